import { cueText } from '../../subtitles/reading/cue-text.ts';
import { readSubtitles } from '../../subtitles/reading/read-subtitles.ts';
import type { ScriptBlock } from './script-block.ts';

/** Cues of subtitles in the order of their times; those of which nothing is spoken are left out. Throws INVALID_INPUT. */
export function srtBlocks(text: string): ScriptBlock[] {
  return readSubtitles(text).flatMap(({ startMs, endMs, lines }) => {
    const spoken = cueText(lines);
    return spoken === '' ? [] : [{ text: spoken, section: null, cue: { startMs, endMs } }];
  });
}
