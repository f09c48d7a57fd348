/** What goes on below the edge of something that scrolls: `data-more` says so, and the style fades its last lines. */
import type { Attachment } from 'svelte/attachments';

/** Less than this is no line. */
const LINE = 6;

export const more: Attachment<HTMLElement> = (element) => {
  const look = (): void => void element.toggleAttribute('data-more', element.scrollHeight - element.clientHeight - element.scrollTop > LINE);
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  for (const child of element.children) sizes.observe(child);
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    element.removeEventListener('scroll', look);
  };
};
