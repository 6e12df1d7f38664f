import { isPlain, type Scene } from '../../scene/scene.ts';
import { requireSubject, SUBJECTS } from '../../subjects/subject-registry.ts';
import type { NamedPlace, PlaceMeaning } from '../lexicon/place-words.ts';
import type { Reading } from '../prompt-reader.ts';
import { plainSubject, type ReadSubject } from '../read-subject.ts';

/** What is a place or a time in a landscape, and a shape on a plain background, in a badge or a pattern. */
const SHAPES: readonly (readonly [words: RegExp, id: string])[] = [
  [/^star/, 'star-shape'],
  [/^(?:moons?|full moon|crescent|crescent moon|half moon)$/, 'moon-shape'],
  [/^sun$/, 'sun-shape'],
  [/^cloud$/, 'cloud-shape'],
  [/^(?:snowflake|snow)$/, 'snowflake-shape'],
  [/^(?:leaves|falling leaves|autumn leaves|fall leaves)$/, 'leaf'],
  [/^(?:petal|flower field|floral pattern)$/, 'flowers'],
];

/** What stands for a trade in its logo, where nothing else is named. */
const TRADES: readonly (readonly [trade: RegExp, id: string])[] = [
  [/\bbaker(?:y|s)?\b/i, 'croissant'],
  [/\b(?:coffee|caf[eé]|tea house)\b/i, 'teacup'],
  [/\b(?:restaurant|catering|cooking|diner)\b/i, 'chef-hat'],
  [/\bpizzeria\b/i, 'pizza'],
  [/\b(?:florist|flower shop)\b/i, 'tulip'],
  [/\b(?:garden\w*|eco|organic|vegan)\b/i, 'leaf'],
  [/\b(?:gym|fitness|crossfit)\b/i, 'dumbbell'],
  [/\b(?:photograph\w*|film|video)\b/i, 'camera'],
  [/\b(?:podcast|radio)\b/i, 'microphone'],
  [/\b(?:music|record label|dj)\b/i, 'headphones'],
  [/\b(?:book ?shop|book ?store|library|publish\w+)\b/i, 'books'],
  [/\b(?:hair\w*|barber\w*|tailor)\b/i, 'scissors'],
  [/\b(?:travel|airline)\b/i, 'plane'],
  [/\b(?:build\w+|construction|carpent\w+|handyman)\b/i, 'hammer'],
  [/\b(?:tech|software|computer|start-?up|it) (?:company|firm|shop|agency|start-?up)\b/i, 'laptop'],
  [/\b(?:brewery|bar|pub|winery)\b/i, 'wine'],
  [/\b(?:pet|vet\w*|animal)\b/i, 'dog'],
];

/** What is drawn where the prompt asks for a logo, an icon, a pattern or a plain background instead of a scene. */
export function arranged(reading: Reading, named: readonly NamedPlace[], prompt: string): Reading {
  const setting = arrangementOf(reading, named);
  const isBadge = reading.places.some(({ extra }) => extra === 'badge');
  if (setting === null && (isSitting(reading) || isAbstract(reading)))
    return { ...reading, places: [{ setting: 'plain', hour: 'day' }] };
  if (setting === null && (isInSpace(reading) || named.some(hasSeveralMoons))) return withBodies(reading, named);
  if (setting === null) return isBadge ? { ...reading, places: withoutRooms(reading.places) } : withoutWeak(reading);
  const shapes = named.flatMap((place) => shapeOf(place));
  const taken = new Set(shapes.map(({ colour }) => colour));
  const subjects = [...reading.subjects, ...shapes.filter(({ id }) => reading.subjects.every((one) => one.id !== id))];
  return {
    ...reading,
    subjects: subjects.length > 0 || !isBadge ? subjects : tradeOf(prompt),
    places: [{ setting, hour: 'day' }, ...(isBadge ? [{ extra: 'badge' } as const] : [])],
    tint: reading.tint.filter((colour) => !taken.has(colour)),
  };
}

const isInSpace = ({ places }: Reading): boolean => places.some(({ setting }) => setting === 'space');
const hasSeveralMoons = ({ word, count }: NamedPlace): boolean => word.startsWith('moon') && (count ?? 0) > 1;

/** Sun and moons among the planets are bodies as those are, and two moons are two anywhere. */
function withBodies(reading: Reading, named: readonly NamedPlace[]): Reading {
  // One moon is in every sky at night.
  const besides = isInSpace(reading) ? 0 : 1;
  const bodies = named
    .filter((place) => (besides === 0 ? /^(?:sun|moon|full moon)$/.test(place.word) : hasSeveralMoons(place)))
    .flatMap((place) => shapeOf({ ...place, count: place.count === null ? null : place.count - besides }));
  const missing = bodies.filter(({ id }) => reading.subjects.every((one) => one.id !== id));
  return { ...withoutWeak(reading), subjects: [...reading.subjects, ...missing] };
}

function arrangementOf({ places, subjects }: Reading, named: readonly NamedPlace[]): Scene['setting'] | null {
  const settings = places.filter(({ setting }) => setting !== undefined && isPlain(setting));
  const strong = settings.find(({ setting, isWeak }) => setting === 'pattern' || isWeak !== true)?.setting;
  const isBadge = places.some(({ extra }) => extra === 'badge');
  const hasLand = places.some(({ backdrop, water, ground }) => backdrop ?? water ?? ground);
  if (strong === 'pattern') return 'pattern';
  if (isBadge) return hasLand ? null : 'plain';
  if (strong) return strong;
  const isElsewhere =
    hasLand ||
    subjects.some(({ id }) => id === 'table') ||
    named.some(({ meaning: { setting } }) => setting !== undefined && setting !== 'sky' && !isPlain(setting));
  return settings.length > 0 && !isElsewhere ? 'plain' : null;
}

/** Who is painted from near and nowhere in particular has a plain wall behind them. */
const isSitting = ({ composition, places, subjects }: Reading): boolean =>
  composition === 'portrait' &&
  places.length === 0 &&
  subjects.length > 0 &&
  subjects.every(
    ({ id, relation }) =>
      relation?.kind === 'worn' || ['people', 'animals', 'clothes'].includes(requireSubject(id).kind),
  );

/** Shapes alone are nowhere. */
const isAbstract = ({ subjects, places }: Reading): boolean =>
  places.length === 0 && subjects.length === 1 && subjects[0]!.id === 'abstract-shapes';

/** The landscape of a badge is in no shop. */
const withoutRooms = (places: readonly PlaceMeaning[]): PlaceMeaning[] =>
  places.filter(({ setting }) => setting !== 'room' && !(setting !== undefined && isPlain(setting)));

const withoutWeak = (reading: Reading): Reading => ({
  ...reading,
  places: reading.places.filter(({ isWeak }) => isWeak !== true),
});

function shapeOf({ word, colours, count, isPlural }: NamedPlace): ReadSubject[] {
  const id = SHAPES.find(([words]) => words.test(word))?.[1];
  if (id === undefined || !SUBJECTS.has(id)) return [];
  const several = isPlural && count === null ? 3 : null;
  return [{ ...plainSubject(id), colour: colours[0] ?? null, count, several }];
}

function tradeOf(prompt: string): ReadSubject[] {
  const id = TRADES.find(([trade]) => trade.test(prompt))?.[1];
  return id === undefined ? [plainSubject('star-shape')] : [plainSubject(id)];
}
