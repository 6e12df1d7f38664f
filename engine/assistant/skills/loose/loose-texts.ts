import { takeLines } from '../../language/line-words.ts';
import { correctedName } from './similar-names.ts';
import { quotedTexts, withoutQuoted } from '../../language/quoted-texts.ts';

/**
 * What a wish about a text may mean, by what it names and not by its order: lines by their numbers, speakers, texts in quotation
 * marks. Each is said again as a plain wish; null where nothing of the kind is named.
 */
type Reading = (text: string) => string | null;

const WHERE =
  /\b(?:in|of|from|throughout|within)\s+(?<where>(?:the|this|that|my|our)\s+(?:[^\s,"“:]+\s+){0,5}?(?:transcripts?|scripts?|recording|episode|interview|podcast|devlog|lesson|panel|talk|dialogue|story|meeting|call|file|one|text|document))\b/i;
const whereOf = (text: string): string => {
  const where = WHERE.exec(withoutQuoted(text))?.groups?.['where'];
  return where === undefined ? '' : ` in ${where}`;
};
const quote = (text: string): string => `"${text}"`;
const GOES =
  /\b(?:delete|remove|drop|erase|cut|scrap|lose|take out|get rid of|throw (?:out|away)|kick out|(?:can|may|should|must|could) be (?:deleted|removed|dropped|cut|scrapped|taken out)|can go|should go|must go|has to go|have to go|needs? to go|(?:is|are) (?:superfluous|unnecessary|not needed|redundant|too much)|(?:don['’]t|do not|no longer) need|away with|not need(?:ed)?)\b/i;
/** “Lines 2 and 3 out”: nothing else is said, so that “line 3 stands out” takes nothing away. */
const OUT = /^(?:the\s+)?lines?\s+\d+(?:\s*(?:,|and|to|-|–)+\s*\d+)*\s+(?:out|away)[\s.!]*$/i;
const TOGETHER =
  /\b(?:merge|join|combine|together|one line|single line|should be one|be one|into one|as one|become one|unite|belong together)\b/i;
const APART = /\b(?:split|break|divide|cut|two lines|in two|new line)\b/i;
const AGAIN = /\b(?:again|redo|re-?record|regenerate|new takes?|another take|speak|record|say|voice)\b/i;

/** Lines by their numbers, and what is to be done with them. */
export const ofLines: Reading = (text) => {
  const bare = withoutQuoted(text);
  const named = takeLines(bare);
  if (!named || /\?\s*$/.test(text)) return null;
  const texts = quotedTexts(text);
  const lines = `${named.numbers.length > 1 ? 'lines' : 'line'} ${listed(named.numbers)}`;
  if (named.numbers.some((number) => number < 0)) return null;
  const where = whereOf(text);
  const only = named.numbers.length === 1 && texts.length === 1;
  if (named.numbers.length > 1 && texts.length === 0 && TOGETHER.test(bare)) return `merge ${lines}${where}`;
  if (only && APART.test(bare))
    return `split ${lines} ${/\bafter\b/i.test(bare) ? 'after' : 'before'} ${quote(texts[0]!)}${where}`;
  if (only && !/\b(?:after|before|below|above|behind|under)\b/i.test(bare))
    return `change ${lines} to ${quote(texts[0]!)}${where}`;
  if (texts.length > 0) return null;
  if (GOES.test(bare) || OUT.test(bare)) return `delete ${lines}${where}`;
  return AGAIN.test(bare) ? `speak ${lines} again${where}` : null;
};

const listed = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

const NTH = '(?<nth>1(?:st)?|2(?:nd)?|3(?:rd)?|4(?:th)?|one|two|three|four|first|second|third|fourth)';
const NAMED = String.raw`(?<name>\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+\p{Lu}[\p{L}\p{M}'’.-]*){0,3})`;
const SPEAKER_PAIR = new RegExp(
  String.raw`\b(?:(?:number|no\.?|#)\s*)?${NTH}(?:\s+(?:speaker|voice|person|one))?\s*(?:[:=,–-]|->|→|is|as|to|named|called|should be|becomes|be)*\s*(?:called |named )?${NAMED}`,
  'gu',
);
const NUMBERS: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
};

/** Speakers by their numbers, each with a name. */
export const ofSpeakers: Reading = (text) => {
  if (!/\b(?:speakers?|voices?)\b/i.test(text) || /\?\s*$/.test(text) || quotedTexts(text).length > 0) return null;
  const pairs = [...text.matchAll(SPEAKER_PAIR)].map(({ groups }) => {
    const nth = groups!['nth']!.toLowerCase();
    return `speaker ${NUMBERS[nth] ?? nth.replace(/\D+$/, '')} is ${groups!['name']!}`;
  });
  return pairs.length === 0 ? null : `${pairs.join(' and ')}${whereOf(text)}`;
};

const TURNED =
  /QUOTED\s*(?:,\s*)?(?:instead of|rather than|and not|but not|not|in place of|for every|wherever|everywhere it says|where it says)\s+(?:the word\s+)?QUOTED/i;
const BECOMES =
  /QUOTED\S*\s*[,;:]?\s*(?:(?:\S+\s+){0,6}?)(?:to|into|with|by|as|becomes?|be|is|are|say|read|write|for|->|→|=>|=|make (?:it|that|them)|use|but)\s+(?:the word\s+|actually\s+|really\s+)?QUOTED/i;
const OTHER =
  /\b(?:tags?|titles?|boards?|scripts? called|names? of (?:the|this)|lines?|characters?|songs?|images?|pictures?|clips?)\b/i;

/** Two texts in quotation marks, of which one is to stand for the other; or one that is to go. */
export const ofWords: Reading = (text) => {
  const texts = quotedTexts(text);
  const bare = withoutQuoted(text).replaceAll(/\s+/g, ' ').trim();
  if (/\?\s*$/.test(text) || OTHER.test(bare.replace(WHERE, ' '))) return null;
  const switches = /\b(?:whole|full) words?\b/i.test(bare) ? ', whole words only' : '';
  if (texts.length === 2) {
    const [first, second] = texts as [string, string];
    if (TURNED.test(bare)) return `replace ${quote(second)} with ${quote(first)}${whereOf(text)}${switches}`;
    return BECOMES.test(bare) ? `replace ${quote(first)} with ${quote(second)}${whereOf(text)}${switches}` : null;
  }
  const isGone = GOES.test(bare) || /\b(?:no more|without|clean (?:out|up)|strip|filter|kill)\b/i.test(bare);
  return texts.length === 1 && isGone && /\b(?:words?|every|all|each|any|phrases?|fillers?)\b/i.test(bare)
    ? `delete every ${quote(texts[0]!)}${whereOf(text)}`
    : null;
};

const WORD = String.raw`["“]?(?<%>\p{Lu}[\p{L}\p{N}'’-]*(?:\s+\p{Lu}[\p{L}\p{N}'’-]*){0,3}|\p{L}[\p{L}\p{N}'’-]*)["”]?`;
const SPELLED = new RegExp(
  String.raw`\b(?:spell(?:ed|ing|t)?|written|write|called|correct|name is|name['’]s|named|should be|has to be|must be|is)\b\s+(?:(?:spelled|spelt|written|called|named|it|as|to|be|with|really|actually)\s+)*${WORD.replace('%', 'new')}\s*,?\s+(?:instead of|rather than|and not|not|but not)\s+${WORD.replace('%', 'old')}`,
  'u',
);

/** A spelling instead of another one, without quotation marks. */
export const ofSpelling: Reading = (text) => {
  const groups = SPELLED.exec(text)?.groups;
  return groups ? `replace ${quote(groups['old']!)} with ${quote(groups['new']!)}${whereOf(text)}` : null;
};

/** Two spellings of a name, whatever tells which is right. */
export const ofSimilarNames: Reading = (text) => {
  if (
    /\?\s*$/.test(text) ||
    /\b(?:speakers?|characters?|tags?|titles?|songs?|images?|pictures?|clips?|boards?)\b/i.test(text)
  )
    return null;
  const names = correctedName(text);
  return names === null ? null : `replace ${quote(names.wrong)} with ${quote(names.right)}${whereOf(text)}`;
};

const FORMATS: readonly (readonly [format: string, said: RegExp])[] = [
  ['srt', /\b(?:srt|subrip|subtitles?|captions?)\b/i],
  ['vtt', /\b(?:web ?)?vtt\b/i],
  ['csv', /\bcsv\b/i],
  ['json', /\bjson\b/i],
  ['markdown', /\b(?:markdown|md)\b/i],
  ['plain text', /\b(?:txt|plain text|text (?:version|file|form|format|export|copy)|as text|in text)\b/i],
];
const NO_SPEAKERS =
  /\b(?:(?:without|no|minus|skip|hide|drop|omit|exclude)\s+(?:the\s+|any\s+)?(?:speakers?|names?|labels?)|leav(?:e|ing)\s+(?:the\s+|out\s+)*(?:speakers?|names?|labels?)(?:\s+out)?)(?:\s+(?:names?|labels?))?\b/i;
const TIMES =
  /\b(?:(?:with|including|incl\.?|and|plus)\s+(?:the\s+)?)?(?:time ?stamps?|time ?codes?|times)(?:\s+included)?\b/i;
const EXPORT_NOISE =
  /\b(?:but|and|with|without|please|version|file|format|export|copy|text|plain|of|for|as|in|the|i|we|need|want|give|me|get|can|have|could|included|including|out|leave)\b/gi;
/** Something else is to be done with subtitles, or looked for. */
const NO_EXPORT =
  /^(?:(?:i|we) (?!need|want|would like|['’]d like)|i['’]m|my|our|there|it|what|which|how|why|where|who|is|are|do|does|did|find|show|list|search|replace|change|rename|tag|delete|remove|draw|paint|make a (?:song|picture|clip)|compose|burn|add|open|import|translate)\b|\?\s*$/i;

/** A transcript in a format of text. */
export const ofFormats: Reading = (text) => {
  if (NO_EXPORT.test(text) || quotedTexts(text).length > 0) return null;
  const formats = FORMATS.filter(([, said]) => said.test(text)).map(([format]) => format);
  const exact =
    formats.length > 1 && formats[0] === 'srt' && !/\b(?:srt|subrip)\b/i.test(text) ? formats.slice(1) : formats;
  if (exact.length === 0) return null;
  let rest = text.replace(NO_SPEAKERS, ' ').replace(TIMES, ' ');
  for (const [, said] of FORMATS) rest = rest.replaceAll(new RegExp(said.source, 'gi'), ' ');
  const target = rest
    .replaceAll(EXPORT_NOISE, ' ')
    .replaceAll(/[^\p{L}\p{N}'’\s-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (target.split(' ').length > MOST_TITLE_WORDS) return null;
  const times = TIMES.test(text) ? ' with timestamps' : '';
  const speakers = NO_SPEAKERS.test(text) ? ' without speakers' : '';
  return `export ${target === '' ? 'this' : target} as ${exact.join(' and ')}${times}${speakers}`;
};

/** More words than a title has tell that something else is said. */
const MOST_TITLE_WORDS = 7;
