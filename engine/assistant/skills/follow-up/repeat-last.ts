import { numberOf } from '../../language/number-words.ts';
import { PlanStopped } from '../../plan/hands.ts';
import type { DoneCall } from '../../situation/done-call.ts';
import type { Action, Skill } from '../skill.ts';
import { tidy } from '../generating/made-of.ts';
import { changedArguments } from './changed-arguments.ts';
import { generateOnceMore, lastDone, nounOf } from './last-generation.ts';

const THING =
  '(?:one|ones|images?|pictures?|photos?|drawings?|paintings?|songs?|tracks?|clips?|videos?|thing|prompt|idea|scene|version|take)';
const NUMBER = '(?<count>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)';
const VERB = '(?:(?:do|make|draw|paint|render|generate|create|try|compose|film|give me|show me|i (?:want|need))\\s+)?';
const POINTED = `(?:(?:it|(?:that|this)(?: one)?|them|those)|(?:the )?same(?: ${THING})?|another(?: ${THING})?|one more|${NUMBER} (?:more|other|new)(?: like (?:it|that|this|them))?|a (?:new|different|fresh|second) (?:one|version|take|variation))`;
const AGAIN =
  '(?:once more|one more time|once again|again|over|anew|instead|another (?:time|go|try)|like (?:it|that|this))';
/** Ways to say that the last thing is wanted again. What follows is how it is to differ. */
const REPEATING = [
  new RegExp(`^${VERB}(?:${POINTED}\\s+)?${AGAIN}(?=$|[\\s,;:.])(?<change>.*)$`, 'is'),
  new RegExp(`^${VERB}(?:the )?same(?: ${THING})?(?=$|[\\s,;:.])(?<change>.*)$`, 'is'),
  new RegExp(
    `^${VERB}(?:another|one more|a (?:new|different|fresh|second)(?= (?:one|version|take|variation))|${NUMBER} (?:more|other|new))(?: ${THING})?(?: (?:like|of) (?:it|that|this|them|these|those))?(?<change>$|[\\s,;:]+(?:but|please|in|as|with|without|at|this time|only)\\b.*|[,;:].*)$`,
    'is',
  ),
  /^(?:an?|another|one(?: more)?)\s+(?:(?:new|other|second|different)\s+)?(?:version|variation|take|one)\s+(?<change>(?:with|without|in|at|as|where|that)\b.+)$/is,
  /^re-?(?:do|draw|make|paint|render|generate|create|run|try|shoot|compose)\b\s*(?:it|that|this|them|(?:the|that|this) (?:last |same )?(?:one|image|picture|song|clip|video|track))?(?<change>$|\s+(?:with|without|in|as|at|but|on)\b.*|\s*[,;:].*)$/is,
  /^(?:make|do|draw|paint|try|render)\s+(?:it|that|this|them)\s+(?<change>.+?)[\s,]+(?:instead|this time|again|now)$/is,
  /^(?<change>.+?)[\s,]+(?:instead|this time)$/is,
  /^(?:(?:make|do|have|try|render|draw|paint)\s+(?:it|that|this|them|(?:that|this|the (?:last|first|second|same)) (?:one|picture|image|song|clip))\s+)?(?<change>(?:(?:in|as|at)\s+)?(?:an?\s+)?(?:\d{1,2}:\d{1,2}|vertical|portrait|upright|tall|square|wide(?:-?screen)?|landscape|horizontal|comic|watercolou?r|vibrant|medieval|instrumental|480p|512p|720p|768p|1080p|2k|\d{1,2} (?:s|secs?|seconds))(?:\s+(?:style|format|long))?)$/is,
  new RegExp(
    `^(?:now\\s+)?${VERB}(?:now\\s+)?${NUMBER}\\s+(?:of (?:it|them|those|these)|versions|variations|times)(?<change>)$`,
    'is',
  ),
  /^(?:(?:and|but|now|same|ok(?:ay)?|just|only)[\s,]+)*but\s+(?<change>(?:at|in|on|under|during|from|near|inside|against|made of|as)\s+(?:an?\s+|the\s+)?[\p{L}].+)$/isu,
  /^(?:(?:and|but|now|same)\s+)?(?<change>(?:with|without)\s+(?:an?\s+|the\s+|some\s+|more\s+|less\s+|fewer\s+|no\s+)?[\p{L}].+)$/isu,
  /^(?:give (?:it|him|her|them)|add|put on|now add)\s+(?<change>(?!.*\b(?:clips?|videos?|pictures?|images?|songs?|music|scripts?|tags?|stars?|board|title|name|favou?rites?|line|lines|voice|speaker|chapter|subtitles?|captions?)\b)(?:an?|some|more)\s+[\p{L}].+)$/isu,
  /^(?:make|have|turn|do|play|sing|draw|paint|render|film|i want|let)\s+(?:it|that|this|them|him|her)\s+(?:be\s+|look\s+|sound\s+|a (?:bit|little) |slightly |much |more )*(?<change>(?!(?:move|to|into|again|as|in|with|called|named|favou?rite|the|my|louder|quieter|shorter|longer|softer)\b)(?:(?:more|less|a (?:bit|little)|slightly|much|very|all|really)\s+)*[\p{L}-]+(?:er|ier|y|ish|ful|ic|al|ous|ive|ed|less)?(?:(?:,| and| but)\s+[\p{L}][\p{L} -]*)?)$/iu,
  /^(?:make|paint|colou?r|turn)\s+(?:the|its|his|her|their)\s+(?<change>(?!(?:song|music|clip|video|title|name|board|tags?|script|voice|speaker|transcript)\b)[\p{L}-]+\s+(?:(?:more|less|a (?:bit|little)|very)\s+)?[\p{L}-]+)$/iu,
  /^(?:(?:and|but|now|just)\s+)*(?<change>(?:an?\s+|the\s+)?(?:bigger|smaller|larger|darker|lighter|brighter|warmer|colder|longer|shorter|taller|wider|softer|louder|faster|slower|happier|sadder|higher|lower|more|less|fewer|no|extra)\s+[\p{L}-]+(?:\s+[\p{L}-]+){0,4})$/iu,
  new RegExp(
    `^${VERB}(?:the|an?)\\s+(?<change>(?!same|new|other|another|different|second|first|last|next)[\\p{L}-]+(?:\\s+[\\p{L}-]+)?)\\s+(?:version|variant|take)(?:\\s+of (?:it|that|this))?$`,
    'iu',
  ),
  /^(?:(?:do|make|show me|give me|have|try)\s+)?(?:it|that|this|them)(?:\s+(?:one|picture|image|song|clip))?\s+(?<change>(?:in|as|at)\s+(?!the\s+(?:bin|library|background|transcript|script)\b|my\b|an?\s+(?:png|jpe?g|webp|avif|zip|file|mp3|wav|clip|video|film|animation|board)\b|(?:png|jpe?g|webp|avif|mp3|wav)\b)[^"“]+)$/iu,
  /^(?:change|switch|turn|set)\s+(?:the|its|his|her|their)\s+(?<change>(?!(?:songs?|music|clips?|videos?|titles?|names?|boards?|tags?|scripts?|voices?|speakers?|transcripts?|lines?|words?|language|settings?|theme|file|format)\b|.*\b(?:pictures?|images?|clips?|videos?|ones?|songs?|files?)\b)[\p{L}-]+(?:\s+[\p{L}-]+){0,2}?\s+(?:in)?to\s+[^"“]+)$/iu,
  /^(?:use|try|with|take)\s+(?:an?\s+)?(?:different|another|new|other|random)\s+seed(?<change>)$/is,
] as const;
/** As many of them say themselves that something is repeated. */
const NAMING = 3;
/** What is said of the last one before what is to differ. */
const LIKED =
  /^(?:(?:i|we) (?:really |quite |don['’]t |do not |didn['’]t )*(?:like|love|hate) (?:it|that|this|them)(?: at all| much)?|(?:(?:that|this|it)(?:['’]s| is| looks?| was) )?(?:not )?(?:very |so |pretty |really )?(?:nice|good|great|cool|ok(?:ay)?|hmm+|perfect|lovely|almost|close|wow|beautiful|awesome|amazing|boring|ugly|bad|meh|not (?:quite|bad|what i (?:want|wanted|meant)))(?: one)?|nope?|nah|thanks?(?: you)?)[,.!;\s]+(?:(?:but|and|only|now|just|so|please|can you|could you)\s+)*(?:make it\s+)?/i;
/** Another subject is another request. */
const FRESH = /^\s*(?:of|about|showing|for|to|the\b)/i;
const JOINED = /^[\s,;:.]*(?:(?:but|only|just|this time|and|now|please|make it|make that|have it)\b[\s,]*)*/i;
const END = /[\s,]*(?:instead|this time|please)[\s.!]*$/i;

/** Generates once more what was generated last, with what is to differ. */
export const repeatLast: Skill = {
  name: 'repeat last',
  examples: ['Again, but in watercolour', 'The same in 16:9', 'One more'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing) return null;
    const last = lastDone(situation);
    const swap = last && nounOf(last) !== undefined ? swapped(last, text.replace(LIKED, '')) : null;
    const asked = swap ? { change: '', count: null, namesNothing: true } : askedFor(text.replace(LIKED, ''));
    if (!asked) return null;
    if (!last) return asked.namesNothing ? null : NOTHING;
    const tool = last.name;
    const noun = nounOf(last);
    if (noun === undefined) return null;
    const args = swap ?? changedArguments(last, asked);
    return {
      understood: `Generate the last ${noun} once more.`,
      act(hands) {
        if (args === null) throw new PlanStopped(`I can’t tell what is to differ. Say what the ${noun} should be.`);
        return generateOnceMore(hands, tool, args);
      },
    };
  },
};

/** `namesNothing`: only a generation just before tells that the words are about one. */
type Asked = { change: string; count: number | null; namesNothing: boolean };

const NOTHING: Action = {
  understood: 'Generate the last thing once more.',
  act: () => 'I generated nothing in this chat yet that I could repeat. Tell me what to make.',
};

function askedFor(text: string): Asked | null {
  for (const [index, pattern] of REPEATING.entries()) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const said = groups['change'] ?? '';
    if (FRESH.test(said)) return null;
    const change = tidy(said.replace(JOINED, '').replace(END, ''));
    return { change, count: numberOf(groups['count'] ?? ''), namesNothing: index >= NAMING };
  }
  return null;
}

/** “Swap the cat for a dog.” */
const SWAP =
  /^(?:swap|replace|change|exchange|switch|turn)\s+(?:out\s+)?(?:the\s+|that\s+|this\s+)?(?<old>[^"“]+?)\s+(?:for|with|by|to|into)\s+(?<new>(?:an?\s+|the\s+|some\s+)?[^"“]+)$/i;

/** What was asked for with something else in it; null where it doesn’t say that. */
function swapped({ name, args }: DoneCall, text: string): Record<string, unknown> | null {
  const groups = SWAP.exec(text)?.groups;
  const field = name === 'generate_song' ? 'style' : 'prompt';
  const before = args[field];
  if (!groups || typeof before !== 'string') return null;
  const old = new RegExp(
    String.raw`\b(?:an?\s+|the\s+)?${groups['old']!.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')}\b`,
    'iu',
  );
  const { again: _, ...kept } = args;
  return old.test(before) ? { ...kept, [field]: before.replace(old, groups['new']!) } : null;
}
