import type { Pose, Scene } from '../scene/scene.ts';
import { canPersonPose } from '../subjects/rigs/person-poses.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { HOUR_WORDS, type NamedPlace } from './lexicon/place-words.ts';
import type { ReadSubject } from './read-subject.ts';

/** Every subject stands for these as well as it stands at all. */
const QUIET: ReadonlySet<Pose> = new Set(['standing', 'sitting', 'playing']);
/** Candles on the drawn cake. */
const CAKE_CANDLES = 5;

/** Words that a stage or a subject brings along: they are drawn although no subject is named by them. */
const BROUGHT_BY_SUBJECT: Readonly<Record<string, readonly string[]>> = {
  snowman: ['scarf', 'carrot', 'nose', 'hat', 'top'],
  owl: ['branch'],
};
const BROUGHT_BY_SETTING: Partial<Record<Scene['setting'], readonly string[]>> = {
  room: ['window', 'windows', 'curtain', 'curtains', 'carpet', 'rug'],
  table: ['window', 'windows'],
  underwater: ['water'],
};

/** Words of a prompt that ask for a view from near, and for what bodies do, as they were written. */
export type ShownWords = { closeWord: string | null; bodyWords: string[] };

/**
 * What of the words that were understood is not drawn: poses that a subject cannot take, what no body is drawn doing, people from near
 * (they are drawn whole), candles beyond those of the cake.
 */
export function undrawn(subjects: readonly ReadSubject[], { closeWord, bodyWords }: ShownWords): string[] {
  const kinds = subjects.map(({ id }) => requireSubject(id));
  const isSwimmer = kinds.some(({ domain, kind }) => domain === 'water' && kind === 'animals');
  const isAlive = kinds.some(({ kind }) => kind === 'people' || kind === 'animals');
  const bodies = bodyWords.filter(
    (word) => word.startsWith('lean') || (isAlive && !(isSwimmer && /^sw[aiu]m/.test(word))),
  );
  const near = closeWord !== null && kinds.some(({ kind }) => kind === 'people') ? [closeWord.replace(/ of$/, '')] : [];
  return [...near, ...undrawnPoses(subjects), ...bodies];
}

/** Seasons and hours that an earlier word of the prompt has ruled out: a picture has one of each. */
export function outdone(places: readonly NamedPlace[]): string[] {
  const season = places.find(({ meaning }) => meaning.season !== undefined)?.meaning.season;
  const hour = places.find(({ word }) => HOUR_WORDS.has(word))?.meaning.hour;
  return places.flatMap(({ word, meaning }) => {
    const isOther = meaning.season !== undefined && meaning.season !== season;
    return isOther || (HOUR_WORDS.has(word) && meaning.hour !== hour) ? [word] : [];
  });
}

function undrawnPoses(subjects: readonly ReadSubject[]): string[] {
  const poses = subjects.flatMap(({ id, pose, poseWord }) =>
    pose && poseWord && !canPose(id, pose) ? [poseWord] : [],
  );
  const candles = subjects.some(({ id }) => id === 'cake') ? subjects.find(({ id }) => id === 'candle') : undefined;
  const count = candles?.count ?? CAKE_CANDLES;
  return count === CAKE_CANDLES ? poses : [...poses, `${count} candles`];
}

function canPose(id: string, pose: Pose): boolean {
  const { kind, poses, domain } = requireSubject(id);
  if (QUIET.has(pose) || (pose === 'flying' && domain === 'air')) return true;
  return kind === 'people' ? canPersonPose(pose) : (poses?.includes(pose) ?? false);
}

/** The words that are not drawn, without those that the scene shows all the same. */
export function withoutBrought(words: readonly string[], scene: Scene): string[] {
  const brought = new Set([
    ...(BROUGHT_BY_SETTING[scene.setting] ?? []),
    ...scene.subjects.flatMap(({ id }) => BROUGHT_BY_SUBJECT[id] ?? []),
  ]);
  return [...new Set(words)].filter((word) => !brought.has(word));
}
