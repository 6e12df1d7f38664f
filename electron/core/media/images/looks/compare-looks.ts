import { labDistance } from '../../../../../shared/domain/media/colour/oklab.ts';
import type { ImageLook, LookColour } from './image-look.ts';
import { type LookView, type Part, PLACES, viewsOf } from './look-view.ts';

/** What each measure counts; tuned on one half of the pictures of the bench. */
export const WEIGHTS = { places: 1, exposure: 0.3, lines: 0.6, colours: 0.3, part: 0.01 };
/** What is seen is told by hue more than by lightness. */
const CHROMA_WEIGHT = 1.6;

const wholeOf = viewsOf({ left: 0, top: 0, width: 1, height: 1 });

/** How far a part is from the left or the top, of the room that there is. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

let views: readonly ((look: ImageLook) => LookView)[] | undefined;

/**
 * Parts that an image may have been cut to: from all sides and corners, and from one side alone. Worked out at the first comparison,
 * because core starts with this module.
 */
const parts = (): readonly ((look: ImageLook) => LookView)[] =>
  (views ??= [
    ...[0.85, 0.7, 0.55].flatMap((size) =>
      STEPS.flatMap((x) => STEPS.map((y) => partOf({ width: size, height: size }, { x, y }))),
    ),
    ...[0.8, 0.6].flatMap((size) =>
      STEPS.flatMap((at) => [
        partOf({ width: size, height: 1 }, { x: at, y: 0 }),
        partOf({ width: 1, height: size }, { x: 0, y: at }),
      ]),
    ),
  ].map((part) => viewsOf(part)));

function partOf({ width, height }: { width: number; height: number }, { x, y }: { x: number; y: number }): Part {
  return { left: (1 - width) * x, top: (1 - height) * y, width, height };
}

/** Half of an image that others are compared with. */
export type Likeness = {
  /** How unlike another image is, without looking at parts: cheap, and never less than what `closely` says by more than its parts allow. */
  roughly(other: ImageLook): number;
  /** How unlike it is, 0 for the same, also where one is a part of the other. */
  closely(other: ImageLook): number;
};

/** Prepares an image to be compared with many. */
export function likenessTo(look: ImageLook): Likeness {
  const whole = wholeOf(look);
  const partsOfLooks = parts();
  const ownParts = partsOfLooks.map((partOfLook) => partOfLook(look));
  const roughly = (other: ImageLook) => unlike(whole, wholeOf(other)) + coloursApart(look.colours, other.colours);
  return {
    roughly,
    closely: (other) => {
      const otherWhole = wholeOf(other);
      let least = unlike(whole, otherWhole);
      for (const part of ownParts) least = Math.min(least, unlike(part, otherWhole) + WEIGHTS.part);
      for (const partOfLook of partsOfLooks) least = Math.min(least, unlike(whole, partOfLook(other)) + WEIGHTS.part);
      return least + coloursApart(look.colours, other.colours);
    },
  };
}

function unlike(one: LookView, other: LookView): number {
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
