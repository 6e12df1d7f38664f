import { hashOf } from '../../../../engine/images/drawing/random.ts';
import { layOut } from '../../../../engine/images/layout/lay-out.ts';
import type { Placed } from '../../../../engine/images/layout/layout.ts';
import { composeScene } from '../../../../engine/images/prompt/compose-scene.ts';
import { COLOUR_WORDS } from '../../../../engine/images/prompt/lexicon/colour-words.ts';
import { lookUp } from '../../../../engine/images/prompt/lexicon/lexicon.ts';
import type { Scene } from '../../../../engine/images/scene/scene.ts';
import { requireSubject } from '../../../../engine/images/subjects/subject-registry.ts';
import { seenDrawings } from '../measure-picture.ts';
import type { DescribedPrompt } from './described-prompt.ts';
import { ALSO, isInPlace } from './what-counts.ts';

/** What became of one part of a description: it is seen as asked, it is told as not drawn, or neither. */
export type DescribedCheck = { kind: 'seen' | 'told' | 'missed'; prompt: string; what: string };

const SIZE = { width: 384, height: 384 };
const PART =
  /^(?:(?<count>\d+)(?<least>\+)? )?(?:(?<colour>red|white|blue|green|yellow|orange|brown|black|grey|pink|purple|golden) )?(?<noun>.+?)(?: (?:in|on) (?<other>.+?))?(?: at (?<side>left|right))?$/;

/** A picture of a prompt: its scene, where its drawings are, and which of them are seen. */
type Picture = { scene: Scene; placed: readonly Placed[]; seen: ReadonlySet<number>; unknown: readonly string[] };

/** Draws a prompt and looks for each part of its description. */
export function checkDescribed({ prompt, shows }: DescribedPrompt): DescribedCheck[] {
  const { scene, unknown } = composeScene(prompt, { seed: hashOf(prompt) % 1_000_000 });
  const picture = { scene, unknown, placed: layOut(scene, SIZE).placed, seen: seenDrawings(scene) };
  return shows.split('; ').map((what) => ({ kind: kindOf(what, picture), prompt, what }));
}

function kindOf(what: string, picture: Picture): DescribedCheck['kind'] {
  const { scene, unknown } = picture;
  if (what.startsWith('-')) return drawingsOf(what.slice(1), picture).length === 0 ? 'seen' : 'missed';
  if (what.startsWith('@')) return isInPlace(scene, what.slice(1)) ? 'seen' : isTold(unknown, what.slice(1));
  if (what.includes(' < ')) return isSmaller(what.split(' < '), picture) ? 'seen' : 'missed';
  const { noun = '', other, colour, count, least, side } = PART.exec(what)!.groups!;
  const holders = other === undefined ? [] : drawingsOf(other, picture).map(({ placed }) => placed);
  const drawings = drawingsOf(noun, picture).filter(({ placed, wearer }) => wearer || !holders.includes(placed));
  if (drawings.length === 0) return isPartOfStage(scene, noun) ? 'seen' : isTold(unknown, noun);
  const isRight =
    (count === undefined || isNumber(drawings, { noun, count: Number(count), isLeast: least !== undefined })) &&
    (side === undefined || drawings.every(({ placed: { x } }) => x < SIZE.width / 2 === (side === 'left'))) &&
    (colour === undefined || drawings.some((one) => one.colour === COLOUR_WORDS[colour])) &&
    (other === undefined || drawings.every((one) => isCarriedBy(one, other, picture)));
  if (isRight) return 'seen';
  return count !== undefined && unknown.some((words) => words.startsWith(`${count} `)) ? 'told' : 'missed';
}

/** Of two subjects that are both seen: the first is less high than the second. */
function isSmaller(nouns: readonly string[], picture: Picture): boolean {
  const [low, high] = nouns.map((noun) => drawingsOf(noun, picture).map(({ placed }) => placed.height));
  return low!.length > 0 && high!.length > 0 && Math.max(...low!) < Math.min(...high!);
}

/** One drawing, or what somebody wears. */
type Drawing = { id: string; colour: string | null; placed: Placed; wearer: Placed | null };

function idsOf(noun: string): ReadonlySet<string> {
  const subject = lookUp(noun)?.meanings.subject;
  return new Set([...(subject === undefined ? [] : [subject]), ...(ALSO[noun] ?? [])]);
}

function drawingsOf(noun: string, { placed, seen }: Picture): Drawing[] {
  const ids = new Set(noun.split('|').flatMap((one) => [...idsOf(one)]));
  const isHat = noun.endsWith('hat');
  const isMeant = (id: string) => ids.has(id) || (isHat && requireSubject(id).wear?.place === 'head');
  return placed.flatMap((one, index): Drawing[] => [
    ...(seen.has(index) && isMeant(one.id) ? [{ id: one.id, colour: one.colour, placed: one, wearer: null }] : []),
    ...one.worn.filter(({ id }) => isMeant(id)).map((worn) => ({ ...worn, placed: one, wearer: one })),
  ]);
}

/** Pairs are two, and one drawing of many is as many as need be. */
function isNumber(
  drawings: readonly Drawing[],
  { noun, count, isLeast }: { noun: string; count: number; isLeast: boolean },
): boolean {
  const each = OARS.test(noun) ? 2 : 1;
  const made = drawings.reduce((sum, { id, placed }) => sum + sizeOf(id, placed.isSingle) * each, 0);
  return isLeast ? made >= count : made === count;
}

const MANY = 99;
const SETS: ReadonlySet<string> = new Set(['books', 'chess-board', 'corn-field', 'sushi']);
const TWO: ReadonlySet<string> = new Set(['couple', 'cherry']);
/** A boat by itself is one; its oars are two. */
const OARS = /^(?:paddle|oar)/;

function sizeOf(id: string, isSingle: boolean): number {
  const { isPair, isMany, hasSingle } = requireSubject(id);
  if (isPair || TWO.has(id)) return 2;
  return SETS.has(id) || (isMany && !(hasSingle && isSingle)) ? MANY : 1;
}

function isCarriedBy({ placed, wearer }: Drawing, other: string, { placed: all }: Picture): boolean {
  const ids = idsOf(other);
  if (wearer) return ids.has(wearer.id);
  return (
    placed.isCarried &&
    all.some(
      ({ id, x, baseY, height }) =>
        ids.has(id) &&
        Math.abs(placed.x - x) < height * 0.9 &&
        placed.baseY > baseY - height * 1.3 &&
        placed.baseY <= baseY + 2,
    )
  );
}

const isPartOfStage = ({ setting, extras }: Scene, noun: string): boolean =>
  (setting === 'table' && (noun === 'table' || noun === 'desk')) ||
  ((setting === 'table' || setting === 'room') && noun === 'window') ||
  (noun === 'leaf' && extras.includes('leaves')) ||
  lookUp(noun)?.meanings.place !== undefined;

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

function isTold(unknown: readonly string[], noun: string): 'told' | 'missed' {
  const head = singular(noun.split(' ').at(-1)!);
  const isNamed = unknown.some((words) =>
    words
      .split(/[\s-]+/)
      .map(singular)
      .includes(head),
  );
  return isNamed ? 'told' : 'missed';
}
