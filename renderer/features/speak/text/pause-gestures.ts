import { PAUSE_LIMITS_MS } from '../../../../shared/domain/speech/markup/pause-marker.ts';

const MS_PER_PX = 10;
const CLICK_PX = 3;
const STEP_MS = 50;

const clamp = (ms: number) => Math.round(Math.min(PAUSE_LIMITS_MS.most, Math.max(PAUSE_LIMITS_MS.least, ms)) / 10) * 10;

/** The length of a pause after a key on its chip, with Shift in steps ten times as large; null for other keys. */
export function pauseAfterKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>, ms: number): number | null {
  const step = STEP_MS * (event.shiftKey ? 10 : 1);
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(ms + step);
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(ms - step);
    case 'Home':
      return PAUSE_LIMITS_MS.least;
    default:
      return null;
  }
}

/** Follows a drag on a chip, 10 ms a pixel; a press without movement is a click. */
export function dragPause(
  chip: HTMLElement,
  start: PointerEvent,
  pause: { fromMs: number; set: (ms: number) => void; click: () => void },
): void {
  const ending = new AbortController();
  let isDragging = false;
  chip.setPointerCapture(start.pointerId);
  chip.addEventListener(
    'pointermove',
    (event) => {
      const px = event.clientX - start.clientX;
      if (!isDragging && Math.abs(px) < CLICK_PX) return;
      isDragging = true;
      pause.set(clamp(pause.fromMs + px * MS_PER_PX));
    },
    { signal: ending.signal },
  );
  const end = (isClick: boolean) => () => {
    ending.abort();
    if (isClick && !isDragging) pause.click();
  };
  chip.addEventListener('pointerup', end(true), { signal: ending.signal });
  chip.addEventListener('pointercancel', end(false), { signal: ending.signal });
}
