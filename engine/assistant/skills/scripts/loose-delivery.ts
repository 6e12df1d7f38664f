import { takeLines } from '../../language/line-words.ts';
import { tidy } from '../generating/made-of.ts';
import type { DeliveryWish } from './delivery-wish.ts';
import { deliveryChange, HOW_SPOKEN } from './delivery-words.ts';

/** Words that say nothing of who is meant, in clauses about how somebody is spoken. */
const FILLERS = new Set(
  `make makes let lets have has get gets turn put give should must could can may might would will shall i we you me us think
  feel feels guess like want wants need needs prefer be being is are was been a an the to it its it’s sound sounds sounding speak
  speaks speaking spoken talk talks talking read reads reading say says said saying voice voiced tone delivery deliver mood
  emotion manner expression please now just more less too so that this these those then and but or with in of for on at by do
  does don’t not way little bit touch tad lot much very really all whole entire rather pretty quite slightly somehow maybe
  perhaps there here lines line come comes across go goes down up again time next one ones part my our their his her`.split(
    /\s+/,
  ),
);
/** Words for a script as a whole. */
const WHOLE = new Set(
  'narrator narration script story everyone everybody everything thing text speaker him them they he she'.split(' '),
);
const VOICED = /\b(?:sound|speak|talk|read|said|say|spoken|voice|tone|delivery|whisper|narrator|narration)\w*\b/i;
const COMPARED = /(?:er\b|\bmore\b|\bless\b|\btoo\b)/i;
const HOW = new RegExp(String.raw`\b(?:(?:too|less)\s+)?${HOW_SPOKEN}(?![\p{L}])`, 'giu');
/** “Should slow down”, “speed Anna up”. */
const SLOW_DOWN = /\bslow(?:s|ing)?\s+(?<who>\S+\s+)?down\b/gi;
const SPEED_UP = /\b(?:speed|hurry)(?:s|ing)?\s+(?<who>\S+\s+)?up\b/gi;
/** What else begins with a verb is about something else. */
const OTHER_VERB =
  /^(?:please\s+)?(?:find|search|show|list|draw|paint|compose|generate|create|delete|remove|export|save|open|write|add|replace|rename|tag|rate|undo|stop|play|film|animate|cast)\b/i;
const QUESTION = /^(?:why|what|which|how|when|where|who|whose|is|are|was|does|do|did|has|have you)\b/i;
/** As many words name somebody. */
const MOST_NAME_WORDS = 3;

/**
 * The wish for another delivery in a clause of which every word is read: how it is spoken, who is meant, and words that say nothing
 * besides. For clauses beside an open script; null where a word is left over or nothing is said of speaking.
 */
export function looseDeliveryWish(text: string): DeliveryWish | null {
  if (/["“”„«»]/.test(text) || QUESTION.test(text) || OTHER_VERB.test(text)) return null;
  const plain = text.replaceAll(SLOW_DOWN, ' $<who> slower ').replaceAll(SPEED_UP, ' $<who> faster ');
  const how = plain.match(HOW)?.join(' and ');
  if (how === undefined) return null;
  const lines = takeLines(plain);
  const name = nameIn((lines?.rest ?? plain).replaceAll(HOW, ' ').replaceAll('LINES', ' '));
  const isAboutSpeaking = VOICED.test(text) || lines !== null || COMPARED.test(how);
  if (name === null || !isAboutSpeaking || (lines !== null && name !== '')) return null;
  const who = lines === null ? name || 'this script' : linesNamed(lines.numbers);
  return { who, change: deliveryChange(how), where: 'this script', isVoiced: true };
}

/** Lines as takeLines reads them again. */
function linesNamed(numbers: readonly number[]): string {
  if (numbers.every((number) => number > 0)) return `lines ${numbers.join(' and ')}`;
  return numbers.length === 1 ? 'the last line' : `the last ${numbers.length} lines`;
}

/** Words together that may name somebody, none for the whole script; null where words are left that can’t be a name. */
function nameIn(rest: string): string | null {
  const plain = rest.replaceAll(/['’]s\b/g, '').replaceAll(/[^\p{L}\p{M}’'\s-]/gu, ' ');
  const words = tidy(plain).split(/\s+/).filter(Boolean);
  const left = words.filter((word) => !FILLERS.has(word.toLowerCase()) && !WHOLE.has(word.toLowerCase()));
  const first = words.indexOf(left[0] ?? '');
  const isTogether = left.every((word, index) => words[first + index] === word);
  return isTogether && left.length <= MOST_NAME_WORDS ? left.join(' ') : null;
}
