import { subtitleFormatOf } from '../../subtitles/reading/read-subtitles.ts';
import type { ScriptFormat } from './parse-script.ts';

/** A text file larger than this is no script. */
export const MAX_SCRIPT_FILE_BYTES = 5 * 1024 * 1024;

const FORMATS: ReadonlyMap<string, ScriptFormat> = new Map([
  ['txt', 'txt'],
  ['text', 'txt'],
  ['md', 'md'],
  ['markdown', 'md'],
  ['srt', 'srt'],
  ['vtt', 'srt'],
  ['sbv', 'srt'],
  ['ass', 'srt'],
  ['ssa', 'srt'],
  ['sub', 'srt'],
  ['ttml', 'srt'],
  ['dfxp', 'srt'],
  ['smi', 'srt'],
  ['lrc', 'srt'],
]);
const HEADING = /^ {0,3}#{1,6}[ \t]+\S/m;

/** What the extension of a file says; null where it is none of a script. */
export function scriptFormatOfName(fileName: string): ScriptFormat | null {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return FORMATS.get(extension) ?? null;
}

/** What a text without a telling name is: subtitles by how they begin, Markdown where it has headings, else plain text. */
export function scriptFormatOfText(text: string): ScriptFormat {
  if (subtitleFormatOf(text)) return 'srt';
  return HEADING.test(text.replace(/^\uFEFF/, '')) ? 'md' : 'txt';
}
