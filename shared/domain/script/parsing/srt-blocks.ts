import { cueText } from '../../subtitles/reading/cue-text.ts';
import { readSubtitles } from '../../subtitles/reading/read-subtitles.ts';
import type { ScriptBlock } from './script-block.ts';

/**
 * Cues of subtitles in the order of their times; those of which nothing is spoken are left out. `withSounds` as in cueText.
 * Throws INVALID_INPUT.
 */
export function srtBlocks(text: string, options: { withSounds?: boolean } = {}): ScriptBlock[] {
  return readSubtitles(text).flatMap(({ startMs, endMs, lines }) => {
    const spoken = cueText(lines, options);
    return spoken === '' ? [] : [{ text: spoken, section: null, cue: { startMs, endMs } }];
  });
}

/** How many cues tell of a sound that is not spoken. Throws INVALID_INPUT. */
export const countSoundCues = (text: string): number =>
  readSubtitles(text).filter(({ lines }) => cueText(lines) !== cueText(lines, { withSounds: true })).length;
