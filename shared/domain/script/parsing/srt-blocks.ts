import { parseTimeCode } from '../../time-code.ts';
import type { LineCue } from '../script.ts';
import type { ScriptBlock } from './script-block.ts';

const TIMING = /^\s*((?:\d+:)?\d+:\d+[.,]\d+)\s*-->\s*((?:\d+:)?\d+:\d+[.,]\d+)/;
/** Formatting of SubRip and of its kin; `<#0.5#>` is none. */
const TAGS = /<\/?[a-z][^<>]{0,200}>|\{\\[^{}]{0,200}\}/gi;

/** Cues of a SubRip file in the order of their times; those without text are left out. */
export function srtBlocks(text: string): ScriptBlock[] {
  const blocks: (ScriptBlock & { cue: LineCue })[] = [];
  let lines: string[] = [];
  let cue: LineCue | null = null;
  const close = () => {
    const content = cueText(lines);
    if (cue && content !== '') blocks.push({ text: content, section: null, cue });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const next = cueOf(line);
    if (!next) {
      lines.push(line);
      continue;
    }
    // The number of the next cue stands on the line ahead of its times.
    if (/^\s*\d+\s*$/.test(lines.at(-1) ?? '')) lines.pop();
    close();
    cue = next;
  }
  close();
  return blocks.toSorted((a, b) => a.cue.startMs - b.cue.startMs);
}

function cueOf(line: string): LineCue | null {
  const match = TIMING.exec(line);
  const startMs = parseTimeCode(match?.[1] ?? '');
  const endMs = parseTimeCode(match?.[2] ?? '');
  return startMs === null || endMs === null ? null : { startMs, endMs: Math.max(startMs + 1, endMs) };
}

/** Text of a cue; dashes that only tell two speakers apart are not spoken. */
function cueText(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(TAGS, '')
        .trim()
        .replace(/^[-–—]\s+/, ''),
    )
    .filter((line) => line !== '')
    .join('\n');
}
