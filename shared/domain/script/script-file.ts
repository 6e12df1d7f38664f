import type { ScriptFormat } from './parse-script.ts';

/** Formats of files that become scripts. */
export type ScriptFileFormat = ScriptFormat | 'vtt';

/** A text file larger than this is no script. */
export const MAX_SCRIPT_FILE_BYTES = 5 * 1024 * 1024;

const FORMATS: ReadonlyMap<string, ScriptFileFormat> = new Map([
  ['txt', 'txt'],
  ['text', 'txt'],
  ['md', 'md'],
  ['markdown', 'md'],
  ['srt', 'srt'],
  ['vtt', 'vtt'],
]);
const SUBTITLE_TIMES = /^\s*(?:\d+[^\S\n]*\r?\n\s*)?(?:\d+:)?\d{1,2}:\d{2}[,.]\d{1,3}[^\S\n]*-->/;
const HEADING = /^ {0,3}#{1,6}[ \t]+\S/m;

/** What the extension of a file says; null where it is none of a script. */
export function scriptFormatOfName(fileName: string): ScriptFileFormat | null {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return FORMATS.get(extension) ?? null;
}

/** What a text without a telling name is: subtitles by how they begin, Markdown where it has headings, else plain text. */
export function scriptFormatOfText(text: string): ScriptFileFormat {
  const start = text.replace(/^\uFEFF/, '');
  if (/^WEBVTT(?:\s|$)/.test(start)) return 'vtt';
  if (SUBTITLE_TIMES.test(start)) return 'srt';
  return HEADING.test(start) ? 'md' : 'txt';
}
