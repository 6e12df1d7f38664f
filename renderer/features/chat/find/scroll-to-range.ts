/** From the edges of what scrolls. */
const ROOM_PX = 24;

/** Scrolls a list, and what scrolls sideways in it, so that a range is in view. Returns whether it was before. */
export function scrollToRange(list: HTMLElement, range: Range): boolean {
  const box = range.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  const isAbove = box.top < view.top + ROOM_PX;
  const isBelow = box.bottom > view.bottom - ROOM_PX;
  if (isAbove || isBelow) list.scrollTop += box.top - view.top - view.height / 3;
  const wide = range.startContainer.parentElement?.closest('pre, [role="region"]');
  const isBeside = wide instanceof HTMLElement && wide !== list && !scrollSideways(wide, box);
  return !isAbove && !isBelow && !isBeside;
}

function scrollSideways(wide: HTMLElement, box: DOMRect): boolean {
  const view = wide.getBoundingClientRect();
  const before = wide.scrollLeft;
  if (box.right > view.right - ROOM_PX) wide.scrollLeft += box.right - view.right + ROOM_PX;
  else if (box.left < view.left) wide.scrollLeft += box.left - view.left - ROOM_PX;
  return wide.scrollLeft === before;
}
