/** What is wrong with the geometry of a page: texts on top of each other, texts cut off, targets too small for a thumb. */
import type { Page } from 'playwright-core';

/** A target may be this small, in pixels; half a pixel is rounding. */
const LEAST = 39.5;

/** Everything wrong that can be seen, in words for whoever mends it: a board that fits itself into its room may take a few frames. */
export async function faults(page: Page): Promise<string[]> {
  for (let frames = 1; ; frames *= 2) {
    const found = await faultsNow(page);
    if (found.length === 0 || frames > 64) return found;
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    }, frames);
  }
}

async function faultsNow(page: Page): Promise<string[]> {
  // What lets clicks through would be missing among the elements of a point. The marks that float above the edge of a map lie on whatever
  // is scrolled below them.
  const style = await page.addStyleTag({ content: '* { pointer-events: auto !important } .skip, [data-more] { display: none }' });
  const found = await page.evaluate((least) => {
    const shown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, .sprite, dialog:not([open])');
    const short = (element: Element): string => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    interface Box { left: number; top: number; right: number; bottom: number }
    const meet = (a: Box, b: Box): Box => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
    const size = (box: Box): [number, number] => [box.right - box.left, box.bottom - box.top];
    const faults: string[] = [];
    const texts: { element: Element; box: Box }[] = [];

    /** What is left of a box inside everything that clips it; says so if words are lost without a sign. */
    const visible = (element: Element, box: Box): Box | null => {
      let left = box;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const frame = at.getBoundingClientRect();
        const inside = meet(left, frame);
        const says = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        const [width, height] = size(inside);
        const [wide, high] = size(left);
        if (!says && !scrolls && wide > 0 && high > 0 && (width < wide - 2 || height < high - 3)) faults.push(`cut off: ${short(element)} in ${at.className}`);
        if (width <= 0 || height <= 0) return null;
        left = inside;
      }
      return left;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || /SCRIPT|STYLE|OPTION|TITLE/i.test(element.tagName) || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        // The line is taller than its letters.
        const lean = rect.height * 0.18;
        const box = visible(element, { left: rect.left + 1, top: rect.top + lean, right: rect.right - 1, bottom: rect.bottom - lean });
        if (box && size(box)[0] > 1 && size(box)[1] > 1) texts.push({ element, box });
      }
    }

    /** Whether both are seen at a point, or one lies covered under the other's paper. */
    const bothSeen = (a: Element, b: Element, x: number, y: number): boolean => {
      let [seenA, seenB] = [false, false];
      for (const element of document.elementsFromPoint(x, y)) {
        if (element === a) seenA = true;
        if (element === b) seenB = true;
        if (seenA && seenB) return true;
        const paper = getComputedStyle(element).backgroundColor;
        const opaque = !/rgba\(.*, 0\)|transparent/.test(paper);
        if (opaque && element !== a && element !== b) return false;
      }
      return false;
    };
    for (let i = 0; i < texts.length; i++) {
      for (let j = i + 1; j < texts.length; j++) {
        const [a, b] = [texts[i]!, texts[j]!];
        if (a.element === b.element) continue;
        const common = meet(a.box, b.box);
        const [width, height] = size(common);
        if (width < 2 || height < 2) continue;
        const [x, y] = [(common.left + common.right) / 2, (common.top + common.bottom) / 2];
        if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) continue;
        if (bothSeen(a.element, b.element, x, y)) faults.push(`overlap: ${short(a.element)} and ${short(b.element)}`);
      }
    }

    for (const one of document.querySelectorAll<HTMLElement>('button, a, select, input:not([type="checkbox"]), summary, [role="button"]')) {
      const { width, height } = one.getBoundingClientRect();
      // Words of a sentence, and the list of what happened, are text that can be clicked.
      const inline = one.closest('p, .log, .foot, .rule-text, .skip') || (one.tagName === 'A' && getComputedStyle(one).display === 'inline');
      // An area whose figures are the targets is one itself only where there are none.
      if (inline || one.tabIndex < 0 || width === 0 || !shown(one)) continue;
      if (height < least || width < least) faults.push(`too small: ${short(one)} ${Math.round(width)}×${Math.round(height)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`wider than the window: ${document.documentElement.scrollWidth}`);
    return [...new Set(faults)];
  }, LEAST);
  await style.evaluate((element) => (element as HTMLElement).remove());
  return found;
}
