const REGION = '[data-region]';
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

/** Where the focus last was in each region, so that F6 comes back to the same place. */
const lastFocus = new WeakMap<Element, HTMLElement>();

/** Remembers where the focus is in each region. Returns the function that stops it. */
export function rememberRegionFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const region = target.closest(REGION);
    if (region && region !== target) lastFocus.set(region, target);
  };
  document.addEventListener('focusin', remember);
  return () => document.removeEventListener('focusin', remember);
}

/** Index of the region after `current` (-1: none) among `count`, going round. */
export function nextRegionIndex(current: number, count: number, direction: 1 | -1): number {
  if (count === 0) return -1;
  if (current < 0) return direction === 1 ? 0 : count - 1;
  return (current + direction + count) % count;
}

/** Moves the focus to the next or previous region of the window: title bar, rail, list, content, dock, player. */
export function focusNextRegion(direction: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGION)].filter((region) => region.checkVisibility());
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  const region = regions[nextRegionIndex(current, regions.length, direction)];
  if (!region) return;
  const remembered = lastFocus.get(region);
  const target = remembered?.isConnected ? remembered : (region.querySelector<HTMLElement>(FOCUSABLE) ?? region);
  target.focus();
}
