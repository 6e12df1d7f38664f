import { DOUBT_MARK } from '../doubt-marks.ts';
import { isSoundDescription, mentionsSound } from './sound-descriptions.ts';

const VOICE = /<v(?:\.[^\s>]*)?\s+([^<>\n]{1,60})>/g;
/** Formatting of SubRip and its kin and times within a cue; `<#0.5#>` is a pause and none of them. */
const TAGS = /<\/?[a-z][^<>]{0,200}>|<(?:\d+:)?\d+:\d+[.,]\d+>/gi;
/** `{\an8}`, `{\i1}`, and MicroDVD's `{y:i}`. */
const OVERRIDES = /\{(?:\\|[a-z]:)[^{}]{0,200}\}/gi;
const MUSIC = /[♪♫♬♩]+|(?:^|\s)#(?=\s)|\s#\s*$/gu;
/** "#La la la#" is sung too. */
const SUNG = /^#+(?=\S)([^#]*\S)#+$/u;
/** Another speaker begins within a line. */
const TURN = /(?<=[.!?…”"’'])\s+(?=>{2,3}\s)/g;
/** A sound between asterisks; other words there are stressed. */
const STARRED = /\*([^*\n]{1,60})\*/g;
/** A name in capitals ahead of a colon, as subtitles for the hard of hearing write it. */
const CAPITALS = /^([\p{Lu}][\p{Lu}\p{N} .,'’#&()-]{1,39}(?:\([^()\n]{1,40}\)\s*)?):\s+(?=\S)/u;
const BRACKET = /\[([^[\]\n]{1,120})\]:?/g;
const PARENTHESES = /[(（]([^()（）\n]{1,120})[)）]/g;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['lrm', ''],
  ['rlm', ''],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
]);

/**
 * What is spoken of a cue: markup goes, and names become `[Name]` at the beginning of their line, as scripts write them. Sounds
 * in brackets are not spoken unless `withSounds`: then each is a sentence, "[door slams]" becomes "Door slams.". Empty where
 * nothing is left.
 */
export function cueText(lines: readonly string[], { withSounds = false }: { withSounds?: boolean } = {}): string {
  return cleanCue(lines, withSounds ? soundSentence : () => '');
}

/** Stands for a bracket that names nobody while names are looked for. */
const [OPENED, CLOSED] = ['\uE000', '\uE001'];
/** Stands around the name of a voice, which is a name whatever it looks like. */
const [VOICE_OPENED, VOICE_CLOSED] = ['\uE002', '\uE003'];

/**
 * All that is written in a cue but its markup: as cueText, with sounds and music as they stand. Their square brackets are told
 * from those of names by other characters, which `withBrackets` puts back.
 */
export const writtenText = (lines: readonly string[]): string => cleanCue(lines, null);

/** A text of writtenText, or a part of one, as it is read. */
export const withBrackets = (text: string): string => text.replaceAll(OPENED, '[').replaceAll(CLOSED, ']');

/** `soundText` writes a sound; null leaves everything as it stands. */
function cleanCue(lines: readonly string[], soundText: SoundText | null): string {
  return lines
    .join('\n')
    .split(/\n|\\N|\\n/)
    .flatMap((line) => line.split(TURN))
    .map((line) => spokenLine(line, soundText))
    .filter((line) => line !== '')
    .join('\n');
}

type SoundText = (content: string) => string;

function spokenLine(raw: string, soundText: SoundText | null): string {
  const plain = raw
    .replace(VOICE, soundText ? '[$1] ' : `${VOICE_OPENED}$1${VOICE_CLOSED} `)
    .replace(TAGS, '')
    .replace(OVERRIDES, '')
    .replace(/\\h/g, ' ')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => entity(name) ?? whole)
    .replace(MUSIC, soundText ? ' ' : '$&')
    .trim()
    .replace(SUNG, soundText ? '$1' : '$&');
  const unmarked = plain.replace(/^(?:(?:>{2,3}|[-–—‐])\s+|(?:>{2,3}|[-–—‐])(?=[\p{L}“"‘¿¡([]))/u, '');
  const named = labelled(unmarked);
  if (soundText === null) {
    const marked = withoutBrackets(named).replaceAll(VOICE_OPENED, '[').replaceAll(VOICE_CLOSED, ']');
    return marked.replace(/[^\S\n]{2,}/g, ' ').trim();
  }
  return withSoundsAs(soundText, named === unmarked ? labelledBehindSound(unmarked) : named)
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
}

/** Brackets that name nobody, or stand within a line, become other characters. */
const withoutBrackets = (line: string): string =>
  line.replace(BRACKET, (whole: string, content: string, at: number) => {
    const name = line.slice(0, at).trim() === '' && `[${content}]` !== DOUBT_MARK ? nameIn(content) : null;
    return name === null ? whole.replace('[', OPENED).replace(']', CLOSED) : `[${name}]`;
  });

function labelled(line: string): string {
  const name = CAPITALS.exec(line);
  if (!name?.[1] || !/\p{Lu}.*\p{Lu}/u.test(name[1])) return line;
  // "MAN (ON PHONE):" is the man.
  const short = name[1].replace(/\([^()]*\)/g, '').trim();
  return short === '' ? line : `[${short}] ${line.slice(name[0].length)}`;
}

/** A sound may stand ahead of the name; behind it, it is of the one who is named. */
function labelledBehindSound(line: string): string {
  const name = CAPITALS.exec(withSoundsAs(() => '', line))?.[0];
  const at = name === undefined ? -1 : line.indexOf(name);
  if (at <= 0) return line;
  return labelled(line.slice(at)).replace(/^\[[^\]]*\] /, (label) => `${label}${line.slice(0, at)}`);
}

/** A remark of our own exports is about the text and no sound. */
function soundSentence(content: string): string {
  const words = content.replace(/[♪♫♬♩#]/gu, ' ').trim();
  if (`[${words}]` === DOUBT_MARK || !/\p{L}/u.test(words)) return '';
  const calm = words === words.toUpperCase() ? words.toLowerCase() : words;
  const end = /[.!?…]$/.test(calm) ? '' : '.';
  return ` ${calm.charAt(0).toUpperCase()}${calm.slice(1)}${end} `;
}

function withSoundsAs(soundText: SoundText, line: string): string {
  const spoken = line
    .replace(BRACKET, (whole: string, content: string, at: number) => {
      const name = line.slice(0, at).trim() === '' ? nameIn(content) : null;
      return name === null ? soundText(content) : `[${name}]`;
    })
    .replace(STARRED, (whole: string, content: string) => (mentionsSound(content) ? soundText(content) : whole))
    .replace(PARENTHESES, (whole: string, content: string) => {
      const isWhole = line.replace(whole, '').replace(/[\s.,!?…-]/g, '') === '';
      const isShouted = /\p{Lu}{2}/u.test(content) && content === content.toUpperCase();
      return isWhole || isShouted ? soundText(content) : whole;
    })
    .trim();
  // Only punctuation was between the sounds.
  return /[\p{L}\p{N}<]/u.test(spoken) ? spoken : '';
}

/** "Anna" of "Anna, laughing"; null where nobody is named. */
function nameIn(content: string): string | null {
  if (!isSoundDescription(content)) return content;
  const [name = '', ...manner] = content.split(',');
  return manner.length > 0 && !isSoundDescription(name) && isSoundDescription(manner.join(',')) ? name.trim() : null;
}

function entity(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code >= 32 && code <= 0x10_ffff ? String.fromCodePoint(code) : null;
}
