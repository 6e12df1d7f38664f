import { IMAGE_RATIOS } from '../../../../../shared/domain/generation/images/image-models.ts';
import {
  EDITED_SIDE_PX,
  type ImageArea,
  type ImageEdit,
  type ImageSize,
  turnedSize,
} from '../../../../../shared/domain/media/image-edit.ts';

/** The ratio of the image itself, among the names of ratios. */
export const ORIGINAL_RATIO = 'original';

/**
 * An edit that is being made. `crop` is in whole pixels of the turned image, `ratio` a name such as `16:9` or ORIGINAL_RATIO
 * that the crop keeps, null for any. `scale` is how many pixels of the result a pixel of the crop becomes.
 */
export type EditDraft = {
  quarterTurns: number;
  isMirrored: boolean;
  crop: ImageArea;
  ratio: string | null;
  scale: { x: number; y: number };
  isScaleLocked: boolean;
};

/** The image as it is. */
export function beginEdit({ widthPx, heightPx }: ImageSize): EditDraft {
  return {
    quarterTurns: 0,
    isMirrored: false,
    crop: { leftPx: 0, topPx: 0, widthPx, heightPx },
    ratio: null,
    scale: { x: 1, y: 1 },
    isScaleLocked: true,
  };
}

/** Turns what is seen by a quarter, clockwise (1) or back (-1); the crop stays on what it shows. */
export function turnBy(image: ImageSize, draft: EditDraft, by: 1 | -1): EditDraft {
  const whole = turnedSize(image, draft.quarterTurns);
  const { leftPx, topPx, widthPx, heightPx } = draft.crop;
  const crop = {
    leftPx: by === 1 ? whole.heightPx - topPx - heightPx : topPx,
    topPx: by === 1 ? leftPx : whole.widthPx - leftPx - widthPx,
    widthPx: heightPx,
    heightPx: widthPx,
  };
  return {
    ...draft,
    // Mirrored after its turns, an image turns the other way round.
    quarterTurns: quarters(draft.quarterTurns + (draft.isMirrored ? -by : by)),
    crop,
    ratio: draft.ratio === null ? null : turnedRatio(draft.ratio),
    scale: { x: draft.scale.y, y: draft.scale.x },
  };
}

/** Mirrors what is seen left to right, or top to bottom; the crop stays on what it shows. */
export function mirror(image: ImageSize, draft: EditDraft, how: 'horizontally' | 'vertically'): EditDraft {
  const whole = turnedSize(image, draft.quarterTurns);
  const { leftPx, topPx, widthPx, heightPx } = draft.crop;
  const isMirrored = !draft.isMirrored;
  if (how === 'horizontally') {
    return { ...draft, isMirrored, crop: { ...draft.crop, leftPx: whole.widthPx - leftPx - widthPx } };
  }
  const crop = { ...draft.crop, topPx: whole.heightPx - topPx - heightPx };
  return { ...draft, isMirrored, quarterTurns: quarters(draft.quarterTurns + 2), crop };
}

const quarters = (turns: number): number => (turns + 4) % 4;

/** Any ratio will do where there is no name for the turned one. */
function turnedRatio(ratio: string): string | null {
  if (ratio === ORIGINAL_RATIO) return ratio;
  const turned = ratio.split(':').reverse().join(':');
  return (IMAGE_RATIOS as readonly string[]).includes(turned) ? turned : null;
}

/** The sides of the result. One that would be too large is made smaller as a whole. */
export function resultSize({ crop, scale }: EditDraft): ImageSize {
  const [width, height] = [crop.widthPx * scale.x, crop.heightPx * scale.y];
  const shrink = Math.min(1, EDITED_SIDE_PX.most / Math.max(width, height));
  return { widthPx: sideOf(width * shrink), heightPx: sideOf(height * shrink) };
}

const sideOf = (px: number): number => Math.max(EDITED_SIDE_PX.least, Math.round(px));

/** Gives the result a width or a height; while the sides are locked, the other one follows. */
export function withSide(draft: EditDraft, side: keyof ImageSize, wantedPx: number): EditDraft {
  const px = Math.min(Math.max(EDITED_SIDE_PX.least, Math.round(wantedPx)), EDITED_SIDE_PX.most);
  const scale = px / draft.crop[side];
  if (draft.isScaleLocked) return { ...draft, scale: { x: scale, y: scale } };
  return { ...draft, scale: side === 'widthPx' ? { ...draft.scale, x: scale } : { ...draft.scale, y: scale } };
}

/** Locks the sides of the result to the shape of the crop, or lets each be what it likes. */
export function lockScale(draft: EditDraft, isScaleLocked: boolean): EditDraft {
  const { x } = draft.scale;
  return { ...draft, isScaleLocked, scale: isScaleLocked ? { x, y: x } : draft.scale };
}

/** What core is asked for. */
export function editOf(image: ImageSize, draft: EditDraft): ImageEdit {
  const { quarterTurns, isMirrored, crop } = draft;
  const whole = turnedSize(image, quarterTurns);
  const size = resultSize(draft);
  const isWhole = crop.widthPx === whole.widthPx && crop.heightPx === whole.heightPx;
  const isAsLarge = crop.widthPx === size.widthPx && crop.heightPx === size.heightPx;
  return { quarterTurns, isMirrored, crop: isWhole ? null : crop, size: isAsLarge ? null : size };
}

/**
 * How the image is drawn so that it is seen as it is turned, as the six numbers of a CSS matrix: `cssScale` is the size of one of
 * its pixels, CSS px. In the same order as core draws it.
 */
export function displayMatrix(image: ImageSize, draft: EditDraft, cssScale: number): readonly number[] {
  const { widthPx, heightPx } = turnedSize(image, draft.quarterTurns);
  const [width, height] = [widthPx * cssScale, heightPx * cssScale];
  const turn = TURNS[draft.quarterTurns] ?? [1, 0, 0, 1];
  const [a = 1, b = 0, c = 0, d = 1] = turn;
  // What a turn moves out of the place comes back into it.
  const [e, f] = [a + c < 0 ? width : 0, b + d < 0 ? height : 0];
  return draft.isMirrored ? [-a, b, -c, d, width - e, f].map(positive) : [a, b, c, d, e, f];
}

const TURNS: readonly (readonly number[])[] = [
  [1, 0, 0, 1],
  [0, 1, -1, 0],
  [-1, 0, 0, -1],
  [0, -1, 1, 0],
];

/** No negative zero, which equals no zero in CSS or in tests. */
const positive = (number: number): number => number + 0;
