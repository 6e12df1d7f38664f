import { MOST_OF_A_SUBJECT, type Pose, type Scene } from '../scene/scene.ts';
import { canPersonPose } from '../subjects/rigs/person-poses.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { HOUR_WORDS, type NamedPlace } from './lexicon/place-words.ts';
import type { ReadSubject } from './read-subject.ts';

/** Every subject stands for these as well as it stands at all. */
const QUIET: ReadonlySet<Pose> = new Set(['standing', 'sitting', 'playing']);

/** Words that a stage or a subject brings along: they are drawn although no subject is named by them. */
const BROUGHT_BY_SUBJECT: Readonly<Record<string, readonly string[]>> = {
  snowman: ['scarf', 'carrot', 'nose', 'hat', 'top'],
  owl: ['branch'],
  parrot: ['branch'],
  wizard: ['staff'],
  knight: ['sword', 'armour', 'armor', 'cape'],
  samurai: ['sword', 'katana'],
  archer: ['bow'],
  musician: ['violin'],
  hiker: ['stick'],
  fisherman: ['rod'],
  firefighter: ['hose'],
  runner: ['shorts'],
  'chess-board': ['pieces', 'piece', 'chessmen'],
  rowboat: ['oar', 'oars'],
  'golf-ball': ['tee'],
  cactus: ['spines'],
  cake: ['icing', 'frosting'],
  teacup: ['steam', 'coffee'],
};
const BROUGHT_BY_SETTING: Partial<Record<Scene['setting'], readonly string[]>> = {
  room: ['window', 'windows', 'curtain', 'curtains', 'carpet', 'rug'],
  table: ['window', 'windows'],
  underwater: ['water'],
};

/** Words of a prompt that ask for a view from near, and for what bodies do, as they were written. */
export type ShownWords = { closeWord: string | null; bodyWords: string[] };

/**
 * What of the words that were understood is not drawn: poses that a subject cannot take, what no body is drawn doing, from near
 * those who are only drawn whole, numbers beyond the most that is drawn.
 */
export function undrawn(subjects: readonly ReadSubject[], { closeWord, bodyWords }: ShownWords): string[] {
  const kinds = subjects.map(({ id }) => requireSubject(id));
  const isSwimmer = kinds.some(({ domain, kind }) => domain === 'water' && kind === 'animals');
  const isAlive = kinds.some(({ kind }) => kind === 'people' || kind === 'animals');
  const bodies = bodyWords.filter(
    (word) => word.startsWith('lean') || (isAlive && !(isSwimmer && /^sw[aiu]m/.test(word))),
  );
  const near =
    closeWord !== null && kinds.some(({ kind, hasBust }) => kind === 'people' && hasBust !== true)
      ? [closeWord.replace(/ of$/, '')]
      : [];
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
  const numbers = subjects.flatMap(({ id, count }) =>
    count !== null && count > MOST_OF_A_SUBJECT ? [`${count} ${pluralOf(requireSubject(id).words[0]!)}`] : [],
  );
  return [...poses, ...numbers];
}

const pluralOf = (word: string): string => (/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word.replace(/y$/, 'ie')}s`);

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
  return [...new Set(words)].filter((word) => !word.split(' ').every((part) => brought.has(part)));
}
