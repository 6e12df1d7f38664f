import { isSoundDescription } from './sound-descriptions.ts';

const VOICE = /<v(?:\.[^\s>]*)?\s+([^<>\n]{1,60})>/g;
/** Formatting of SubRip and its kin and times within a cue; `<#0.5#>` is a pause and none of them. */
const TAGS = /<\/?[a-z][^<>]{0,200}>|<(?:\d+:)?\d+:\d+[.,]\d+>/gi;
/** `{\an8}`, `{\i1}`, and MicroDVD's `{y:i}`. */
const OVERRIDES = /\{(?:\\|[a-z]:)[^{}]{0,200}\}/gi;
const MUSIC = /[♪♫♬♩]+|(?:^|\s)#(?=\s)|\s#\s*$/g;
/** A name in capitals ahead of a colon, as subtitles for the hard of hearing write it. */
const CAPITALS = /^([\p{Lu}][\p{Lu}\p{N} .,'’#&()-]{1,39}):\s+(?=\S)/u;
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
 * What is spoken of a cue: markup goes, sounds in brackets are not spoken, and names become `[Name]` at the beginning of their
 * line, as scripts write them. Empty where nothing is left.
 */
export function cueText(lines: readonly string[]): string {
  return lines
    .join('\n')
    .split(/\n|\\N|\\n/)
    .map(spokenLine)
    .filter((line) => line !== '')
    .join('\n');
}

function spokenLine(raw: string): string {
  const plain = raw
    .replace(VOICE, '[$1] ')
    .replace(TAGS, '')
    .replace(OVERRIDES, '')
    .replace(/\\h/g, ' ')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => entity(name) ?? whole)
    .replace(MUSIC, ' ')
    .trim();
  const unmarked = plain.replace(/^(?:(?:>{2,3}|[-–—‐])\s+|(?:>{2,3}|[-–—‐])(?=[\p{L}“"‘¿¡([]))/u, '');
  return withoutSounds(labelled(unmarked))
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
}

function labelled(line: string): string {
  const name = CAPITALS.exec(line);
  if (!name?.[1] || !/\p{Lu}.*\p{Lu}/u.test(name[1])) return line;
  // "MAN (ON PHONE):" is the man.
  const short = name[1].replace(/\([^()]*\)/g, '').trim();
  return short === '' ? line : `[${short}] ${line.slice(name[0].length)}`;
}

function withoutSounds(line: string): string {
  const spoken = line
    .replace(BRACKET, (whole: string, content: string, at: number) => {
      const isLabel = line.slice(0, at).trim() === '' && !isSoundDescription(content);
      return isLabel ? whole.replace(/:$/, '') : '';
    })
    .replace(PARENTHESES, (whole: string, content: string) => {
      const isWhole = line.replace(whole, '').replace(/[\s.,!?…-]/g, '') === '';
      const isShouted = /\p{Lu}{2}/u.test(content) && content === content.toUpperCase();
      return isWhole || isShouted ? '' : whole;
    })
    .trim();
  // Only punctuation was between the sounds.
  return /[\p{L}\p{N}<]/u.test(spoken) ? spoken : '';
}

function entity(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code >= 32 && code <= 0x10_ffff ? String.fromCodePoint(code) : null;
}
