import { labDistance } from '../../../../../shared/domain/media/colour/oklab.ts';
import { bytesLab, EDGE_ANGLES, EDGE_SIDE, type ImageLook, type LookColour, MOSAIC_SIDE } from './image-look.ts';

/** A part of an image as shares of its sides. */
type Part = { left: number; top: number; width: number; height: number };

/** Fields along each side of what is compared. */
const PLACES = 6;
const LINE_PLACES = 4;
/** What each measure counts; tuned on one half of the pictures of the bench. */
export const WEIGHTS = { places: 1, exposure: 0.3, lines: 0.6, colours: 0.3, part: 0.01 };
/** What is seen is told by hue more than by lightness. */
const CHROMA_WEIGHT = 1.6;

const WHOLE: Part = { left: 0, top: 0, width: 1, height: 1 };

/** How far a part is from the left or the top, of the room that there is. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** Parts that an image may have been cut to: from all sides and corners, and from one side alone. */
const PARTS: readonly Part[] = [
  ...[0.85, 0.7, 0.55].flatMap((size) =>
    STEPS.flatMap((x) => STEPS.map((y) => partOf({ width: size, height: size }, { x, y }))),
  ),
  ...[0.8, 0.6].flatMap((size) =>
    STEPS.flatMap((at) => [
      partOf({ width: size, height: 1 }, { x: at, y: 0 }),
      partOf({ width: 1, height: size }, { x: 0, y: at }),
    ]),
  ),
];

function partOf({ width, height }: { width: number; height: number }, { x, y }: { x: number; y: number }): Part {
  return { left: (1 - width) * x, top: (1 - height) * y, width, height };
}

/** A look as it is compared: the colours of PLACES² fields with their mean lightness, and lines with a length of one. */
type View = { places: Float32Array; lines: Float32Array; lightness: number };

/** Half of an image that others are compared with. */
export type Likeness = {
  /** How unlike another image is, without looking at parts: cheap, and never less than what `closely` says by more than its parts allow. */
  roughly(other: ImageLook): number;
  /** How unlike it is, 0 for the same, also where one is a part of the other. */
  closely(other: ImageLook): number;
};

/** Prepares an image to be compared with many. */
export function likenessTo(look: ImageLook): Likeness {
  const whole = viewOf(look, WHOLE);
  const parts = PARTS.map((part) => viewOf(look, part));
  const roughly = (other: ImageLook) => unlike(whole, viewOf(other, WHOLE)) + coloursApart(look.colours, other.colours);
  return {
    roughly,
    closely: (other) => {
      const otherWhole = viewOf(other, WHOLE);
      let least = unlike(whole, otherWhole);
      for (const part of parts) least = Math.min(least, unlike(part, otherWhole) + WEIGHTS.part);
      for (const part of PARTS) least = Math.min(least, unlike(whole, viewOf(other, part)) + WEIGHTS.part);
      return least + coloursApart(look.colours, other.colours);
    },
  };
}

function unlike(one: View, other: View): number {
  const brighter = one.lightness - other.lightness;
  let sum = WEIGHTS.exposure * Math.abs(brighter) * PLACES ** 2;
  for (let at = 0; at < one.places.length; at += 3) {
    const lightness = one.places[at]! - other.places[at]! - brighter;
    const a = one.places[at + 1]! - other.places[at + 1]!;
    const b = one.places[at + 2]! - other.places[at + 2]!;
    sum += Math.sqrt(lightness * lightness + CHROMA_WEIGHT * (a * a + b * b));
  }
  let same = 0;
  for (let at = 0; at < one.lines.length; at++) same += one.lines[at]! * other.lines[at]!;
  return (WEIGHTS.places * sum) / PLACES ** 2 + WEIGHTS.lines * Math.max(0, 1 - same);
}

/** How far the colours of each are from the nearest of the other, by their shares. */
function coloursApart(one: readonly LookColour[], other: readonly LookColour[]): number {
  if (one.length === 0 || other.length === 0) return WEIGHTS.colours;
  const away = (from: readonly LookColour[], to: readonly LookColour[]) =>
    from.reduce((sum, colour) => sum + colour.share * Math.min(...to.map((each) => labDistance(colour, each))), 0);
  return (WEIGHTS.colours * (away(one, other) + away(other, one))) / 2;
}

function viewOf({ mosaic, edges }: ImageLook, part: Part): View {
  const places = new Float32Array(PLACES ** 2 * 3);
  let sum = 0;
  const colour = [0, 0, 0];
  for (let place = 0; place < PLACES ** 2; place++) {
    mixAt({ fields: mosaic, side: MOSAIC_SIDE, depth: 3 }, centreOf(place, PLACES, part), colour);
    const { lightness, a, b } = bytesLab(colour[0]!, colour[1]!, colour[2]!);
    places.set([lightness, a, b], place * 3);
    sum += lightness;
  }
  const lines = new Float32Array(LINE_PLACES ** 2 * EDGE_ANGLES);
  const strengths = Array.from({ length: EDGE_ANGLES }, () => 0);
  for (let place = 0; place < LINE_PLACES ** 2; place++) {
    mixAt({ fields: edges, side: EDGE_SIDE, depth: EDGE_ANGLES }, centreOf(place, LINE_PLACES, part), strengths);
    lines.set(strengths, place * EDGE_ANGLES);
  }
  const length = Math.hypot(...lines) || 1;
  return { places, lines: lines.map((value) => value / length), lightness: sum / PLACES ** 2 };
}

const centreOf = (place: number, side: number, { left, top, width, height }: Part) => ({
  x: left + (((place % side) + 0.5) / side) * width,
  y: top + ((Math.floor(place / side) + 0.5) / side) * height,
});

/** The values at a point, between those of the four fields around it. */
function mixAt(
  { fields, side, depth }: { fields: Uint8Array; side: number; depth: number },
  { x, y }: { x: number; y: number },
  into: number[],
): void {
  const column = Math.min(side - 1, Math.max(0, x * side - 0.5));
  const row = Math.min(side - 1, Math.max(0, y * side - 0.5));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, below] = [Math.min(side - 1, left + 1), Math.min(side - 1, top + 1)];
  const [across, down] = [column - left, row - top];
  for (let index = 0; index < depth; index++) {
    const at = (fieldX: number, fieldY: number) => fields[(fieldY * side + fieldX) * depth + index]!;
    const upper = at(left, top) * (1 - across) + at(right, top) * across;
    const lower = at(left, below) * (1 - across) + at(right, below) * across;
    into[index] = upper * (1 - down) + lower * down;
  }
}
