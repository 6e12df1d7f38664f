import { type ImageArea, type ImageSize, turnedSize } from '../../../../../shared/domain/media/image-edit.ts';
import { type EditDraft, ORIGINAL_RATIO } from './edit-draft.ts';

/** Which edges of a crop are moved: -1 the left or top one, 1 the right or bottom one, 0 neither. */
export type CropEdges = { x: -1 | 0 | 1; y: -1 | 0 | 1 };

/** A way, in px of the image. */
export type Way = { x: number; y: number };

/** Moves the crop as far as the image goes. */
export function moveCrop(image: ImageSize, draft: EditDraft, by: Way): EditDraft {
  const whole = turnedSize(image, draft.quarterTurns);
  const { crop } = draft;
  const leftPx = within(crop.leftPx + Math.round(by.x), whole.widthPx - crop.widthPx);
  const topPx = within(crop.topPx + Math.round(by.y), whole.heightPx - crop.heightPx);
  return { ...draft, crop: { ...crop, leftPx, topPx } };
}

/** Moves edges of the crop; what lies opposite stays. With a ratio the other side follows, and the crop stays in the image. */
export function dragCrop(image: ImageSize, draft: EditDraft, { edges, by }: { edges: CropEdges; by: Way }): EditDraft {
  const whole = turnedSize(image, draft.quarterTurns);
  const ratio = ratioOf(draft.ratio, whole);
  const { crop } = draft;
  const room = {
    width: roomOf(edges.x, { start: crop.leftPx, length: crop.widthPx, whole: whole.widthPx }),
    height: roomOf(edges.y, { start: crop.topPx, length: crop.heightPx, whole: whole.heightPx }),
  };
  const wanted = {
    width: within(crop.widthPx + edges.x * by.x, edges.x === 0 ? crop.widthPx : room.width),
    height: within(crop.heightPx + edges.y * by.y, edges.y === 0 ? crop.heightPx : room.height),
  };
  const { width, height } = ratio === null ? wanted : keptRatio(wanted, edges, { ratio, room, whole });
  const [widthPx, heightPx] = [sideOf(width, whole.widthPx), sideOf(height, whole.heightPx)];
  const leftPx = placeOf(edges.x, { start: crop.leftPx, length: crop.widthPx, next: widthPx, whole: whole.widthPx });
  const topPx = placeOf(edges.y, { start: crop.topPx, length: crop.heightPx, next: heightPx, whole: whole.heightPx });
  return { ...draft, crop: { leftPx, topPx, widthPx, heightPx } };
}

/** Gives the crop a ratio, by name: as large as the image has room for, around the middle of what it was. Null lets it be. */
export function withRatio(image: ImageSize, draft: EditDraft, ratio: string | null): EditDraft {
  const whole = turnedSize(image, draft.quarterTurns);
  const number = ratioOf(ratio, whole);
  if (number === null) return { ...draft, ratio };
  const widthPx = sideOf(Math.min(whole.widthPx, whole.heightPx * number), whole.widthPx);
  const heightPx = sideOf(Math.min(whole.heightPx, whole.widthPx / number), whole.heightPx);
  return { ...draft, ratio, crop: around(draft.crop, { widthPx, heightPx }, whole) };
}

/** Width by height of a ratio by its name; null for any ratio, and for a name that is none. */
export function ratioOf(name: string | null, whole: ImageSize): number | null {
  if (name === null) return null;
  if (name === ORIGINAL_RATIO) return whole.widthPx / whole.heightPx;
  const [width = 0, height = 0] = name.split(':').map(Number);
  return width > 0 && height > 0 ? width / height : null;
}

type Sides = { width: number; height: number };

/** A corner follows the side that was moved further, an edge is followed by the side across, which keeps its middle. */
function keptRatio(
  wanted: Sides,
  edges: CropEdges,
  { ratio, room, whole }: { ratio: number; room: Sides; whole: ImageSize },
): Sides {
  const leading =
    edges.x === 0
      ? wanted.height * ratio
      : edges.y === 0
        ? wanted.width
        : Math.max(wanted.width, wanted.height * ratio);
  const most = Math.min(
    edges.x === 0 ? whole.widthPx : room.width,
    (edges.y === 0 ? whole.heightPx : room.height) * ratio,
  );
  const width = Math.min(leading, most);
  return { width, height: width / ratio };
}

/** How long a side can become whose moved edge is `edge`. */
function roomOf(edge: -1 | 0 | 1, { start, length, whole }: { start: number; length: number; whole: number }): number {
  if (edge === 0) return length;
  return edge === 1 ? whole - start : start + length;
}

/** Where a side begins that was `start` and `length` and is now `next` long. */
function placeOf(
  edge: -1 | 0 | 1,
  { start, length, next, whole }: { start: number; length: number; next: number; whole: number },
): number {
  if (edge === 1) return within(start, whole - next);
  if (edge === -1) return within(start + length - next, whole - next);
  return within(Math.round(start + (length - next) / 2), whole - next);
}

function around(old: ImageArea, size: ImageSize, whole: ImageSize): ImageArea {
  return {
    ...size,
    leftPx: within(Math.round(old.leftPx + (old.widthPx - size.widthPx) / 2), whole.widthPx - size.widthPx),
    topPx: within(Math.round(old.topPx + (old.heightPx - size.heightPx) / 2), whole.heightPx - size.heightPx),
  };
}

const within = (px: number, most: number): number => Math.min(Math.max(0, px), most);
const sideOf = (px: number, most: number): number => Math.min(Math.max(1, Math.round(px)), most);
