import type { CharacterId, LineId } from '../../ids.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import type { ScriptBlock } from './script-block.ts';
import { createSpeakerLabels, speakerKey, type Passage } from './speaker-labels.ts';
import { srtBlocks } from './srt-blocks.ts';
import { textBlocks } from './text-blocks.ts';
import { INHERITED_DELIVERY } from '../script-settings.ts';
import type { Character, ScriptLine } from '../script.ts';

/** Formats that scripts are read from. */
export type ScriptFormat = 'txt' | 'md' | 'srt';

/** A script read from a text. `title` is null where the text names none. */
export type ParsedScript = {
  title: string | null;
  characters: Character[];
  lines: Omit<ScriptLine, 'order'>[];
};

/**
 * Reads a script: paragraphs become lines, who is named at the beginning of a line becomes a character, headings become
 * sections and the times of subtitles cues. The text is decoded already; a byte order mark and any line ends are fine.
 * `newId` makes ids of lines and characters; `withSounds` as in cueText. Throws Failure INVALID_INPUT for Markdown that is
 * nested beyond all reason.
 */
export function parseScript(
  text: string,
  format: ScriptFormat,
  { newId, ...options }: { newId: () => string; withSounds?: boolean },
): ParsedScript {
  const { title, blocks } = blocksOf(cleaned(text), format, options);
  const passagesOf = createSpeakerLabels(blocks.map((block) => block.text));
  const cast = createCast(newId);
  const lines: ParsedScript['lines'] = [];
  // A name on a line of its own leaves its section to the words that follow.
  let section: string | null = null;
  for (const block of blocks) {
    section = block.section ?? section;
    const passages = passagesOf(block.text).filter((passage) => passage.text !== '');
    for (const [index, passage] of passages.entries()) {
      const cue = index === 0 ? block.cue : null;
      lines.push({ ...lineOf(passage, cast), id: newId() as LineId, section, cue });
      section = null;
    }
  }
  return { title, characters: cast.characters, lines };
}

function blocksOf(
  text: string,
  format: ScriptFormat,
  options: { withSounds?: boolean },
): { title: string | null; blocks: ScriptBlock[] } {
  if (format === 'md') return markdownBlocks(text);
  return { title: null, blocks: format === 'srt' ? srtBlocks(text, options) : textBlocks(text) };
}

const CONTROLS = new RegExp(String.raw`[\u0000-\u0008\u000E-\u001F\u007F\uFEFF]`, 'gu');

const cleaned = (text: string): string => text.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n').replace(CONTROLS, '');

function lineOf({ name, text }: Passage, cast: Cast): Omit<ScriptLine, 'order' | 'id' | 'section' | 'cue'> {
  return {
    characterId: name === null ? null : cast.idOf(name),
    text,
    voiceId: null,
    delivery: INHERITED_DELIVERY,
    effects: null,
    language: null,
    gapAfterMs: null,
  };
}

type Cast = { characters: Character[]; idOf(name: string): CharacterId };

function createCast(newId: () => string): Cast {
  const ids = new Map<string, CharacterId>();
  const characters: Character[] = [];
  return {
    characters,
    idOf: (name) => {
      const known = ids.get(speakerKey(name));
      if (known !== undefined) return known;
      const id = newId() as CharacterId;
      ids.set(speakerKey(name), id);
      const ordinal = characters.length;
      characters.push({ id, ordinal, name, voiceId: null, delivery: INHERITED_DELIVERY, effects: null });
      return id;
    },
  };
}
