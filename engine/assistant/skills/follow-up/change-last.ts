import { numberOf } from '../../language/number-words.ts';
import type { Clause } from '../../plan/clause.ts';
import { NotMeant } from '../../plan/hands.ts';
import type { DoneCall } from '../../situation/done-call.ts';
import { tidy } from '../generating/made-of.ts';
import { speech } from '../generating/speak-text.ts';
import { NoSuchVoice } from '../scripts/voice-named.ts';
import type { Action, Skill } from '../skill.ts';
import { type Change, changedArguments } from './changed-arguments.ts';
import { generateOnceMore, lastDone, nounOf } from './last-generation.ts';

/** Words that say only that something is to be otherwise. */
const LEAD =
  /^(?:(?:and|but|now|ok(?:ay)?|maybe|perhaps|or|so|just|then|also|rather|please|hm+|actually|still|only|yes|no)[\s,]+)*(?:(?:(?:what|how) about|can (?:it|that|this|they) (?:be|have|get|look)|could (?:it|that|this|they) (?:be|have|get|look)|(?:can|could) (?:i|we) (?:have|get|see|hear) (?:it|that|this|one)?|(?:make|have|do|try|draw|paint|film|sing|turn|give) (?:it|that|this|them|him|her|one)|(?:it|that|this|they|he|she) (?:should|must|could|needs to|has to|shall) (?:be|have|look|sound|get)?|let (?:it|them|him|her) (?:be|have|look|sound)?|(?:i|we)(?:['’]d| would)? (?:want|like|prefer|need|love)(?: (?:it|that|this|them|one))?(?: to (?:be|have|look|sound))?|try|use|as|change to|switch to|i meant?|i was thinking(?: of)?)(?=\s)[\s:,]*)*/i;
const LED =
  /^(?:(?:and|but|now|ok(?:ay)?|maybe|perhaps|or|so|just|then|also|rather|still|only|yes|no)[\s,]+(?:with|without|in|as|at|on|from|for|under|by|like|more|less|a bit|\d)|(?:(?:a (?:bit|little)|slightly|much|not so|not as|way|far)\s+)?(?:more|less)\s|(?:with|without|in|at|on)\s+(?:an?\s|the\s|no\s|more\s|less\s)|(?:what|how) about (?:an?|with|without|in|as|at|some|the same|more|less|\d)|(?:can|could) (?:it|that|they) (?:be|have|get|look)|(?:can|could) (?:i|we|you) (?:have|get|see|make|do) (?:it|that|this|them|the|one)\b(?=.*\b(?:instead|but|in|at|with|without)\b)|(?:it|that|this|they|he|she) (?:should|must|could|needs to|has to) (?:be|have|look|sound)|(?:i|we)(?:['’]d| would)? (?:want|like|prefer|need|love) (?:it|that|this|them)\b)/i;
/** “What if it was winter?” */
const WHAT_IF =
  /^(?:(?:and|but|hm+|so)[\s,]+)*what if\s+(?:(?:it|that|this|he|she|they)(?:['’]s|['’]re)?\s+(?:(?:was|were|is|are|had|has|wore|looked)\s+)?(?:all\s+)?|there (?:was|were|is|are)\s+|you (?:made|make|add(?:ed)?) (?:it )?)(?<change>[^?]+?)[\s?]*$/i;
/** How many more. */
const MORE =
  /^(?:(?:give|make|show|do|draw|get|generate)\s+(?:me\s+|us\s+)?|(?:i|we)(?:['’]d| would)? (?:want|like|need|love)\s+)?(?:(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|another|one|a few|some|a couple(?: of)?)\s+)?(?:(?:more|other|further|different|new|alternative|extra)\s+)*(?:variations?|versions?|variants?|alternatives?|options?|takes?|more|others|ones?)(?:\s+(?:of (?:it|that|this|them)|like (?:it|that|this|them)))?$/i;
/** Words around what is to differ that name only the thing itself. */
const AROUND =
  /\b(?:versions?|variations?|variants?|formats?|one|image|picture|photo|clip|video|song|track|this time|instead|please|pls|again|then|too|as well|if possible|maybe|long)\b/gi;
/** Something else is to be done, or said. */
const OTHERS =
  /\b(?:export|save|download|share|send|upload|open|find|search|list|rename|call|name|title|tag|rate|stars?|favou?rite|delete|remove everything|bin|trash|throw|put|move|board|restore|undo|transcri\w+|translat\w+|summar\w+|scripts?|transcripts?|recordings?|speakers?|library|settings|tasks?|wrong|hate|ugly|sorry|thanks?|great|perfect|nice|stop|cancel|start|begin|over|ok|okay|yes|yeah|yep|right|sure|alright|so|well|hmm|um|uh|scratch|restart|reset|new chat|wait|hello|hi|who|why|when|where|which|how much|how many|how long|how big)\b/i;
const MOST_WORDS = 12;
const FEW_WORDS = 5;

/** Generates once more with what is to differ, where it is said that something is: “but at night”, “what about a portrait version”. */
export const changeLast: Skill = {
  name: 'change last',
  examples: [],
  isFollowUp: true,
  understand(clause) {
    const { text, isAboutDoing, situation } = clause;
    const supposed = WHAT_IF.exec(text)?.groups?.['change'];
    if (supposed !== undefined) return changed({ ...clause, text: supposed });
    if (isAboutDoing || situation.hasOwnDocuments) return null;
    const isShort = wordCount(text) <= MOST_WORDS;
    return isShort && (LED.test(text) || MORE.test(plain(text))) ? changed(clause) : null;
  },
};

/** The same of a few words that nothing else understands: “in blue”. */
export const changeLastInFewWords: Skill = {
  name: 'change last in few words',
  examples: [],
  isFollowUp: true,
  understand(clause) {
    const { text, isAboutDoing, situation } = clause;
    if (isAboutDoing || situation.hasOwnDocuments || /\?\s*$/.test(text)) return null;
    return wordCount(text) <= FEW_WORDS ? changed(clause) : null;
  },
};

const plain = (text: string): string => tidy(text.replace(LEAD, ''));
const wordCount = (text: string): number => text.trim().split(/\s+/).length;

function changed({ text, situation }: Clause): Action | null {
  const last = lastDone(situation);
  if (!last || OTHERS.test(text)) return null;
  if (last.name === 'generate_speech') return spokenOtherwise(last, plain(text));
  const noun = nounOf(last);
  const change = noun === undefined ? null : changeIn(text);
  if (noun === undefined || change === null) return null;
  const args = changedArguments(last, change);
  if (args === null) return null;
  return {
    understood: `Generate the last ${noun} with something else about it.`,
    act: (hands) => generateOnceMore(hands, last.name, args),
  };
}

function changeIn(text: string): Change | null {
  const more = MORE.exec(plain(text))?.groups;
  if (more) return { change: '', count: countOf(more['count']) };
  const change = tidy(plain(text).replaceAll(AROUND, ' ')).replace(/^(?:an?|the|some)\s+(?=\S+$)/i, '');
  return change === '' ? null : { change, count: null };
}

const countOf = (said = 'one'): number =>
  /few|some/i.test(said) ? 3 : /couple/i.test(said) ? 2 : (numberOf(said) ?? 1);

/** The same text by another voice, where there is one of that name. */
function spokenOtherwise({ args }: DoneCall, said: string): Action | null {
  const wanted = tidy(
    said
      .replace(/^(?:with|by|in|as|using|for|and|from)\s+/i, '')
      .replaceAll(/\b(?:instead|the voice of|voice|['’]s|please|again|then|now|read|say|speak|it|this time)\b/gi, ' '),
  );
  if (wanted === '' || wordCount(wanted) > 3) return null;
  const { text } = args;
  if (typeof text !== 'string') return null;
  return {
    understood: `Let ${wanted} speak the last text.`,
    act(hands) {
      try {
        return speech(hands, text, wanted);
      } catch (error) {
        throw error instanceof NoSuchVoice ? new NotMeant(error.message) : error;
      }
    },
  };
}
