import type { ImageSize } from '../../../../../shared/domain/media/image-edit.ts';
import type { Way } from '../geometry/crop.ts';

/** How far Shift takes a side, as a share of the image. */
const LARGE_STEP = 0.05;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key moves what has the keyboard, px of the image; null for other keys. */
export function stepOfKey(
  {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  whole: ImageSize,
): Way | null {
  const way = ctrlKey || metaKey || altKey ? undefined : WAYS[key];
  if (!way) return null;
  const step = (sidePx: number) => (shiftKey ? Math.max(1, Math.round(sidePx * LARGE_STEP)) : 1);
  return { x: way.x * step(whole.widthPx), y: way.y * step(whole.heightPx) };
}
