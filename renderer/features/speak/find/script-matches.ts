import type { LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import { speechTokens } from '../../../../shared/domain/speech/speech-text.ts';
import {
  findMatches,
  type FindMatch,
  type FindQuery,
  matchesByLine,
  replaceAll,
} from '../../../ui/find/find-matches.ts';
import { legalFixes, withFixes } from '../text/legal-text.ts';

/** How the lines are shown: chips are found in the raw text only. */
export type ScriptView = { model: string; isRaw: boolean };
/** What hits are replaced by, as it is written. */
export type Replacing = ScriptView & { replacement: string };

/** All hits in the lines of a script; where chips are shown, none in or across a chip. */
export function findInScript(
  lines: readonly ScriptLine[],
  query: FindQuery,
  { model, isRaw }: ScriptView,
): FindMatch<LineId>[] {
  const matches = findMatches(lines, query);
  if (isRaw || matches.length === 0) return matches;
  const textOf = new Map(lines.map((line) => [line.id, line.text]));
  return [...matchesByLine(matches)].flatMap(([lineId, hits]) => {
    const chips = speechTokens(textOf.get(lineId) ?? '', { model }).filter(({ kind }) => kind !== 'text');
    return hits.filter((hit) => !chips.some((chip) => chip.textBegin < hit.end && chip.textEnd > hit.start));
  });
}

/** The text of a line with hits replaced, from the last to the first; where chips are shown it stays legal. */
export function replaceHits(
  text: string,
  hits: readonly FindMatch[],
  { replacement, model, isRaw }: Replacing,
): string {
  const replaced = replaceAll(text, hits, replacement);
  return isRaw ? replaced : withFixes(replaced, legalFixes(replaced, model).fixes);
}

type SetText = Extract<ScriptEdit, { kind: 'setText' }>;

/** The edits that replace hits; a line of which nothing changes is left out, so that its take stays. */
export function replacingEdits(
  lines: readonly ScriptLine[],
  matches: readonly FindMatch<LineId>[],
  replacing: Replacing,
): SetText[] {
  const byLine = matchesByLine(matches);
  return lines.flatMap((line): SetText[] => {
    const hits = byLine.get(line.id);
    const text = hits ? replaceHits(line.text, hits, replacing) : line.text;
    return text === line.text ? [] : [{ kind: 'setText', lineId: line.id, text }];
  });
}

/** What takes replacing edits back; a line that was written in since keeps what it says. */
export function undoingEdits(
  before: readonly ScriptLine[],
  edits: readonly SetText[],
  now: readonly ScriptLine[],
): SetText[] {
  const replaced = new Map(edits.map(({ lineId, text }) => [lineId, text]));
  const untouched = new Set(now.filter(({ id, text }) => replaced.get(id) === text).map(({ id }) => id));
  return before.flatMap(({ id, text }): SetText[] =>
    untouched.has(id) ? [{ kind: 'setText', lineId: id, text }] : [],
  );
}
