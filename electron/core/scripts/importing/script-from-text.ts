import { randomUUID } from 'node:crypto';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import {
  parseScript,
  type ParsedScript,
  type ScriptFormat,
} from '../../../../shared/domain/script/parsing/parse-script.ts';
import { scriptFormatOfText } from '../../../../shared/domain/script/parsing/script-file.ts';
import { spokenText } from '../../../../shared/domain/speech/spoken-text.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';
import { storeNewScript } from './store-new-script.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

const UNTITLED = 'Untitled script';
/** What is made of the beginning of a text. */
const MAX_TITLE_CHARACTERS = 60;
/** A heading may be a whole paragraph by mistake; no title is longer than those that can be typed. */
const MAX_HEADING_CHARACTERS = 300;

/** A script from a text that was written or pasted; without a format, subtitles and headings tell it. Throws INVALID_INPUT. */
export function scriptFromText(
  deps: ScriptsDeps,
  {
    engine,
    withSounds,
    ...input
  }: {
    title?: string | undefined;
    text: string;
    format?: ScriptFormat | undefined;
    engine: EngineChoice;
    withSounds?: boolean | undefined;
  },
): ItemId {
  const format = input.format ?? scriptFormatOfText(input.text);
  const { title, characters, lines } = parsed(input.text, format, withSounds);
  const ownTitle = input.title?.trim() || title || beginningOf(lines[0]?.text ?? '');
  return storeNewScript(deps, {
    title: ownTitle || UNTITLED,
    sourceName: null,
    characters,
    lines,
    timing: format === 'srt' ? 'cues' : undefined,
    engine,
  });
}

/** A script from the decoded text of a file; `title` stands where the text names none. */
export function scriptFromFile(
  deps: ScriptsDeps,
  file: {
    text: string;
    format: ScriptFormat;
    title: string;
    fileName: string;
    engine: EngineChoice;
    withSounds: boolean;
  },
): ItemId {
  const { title, characters, lines } = parsed(file.text, file.format, file.withSounds);
  return storeNewScript(deps, {
    title: title || file.title,
    sourceName: file.fileName,
    characters,
    lines,
    timing: file.format === 'srt' ? 'cues' : undefined,
    engine: file.engine,
  });
}

function parsed(text: string, format: ScriptFormat, withSounds = false): ParsedScript {
  const script = parseScript(text, format, { newId: randomUUID, withSounds });
  return { ...script, title: script.title && cut(script.title, MAX_HEADING_CHARACTERS) };
}

/** What a script is called by its text where nobody named it. */
export const titleOfText = (text: string): string => beginningOf(text) || UNTITLED;

/** The first words of a text, at most a short line of them. */
function beginningOf(text: string): string {
  const words = spokenText(text.slice(0, 1000)).trim().split(/\s+/);
  let title = '';
  for (const word of words) {
    const longer = title === '' ? word : `${title} ${word}`;
    if ([...longer].length > MAX_TITLE_CHARACTERS) return title === '' ? cut(word, MAX_TITLE_CHARACTERS) : `${title} …`;
    title = longer;
  }
  return title;
}

const cut = (text: string, characters: number): string => [...text].slice(0, characters).join('');
