/** Pointing at things: hover and focus show what a thing is and what an action would change, a long press does on a phone. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

import type { Offer } from '../protocol/messages';
import type { Table } from '../table.svelte';

const HOVER_MS = 250;
const PRESS_MS = 450;

interface Pointed {
  /** The id of a component, for its detail. */
  thing?: string;
  /** What a click would play, for its preview. */
  offer?: Offer | undefined;
}

export function point(table: Table, pointed: Pointed): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking: AbortController | undefined;
    let pressed = false;

    const begin = (wait: number, sheet: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (pointed.thing) table.thing = { id: pointed.thing, sheet };
        pressed = sheet;
        if (pointed.offer && !sheet) {
          asking = new AbortController();
          void table.point(pointed.offer, asking.signal);
        }
      }, wait);
    };
    const end = (): void => {
      clearTimeout(timer);
      asking?.abort();
      asking = undefined;
      if (table.thing && !table.thing.sheet) table.thing = null;
      if (table.preview && table.preview.offer === pointed.offer) table.preview = null;
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') begin(HOVER_MS, false);
    };
    const down = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'mouse' && pointed.thing) begin(PRESS_MS, true);
    };
    const up = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'mouse') clearTimeout(timer);
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) begin(HOVER_MS, false);
    };
    // The click that ends a long press is not meant as a move. Whoever clicks wants an answer, not the detail that was on its way.
    const click = (event: Event): void => {
      clearTimeout(timer);
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', enter], ['pointerleave', end], ['pointerdown', down], ['pointerup', up], ['pointercancel', up],
      ['focus', focus], ['blur', end], ['contextmenu', menu],
    ];
    // Taking a focused element out of the page blurs it in the middle of drawing; `on` lets a listener change state even then.
    const off = [...listeners.map(([name, listener]) => on(element, name, listener)), on(element, 'click', click, { capture: true })];
    return () => {
      end();
      off.forEach((stop) => stop());
    };
  };
}
