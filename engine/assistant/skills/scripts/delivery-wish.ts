import { tidy } from '../generating/made-of.ts';
import {
  type DeliveryChange,
  degreeOf,
  deliveryChange,
  deliveryValue,
  HOW_SPOKEN,
  inherited,
  VERB_CHANGES,
} from './delivery-words.ts';

/** Who is to be spoken how, and in which script. `isVoiced`: it is said that this is about speaking. */
export type DeliveryWish = { who: string; change: DeliveryChange; where: string; isVoiced: boolean };

const WHERE = String.raw`(?<where>\s+in\s+(?!a\b)(?:the\s+|this\s+|my\s+)?.+?)?`;
const VOICED =
  '(?:sound|speak|talk|read|speak up|come across|be (?:spoken|read|said|delivered|voiced)|say (?:it|that|this))';
const END = String.raw`(?:\s+than\s+[^,"“]+)?(?:\s*,?\s+please)?[.!?]?$`;
const WISHES = [
  // “Make Anna sound a bit happier”, “let the narrator speak slower”.
  new RegExp(
    String.raw`^(?:make|let|have|get|turn)\s+(?<who>[^,"“]+?)\s+(?:to\s+)?(?:(?<voiced>${VOICED})\s+|be\s+)?(?<how>${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  // “The wizard should sound angrier.”
  new RegExp(
    String.raw`^(?:(?:i|we)(?:['’]d| would)?\s+(?:want|like|need)\s+)?(?<who>[^,"“]+?)\s+(?:should|must|could|can|might|may|needs\s+to|has\s+to|ought\s+to|to)\s+(?:(?<voiced>${VOICED})|be)\s+(?<how>${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  // “Can Anna talk a little faster?”, “Anna should whisper.”
  new RegExp(
    String.raw`^(?:can|could|may|shall)\s+(?<who>(?!you\b|i\b|we\b)[^,"“]+?)\s+(?:(?<voiced>${VOICED})|be)\s+(?<how>${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?<who>[^,"“]+?)\s+(?:should|must|has\s+to|needs\s+to)\s+(?<voiced>(?<how>whisper))${WHERE}${END}`,
    'iu',
  ),
  // “I’d like the narrator a bit calmer.”
  new RegExp(
    String.raw`^(?:i|we)(?:['’]d| would)?\s+(?:want|like|prefer|need)\s+(?<who>(?!an?\b|to\b|some\b)[^,"“]+?)\s+(?<how>${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  // “Talk faster, Anna”, “line 3: whispered”.
  new RegExp(
    String.raw`^(?<voiced>speak|talk|sound|read)\s+(?<how>${HOW_SPOKEN})\s*,\s*(?:please\s+)?(?<who>[\p{L}’' -]{2,40})${END}`,
    'iu',
  ),
  new RegExp(String.raw`^(?<who>[\p{L}\d’' -]{2,40}?)\s*:\s*(?<how>${HOW_SPOKEN})${END}`, 'iu'),
  // “Read the whole thing faster.”
  new RegExp(
    String.raw`^(?<voiced>read|speak|say|narrate)\s+(?<who>it|this|that|everything|(?:the\s+)?(?:whole\s+)?(?:thing|script|story|text))\s+(?<how>(?=.*(?:er\b|\bmore\b|\bless\b))${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  // “Anna talks too slowly”, “the narrator is too loud”.
  new RegExp(
    String.raw`^(?<who>[^,"“]+?)\s+(?:(?<voiced>talks?|speaks?|sounds?|reads?)|is|are)\s+(?<how>(?:(?:a\s+(?:little\s+)?bit|a\s+little|much|way|far)\s+)?too\s+${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`^give\s+(?<who>[^,"“]+?)\s+an?\s+(?<how>${HOW_SPOKEN})\s+(?<voiced>delivery|mood|manner|reading|expression)${WHERE}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`^give\s+(?<who>[^,"“]+?)\s+an?\s+(?<voiced>(?<how>${HOW_SPOKEN}))(?<=tone)${WHERE}${END}`,
    'iu',
  ),
  // “Read line 2 sadly.”
  new RegExp(
    String.raw`^(?<voiced>read|speak|say|narrate)\s+(?<who>(?:the\s+)?[^,"“]*\b(?:lines?|sentences?)\b[^,"“]*?)\s+(?<how>${HOW_SPOKEN})${WHERE}${END}`,
    'iu',
  ),
  // “A calmer voice for Tom.”
  new RegExp(
    String.raw`^(?:an?\s+)?(?<how>${HOW_SPOKEN})\s+(?<voiced>voice|tone|delivery|reading)\s+(?:for|on)\s+(?<who>[^,"“]+?)${WHERE}${END}`,
    'iu',
  ),
] as const;
/** “Slow the narrator down a bit”, “speed Anna up”. */
const BY_VERB =
  /^(?:(?<down>slow)\s+(?:down\s+)?(?<slowed>(?!down\b)[^,"“]+?)(?:\s+down)?|speed\s+(?:up\s+(?<sped>[^,"“]+?)|(?<spedUp>[^,"“]+?)\s+up))(?<degree>\s+(?:a\s+(?:little\s+)?bit|a\s+little|slightly|a\s+lot|much))?(?<where>\s+in\s+(?:the|this|my)\s+.+?)?[.!]?$/iu;
/** “Set the speed of Anna to 1.2”, “Anna’s pitch to -2”. */
const BY_VALUE =
  /^(?:(?:set|change|put|turn|make)\s+)?(?:the\s+)?(?:(?:speaking\s+)?(?<what>speed|pace|volume|pitch|emotion|mood)\s+(?:of|for)\s+(?<who>[^,"“]+?)|(?<whose>[^,"“]+?)['’]s\s+(?:speaking\s+)?(?<thing>speed|pace|volume|pitch|emotion|mood))\s+(?:to|at|is|should\s+be)\s+["“]?(?<value>[-+−]?\d+(?:\.\d+)?\s*(?:x|×|%|percent|times|semitones?)?|[\p{L}]+)["”]?(?<where>\s+in\s+.+?)?[.!]?$/iu;
/** “Raise the pitch of Anna by two semitones”, “lower the volume of line 3”. */
const BY_STEP =
  /^(?<verb>raise|increase|lift|turn\s+up|lower|reduce|decrease|turn\s+down)\s+the\s+(?:speaking\s+)?(?<what>speed|pace|volume|pitch)\s+(?:of|for)\s+(?<who>[^,"“]+?)(?:\s+by\s+(?<steps>\d{1,2}|one|two|three|four)\s+semitones?)?(?<degree>\s+(?:a\s+(?:little\s+)?bit|a\s+little|slightly|a\s+lot))?(?<where>\s+in\s+.+?)?[.!]?$/iu;

/** “Bring the pitch of the wizard down.” */
const UP_OR_DOWN =
  /^(?:bring|turn|push|take|pull|put)\s+the\s+(?<what>speed|pace|volume|pitch)\s+of\s+(?<who>[^,"“]+?)\s+(?<verb>up|down)(?<degree>\s+(?:a\s+(?:little\s+)?bit|a\s+little|slightly|a\s+lot))?(?<where>\s+in\s+.+?)?[.!]?$/iu;
/** “Double the speed of Anna.” */
const BY_FACTOR =
  /^(?<verb>double|halve)\s+the\s+(?:speaking\s+)?(?<what>speed|pace|volume)(?:\s+(?:of|for)\s+(?<who>[^,"“]+?))?(?<where>\s+in\s+.+?)?[.!]?$/iu;
/** “Speed 1.3”, beside an open script. */
const BARE_VALUE =
  /^(?:set\s+)?(?:the\s+)?(?<what>speed|volume|pitch)\s*(?:to|:|=)?\s*(?<value>[-+−]?\d+(?:\.\d+)?\s*(?:x|×|%|percent|semitones?)?)[.!]?$/iu;
/** “Reset the speed of Anna.” */
const RESET =
  /^(?:reset|clear|remove|restore)\s+(?:the\s+)?(?:speaking\s+)?(?<what>speed|pace|volume|pitch|emotion|mood)(?:\s+(?:of|for)\s+(?<who>[^,"“]+?))?(?<where>\s+in\s+.+?)?[.!]?$/iu;
/** “A bit slower, please”, beside an open script. */
const BARE = new RegExp(
  String.raw`^(?:(?:and|now|but)\s+)?(?=.*(?:er\b|\bmore\b|\bless\b|\btoo\b|ly\b|whisper))(?<how>(?:too\s+)?${HOW_SPOKEN})${END}`,
  'iu',
);

/** What is said of the open script alone, without a word of who speaks; null where it is no such wish. */
export function bareDeliveryWish(text: string): DeliveryWish | null {
  const groups = BARE.exec(text)?.groups;
  if (groups) return wishOf(THIS, deliveryChange(groups['how']!), groups);
  const value = BARE_VALUE.exec(text)?.groups;
  return value ? wishOf(THIS, deliveryValue(value['what']!, value['value']!), value) : null;
}

/** “Line 2 should be angrier”: what a line should be counts as quoted, as if it were its text. */
const QUOTED_HOW = new RegExp(
  String.raw`(?<=\b(?:be|sound|speak)\s*:?\s*)["“](?<how>(?:(?:said|spoken|read)\s+)?${HOW_SPOKEN})["”](?=[.!?]?$)`,
  'iu',
);

/** The wish for another delivery that a clause is; null where it is none. */
export function deliveryWish(clause: string): DeliveryWish | null {
  const text = clause.replace(QUOTED_HOW, '$<how>');
  const groups = WISHES.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
  if (groups) return wishOf(groups['who'], deliveryChange(groups['how']!), groups);
  return byVerb(text) ?? byValue(text) ?? byStep(text) ?? byFactor(text) ?? byReset(text);
}

const THIS = 'this script';

type Groups = Record<string, string | undefined>;

/** The speed, pitch or volume of somebody is said of speaking alone. */
const VOICED_BY_ITSELF = 'speak';

function wishOf(who: string | undefined, change: DeliveryChange | null, groups: Groups): DeliveryWish | null {
  const whom = tidy(
    (who ?? '').replace(/^(?:the\s+)?(?:character|voice\s+of)\s+|['’]s\s+(?:voice|lines|part|speech|words)$/giu, ''),
  );
  if (change === null || Object.keys(change).length === 0 || whom === '') return null;
  return { who: whom, change, where: groups['where'] ?? THIS, isVoiced: groups['voiced'] !== undefined };
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
  const groups = (BY_STEP.exec(text) ?? UP_OR_DOWN.exec(text))?.groups;
  if (!groups) return null;
  const isUp = /^(?:raise|increase|lift|(?:turn\s+)?up)$/i.test(groups['verb']!);
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

function byReset(text: string): DeliveryWish | null {
  const groups = RESET.exec(text)?.groups;
  return groups ? wishOf(groups['who'] ?? THIS, inherited(groups['what']!), groups) : null;
}

function byFactor(text: string): DeliveryWish | null {
  const groups = BY_FACTOR.exec(text)?.groups;
  if (!groups) return null;
  const times = /^double$/i.test(groups['verb']!) ? 2 : 0.5;
  return wishOf(
    groups['who'] ?? THIS,
    /volume/i.test(groups['what']!) ? { volumeTimes: times } : { speedTimes: times },
    groups,
  );
}
