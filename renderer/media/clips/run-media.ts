/** Plays or stops an element. One that is taken away while it begins has not failed. */
export function runMedia(element: HTMLMediaElement, runs: boolean): void {
  if (runs && element.paused) void element.play().catch(() => undefined);
  else if (!runs && !element.paused) element.pause();
}
