const bars = new Set<HTMLElement>();
let observer: ResizeObserver | null = null;

/**
 * For the `ref` of a bar of controls at the foot of the stage: toasts appear above it and never cover it, whatever height its
 * words give it.
 */
export function keepFreeOfToasts(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  observer ??= new ResizeObserver(liftToasts);
  bars.add(bar);
  observer.observe(bar);
  liftToasts();
  return () => {
    bars.delete(bar);
    observer?.unobserve(bar);
    liftToasts();
  };
}

/** A bar that floats over the stage has room below it, which belongs to it. */
function roomOf(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  return bar.offsetHeight + (position === 'absolute' ? Number.parseFloat(bottom) || 0 : 0);
}

function liftToasts(): void {
  const height = Math.max(0, ...[...bars].map(roomOf));
  document.documentElement.style.setProperty('--foot-bar', `${height}px`);
}
