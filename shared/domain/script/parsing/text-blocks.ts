import type { ScriptBlock } from './script-block.ts';
import { withoutTimeCodes } from './time-codes.ts';

/** Paragraphs of plain text: parted by blank lines, or every line one where there is no blank line at all. */
export function textBlocks(text: string): ScriptBlock[] {
  const trimmed = withoutTimeCodes(text).trim();
  const isSpaced = /\n[^\S\n]*\n/.test(trimmed);
  return trimmed
    .split(isSpaced ? /\n[^\S\n]*(?:\n[^\S\n]*)+/ : '\n')
    .filter((block) => block.trim() !== '')
    .map((block) => ({ text: block, section: null, cue: null }));
}
