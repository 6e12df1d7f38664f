import { type Lab, labDistance } from '../../../../../shared/domain/media/colour/oklab.ts';
import { type ColourName, colourName } from '../../../../../shared/domain/media/colour/colour-name.ts';
import type { LookColour } from './image-look.ts';

const MOST_COLOURS = 8;
/** Colours nearer than this are one to the eye of somebody who looks for a colour. */
const APART = 0.09;
/** Side of the boxes in which colours are counted first. */
const BOX = 0.05;
const ROUNDS = 6;
const LEAST_SHARE = 0.015;
/** A part of a colour that has a name of its own is one of its own from here on. */
const LEAST_NAMED_SHARE = 0.05;

/** The main colours among some, the largest first, with their shares. The same colours always give the same answer. */
export function dominantColours(colours: readonly Lab[]): LookColour[] {
  let centres = startOf(colours);
  for (let round = 0; round < ROUNDS; round++) centres = gather(colours, centres).filter(({ share }) => share > 0);
  return named(colours, merged(centres))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => other.share - one.share);
}

/** The fullest boxes that are apart. */
function startOf(colours: readonly Lab[]): LookColour[] {
  const boxes = new Map<string, Lab[]>();
  for (const colour of colours) {
    const key = [colour.lightness, colour.a, colour.b].map((value) => Math.floor(value / BOX)).join();
    const box = boxes.get(key);
    if (box) box.push(colour);
    else boxes.set(key, [colour]);
  }
  const means = [...boxes.values()].toSorted((one, other) => other.length - one.length).map(meanOf);
  const centres: LookColour[] = [];
  for (const mean of means) {
    if (centres.length === MOST_COLOURS) break;
    if (centres.every((centre) => labDistance(centre, mean) >= APART)) centres.push({ ...mean, share: 0 });
  }
  return centres;
}

function meanOf(colours: readonly Lab[]): Lab {
  const sum = { lightness: 0, a: 0, b: 0 };
  for (const { lightness, a, b } of colours) {
    sum.lightness += lightness;
    sum.a += a;
    sum.b += b;
  }
  const count = Math.max(1, colours.length);
  return { lightness: sum.lightness / count, a: sum.a / count, b: sum.b / count };
}

/** Each colour goes to the nearest centre, which becomes their mean. */
function gather(colours: readonly Lab[], centres: readonly LookColour[]): LookColour[] {
  const groups = centres.map((): Lab[] => []);
  for (const colour of colours) groups[nearest(colour, centres)]?.push(colour);
  return groups.map((group) => ({ ...meanOf(group), share: group.length / colours.length }));
}

function nearest(colour: Lab, centres: readonly Lab[]): number {
  let best = { at: 0, distance: Infinity };
  for (const [at, centre] of centres.entries()) {
    const distance = labDistance(colour, centre);
    if (distance < best.distance) best = { at, distance };
  }
  return best.at;
}

/** Centres that came near each other become one. */
function merged(centres: readonly LookColour[]): LookColour[] {
  const result: LookColour[] = [];
  for (const each of centres.toSorted((one, other) => other.share - one.share)) {
    const near = result.findIndex((other) => labDistance(each, other) < APART);
    const other = result[near];
    if (!other) {
      result.push(each);
      continue;
    }
    const share = other.share + each.share;
    const mix = (one: number, two: number) => (one * other.share + two * each.share) / share;
    result[near] = {
      lightness: mix(other.lightness, each.lightness),
      a: mix(other.a, each.a),
      b: mix(other.b, each.b),
      share,
    };
  }
  return result;
}

/** A colour that lies between two names is both: images are found by either. */
function named(colours: readonly Lab[], centres: readonly LookColour[]): LookColour[] {
  const groups = centres.map(() => new Map<ColourName, Lab[]>());
  for (const colour of colours) {
    const group = groups[nearest(colour, centres)];
    const name = colourName(colour);
    const part = group?.get(name);
    if (part) part.push(colour);
    else group?.set(name, [colour]);
  }
  return centres.flatMap((centre, at) => {
    const own = colourName(centre);
    const parts = [...(groups[at] ?? [])].flatMap(([name, part]): LookColour[] => {
      const mean = { ...meanOf(part), share: part.length / colours.length };
      return name !== own && mean.share >= LEAST_NAMED_SHARE && colourName(mean) === name ? [mean] : [];
    });
    const share = parts.reduce((rest, part) => rest - part.share, centre.share);
    return [{ ...centre, share }, ...parts];
  });
}
