import { tidy } from '../generating/made-of.ts';
import {
  type DeliveryChange,
  degreeOf,
  deliveryChange,
  deliveryValue,
  HOW_SPOKEN,
  VERB_CHANGES,
} from './delivery-words.ts';

/** Who is to be spoken how, and in which script. `isVoiced`: it is said that this is about speaking. */
export type DeliveryWish = { who: string; change: DeliveryChange; where: string; isVoiced: boolean };

const WHERE = String.raw`(?<where>\s+in\s+(?!a\b)(?:the\s+|this\s+|my\s+)?.+?)?`;
const VOICED = '(?:sound|speak|talk|read|speak up|come across|be spoken|be read|say (?:it|that|this))';
const END = String.raw`(?:\s*,?\s+please)?[.!]?$`;
const WISHES = [
  // “Make Anna sound a bit happier”, “let the narrator speak slower”.
  new RegExp(
    String.raw`^(?:make|let|have|get|turn)\s+(?<who>[^,"“]+?)\s+(?:to\s+)?(?:(?<voiced>${VOICED})\s+|be\s+)?(?<how>${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  // “The wizard should sound angrier.”
  new RegExp(
    String.raw`^(?:(?:i|we)(?:['’]d| would)?\s+(?:want|like|need)\s+)?(?<who>[^,"“]+?)\s+(?:should|must|needs\s+to|has\s+to|ought\s+to|to)\s+(?:(?<voiced>${VOICED})|be)\s+(?<how>${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  // “Read line 2 sadly”, “line 3: whispered”.
  new RegExp(
    String.raw`^(?<voiced>read|speak|say|narrate)\s+(?<who>(?:the\s+)?[^,"“]*\b(?:lines?|sentences?)\b[^,"“]*?)\s+(?<how>${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  // “Less monotone” and the like have no values; “calmer voice for Tom” has.
  new RegExp(
    String.raw`^(?:an?\s+)?(?<how>${HOW_SPOKEN})\s+(?<voiced>voice|tone|delivery|reading)\s+(?:for|on)\s+(?<who>[^,"“]+?)${WHERE}${END}`,
    'iu',
  ),
] as const;
/** “Slow the narrator down a bit”, “speed Anna up”. */
const BY_VERB =
  /^(?:(?<down>slow)\s+(?:down\s+)?(?<slowed>(?!down\b)[^,"“]+?)(?:\s+down)?|(?<up>speed)\s+(?:up\s+(?<sped>[^,"“]+?)|(?<spedUp>[^,"“]+?)\s+up))(?<degree>\s+(?:a\s+(?:little\s+)?bit|a\s+little|slightly|a\s+lot|much))?(?<where>\s+in\s+(?:the|this|my)\s+.+?)?[.!]?$/iu;
/** “Set the speed of Anna to 1.2”, “Anna’s pitch to -2”. */
const BY_VALUE =
  /^(?:(?:set|change|put|turn|make)\s+)?(?:the\s+)?(?:(?:speaking\s+)?(?<what>speed|pace|volume|pitch|emotion|mood)\s+(?:of|for)\s+(?<who>[^,"“]+?)|(?<whose>[^,"“]+?)['’]s\s+(?:speaking\s+)?(?<thing>speed|pace|volume|pitch|emotion|mood))\s+(?:to|at|is|should\s+be)\s+["“]?(?<value>[-+−]?\d+(?:\.\d+)?\s*(?:x|×|%|percent|times|semitones?)?|[\p{L}]+)["”]?(?<where>\s+in\s+.+?)?[.!]?$/iu;
/** “Raise the pitch of Anna by two semitones”, “lower the volume of line 3”. */
const BY_STEP =
  /^(?<verb>raise|increase|lift|turn\s+up|lower|reduce|decrease|turn\s+down)\s+the\s+(?:speaking\s+)?(?<what>speed|pace|volume|pitch)\s+(?:of|for)\s+(?<who>[^,"“]+?)(?:\s+by\s+(?<steps>\d{1,2}|one|two|three|four)\s+semitones?)?(?<degree>\s+(?:a\s+(?:little\s+)?bit|a\s+little|slightly|a\s+lot))?(?<where>\s+in\s+.+?)?[.!]?$/iu;

/** The wish for another delivery that a clause is; null where it is none. */
export function deliveryWish(text: string): DeliveryWish | null {
  const groups = WISHES.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
  if (groups) return wishOf(groups['who'], deliveryChange(groups['how']!), groups);
  return byVerb(text) ?? byValue(text) ?? byStep(text);
}

type Groups = Record<string, string | undefined>;

/** The speed, pitch or volume of somebody is said of speaking alone. */
const VOICED_BY_ITSELF = 'speak';

function wishOf(who: string | undefined, change: DeliveryChange | null, groups: Groups): DeliveryWish | null {
  const whom = tidy((who ?? '').replace(/^(?:the\s+)?(?:character|voice\s+of)\s+|['’]s\s+voice$/giu, ''));
  if (change === null || Object.keys(change).length === 0 || whom === '') return null;
  return { who: whom, change, where: groups['where'] ?? 'this script', isVoiced: groups['voiced'] !== undefined };
}

function byVerb(text: string): DeliveryWish | null {
  const groups = BY_VERB.exec(text)?.groups;
  if (!groups) return null;
  const verb = groups['down'] === undefined ? 'speed' : 'slow';
  const change = VERB_CHANGES[verb](degreeOf(groups['degree'] ?? ''));
  return wishOf(groups['slowed'] ?? groups['sped'] ?? groups['spedUp'], change, groups);
}

function byValue(text: string): DeliveryWish | null {
  const groups = BY_VALUE.exec(text)?.groups;
  if (!groups) return null;
  const change = deliveryValue(groups['what'] ?? groups['thing'] ?? '', groups['value']!);
  return wishOf(groups['who'] ?? groups['whose'], change, { ...groups, voiced: VOICED_BY_ITSELF });
}

const STEPS = ['zero', 'one', 'two', 'three', 'four'];

function byStep(text: string): DeliveryWish | null {
  const groups = BY_STEP.exec(text)?.groups;
  if (!groups) return null;
  const isUp = /^(?:raise|increase|lift|turn\s+up)$/i.test(groups['verb']!);
  const { what = '', steps, degree } = groups;
  if (steps !== undefined) {
    const number = STEPS.includes(steps.toLowerCase()) ? STEPS.indexOf(steps.toLowerCase()) : Number(steps);
    return /pitch/i.test(what) ? wishOf(groups['who'], { pitchSteps: isUp ? number : -number }, groups) : null;
  }
  const much = degreeOf(degree ?? '');
  if (/pitch/i.test(what)) return wishOf(groups['who'], VERB_CHANGES[isUp ? 'raise' : 'lower'](much), groups);
  if (/volume/i.test(what))
    return wishOf(groups['who'], deliveryChange(`${degree ?? ''} ${isUp ? 'louder' : 'quieter'}`), groups);
  return wishOf(groups['who'], VERB_CHANGES[isUp ? 'speed' : 'slow'](much), groups);
}
