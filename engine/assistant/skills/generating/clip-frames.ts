import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { findTargets, findTitled } from '../../plan/find-targets.ts';
import type { Hands } from '../../plan/hands.ts';

/** An image is named, or pointed at. */
const IMAGE =
  /\b(?:it|this|that|these|them)\b|\b(?:images?|pictures?|pics?|photos?|paintings?|drawings?)\b|\bthe (?:first|second|third|fourth|fifth|last) one\b/i;
const FROM_TO =
  /(?:^|\b(?:going|goes|go|morph(?:s|ing)?|fad(?:es|ing)|mov(?:es|ing)|start(?:s|ing)?|begin(?:s|ning)?|transitions?)\s+)(?:from|with|at|on)\s+(?<from>.+?)\s+(?:to|(?:and|then)\s+(?:ends?|ending)\s+(?:with|at|on|in))\s+(?<to>.+)$/is;
const FIRST_LAST =
  /^(?:with\s+)?(?<from>.+?)\s+as (?:the )?first(?: frame)?\s*(?:,|and)+\s*(?<to>.+?)\s+as (?:the )?last(?: frame)?$/is;
/** Only what is there can come alive: a title with its article, or one that is said without any. */
const NOT_A_TITLE = /^(?:an?|some|two|three|\d)\b/i;

/** “A train crossing a bridge, camera follows it”: “it” is what was spoken of just before. */
const OF_SOMETHING_NEW =
  /^(?:an?|some|two|three|\d+)\s+(?!(?:clip|video|film|image|picture|photo|drawing|painting)\b)/i;
const OWN_PRONOUN = /\b(?:it|this|that|these|them)\b/gi;

/** What a clip is made of: words, or images that it begins and ends with. */
export type ClipSource = { prompt: string } | { firstFrameId: string; lastFrameId?: string; prompt?: string };

/** What an image is to do, behind what names it: "the kayak drifting to the left", "it with the camera zooming in". */
const MOTION =
  /^(?<image>.+?)[\s,]+(?<motion>(?:with|while|where|in which|as|so(?: that)?)\s+(?:the\s+|a\s+|an\s+|slow\s+)*[\p{L}-]+.*|(?:(?:slowly|gently|quickly|softly)\s+)?(?!morning\b|evening\b|painting\b|drawing\b|building\b)[\p{L}]{3,}ing\b.*|to (?:make|let|have)\s+(?:it|him|her|them)\s.+)$/isu;

/** What is to move is named once; “it” in what it does is the same. */
const ANOTHER_IMAGE = /\b(?:images?|pictures?|pics?|photos?|paintings?|drawings?)\b/i;

/** “The banner, petals falling”, “the goblin: he waves”. */
const THEN = /^(?<image>[^,:]+)[,:]\s*(?<motion>.+)$/is;
const motionOf = (said: string): string => said.replace(/^so(?: that)?\s+/i, '');

/** Whether words for a clip name an image that is there. */
export const namesImage = (about: string): boolean =>
  IMAGE.test(OF_SOMETHING_NEW.test(about) ? about.replaceAll(OWN_PRONOUN, ' ') : about);

/**
 * What a clip is made of. `isAlive`: the words say that something comes alive, which is an image where the library has one of that title.
 * @throws CallNeeded, PlanStopped see findTargets
 */
export function clipSource(hands: Hands, about: string, isAlive: boolean): ClipSource {
  const ends = (FROM_TO.exec(about) ?? FIRST_LAST.exec(about))?.groups;
  if (!namesImage(about)) {
    const [first, last] = ends ? [ends['from']!, ends['to']!].map((each) => findTitled(hands, each, 'image')) : [];
    if (first && last) return { firstFrameId: first.id, lastFrameId: last.id };
    if (!isAlive || NOT_A_TITLE.test(about)) return { prompt: about };
    const titled = findTitled(hands, about, 'image');
    if (titled) return { firstFrameId: titled.id };
    for (const moving of [MOTION.exec(about)?.groups, THEN.exec(about)?.groups]) {
      const image = moving ? findTitled(hands, moving['image']!, 'image') : null;
      if (image) return { firstFrameId: image.id, prompt: motionOf(moving!['motion']!) };
    }
    return { prompt: about };
  }
  if (!ends) {
    const moving = (MOTION.exec(about) ?? THEN.exec(about))?.groups;
    if (!moving || ANOTHER_IMAGE.test(moving['motion']!)) return { firstFrameId: imageOf(hands, about).id };
    const isPointed = namesImage(moving['image']!);
    const image = isPointed ? imageOf(hands, moving['image']!) : findTitled(hands, moving['image']!, 'image');
    return image
      ? { firstFrameId: image.id, prompt: motionOf(moving['motion']!) }
      : { firstFrameId: imageOf(hands, about).id };
  }
  return { firstFrameId: imageOf(hands, ends['from']!).id, lastFrameId: imageOf(hands, ends['to']!).id };
}

const imageOf = (hands: Hands, phrase: string): ContextItem =>
  findTargets(hands, phrase, { kinds: ['image'], isSingle: true })[0]!;
