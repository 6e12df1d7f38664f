import type { FailureData } from '../failures/failure.ts';
import type { FailureReason } from '../failures/reason-text.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';
import { characterCount, LANGUAGE_BOOSTS, SPEECH_EMOTIONS, SPEECH_LIMITS } from '../speech/speech-options.ts';
import { hasWords, speechTextProblems } from '../speech/speech-text.ts';
import type { BatchMapping } from './batch-columns.ts';
import type { BatchRow } from './batch-table.ts';
import { findBatchVoice, type BatchVoice } from './batch-voices.ts';

/** Why a row can't be spoken, in the facts of a failure: `reason` is worded by the catalogue of failures. */
export type RowProblem = FailureData & { reason: FailureReason };

/** A row of the source and what would become of it. `repeats` is the number of an earlier row that asks for the same. */
export type PlannedRow = { row: BatchRow; problem: RowProblem | null; repeats: number | null };

/** What the rows are judged by. `model` speaks them. */
export type BatchFacts = { voices: readonly BatchVoice[]; engine: EngineChoice; model: string };

/** What would become of each row that says anything: pure, so that it can be looked at before anything is ordered. */
export function planBatch(
  rows: readonly (readonly string[])[],
  { mapping, skipsFirst, malformed }: { mapping: BatchMapping; skipsFirst: boolean; malformed: readonly number[] },
  facts: BatchFacts,
): PlannedRow[] {
  const seen = new Map<string, number>();
  const broken = new Set(malformed);
  return rows.flatMap((cells, index) => {
    if ((skipsFirst && index === 0) || cells.every((cell) => cell.trim() === '')) return [];
    const planned = planRow(cells, { number: index + 1, mapping, facts });
    if (broken.has(index + 1)) return [{ ...planned, problem: { reason: 'row_quotes' } as const, repeats: null }];
    if (planned.problem !== null) return [{ ...planned, repeats: null }];
    const { number, ...request } = planned.row;
    const key = JSON.stringify(request);
    const repeats = seen.get(key) ?? null;
    if (repeats === null) seen.set(key, number);
    return [{ ...planned, repeats }];
  });
}

/** Whether a row is ordered: one with a problem never, one that repeats another only where somebody chose it. */
export const isOrdered = ({ problem, repeats }: Pick<PlannedRow, 'problem' | 'repeats'>, chosen?: boolean): boolean =>
  problem === null && (chosen ?? repeats === null);

/** Rows with the same title together, in the order of the first of each: every group is one task. */
export function groupRows(rows: readonly BatchRow[]): BatchRow[][] {
  const groups = new Map<string, BatchRow[]>();
  for (const row of rows) {
    const key = row.title === null ? `row ${row.number}` : `title ${row.title}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

function planRow(
  cells: readonly string[],
  { number, mapping, facts }: { number: number; mapping: BatchMapping; facts: BatchFacts },
): { row: BatchRow; problem: RowProblem | null } {
  const cell = (index: number | null) => (index === null ? '' : (cells[index] ?? '').trim());
  const [text, voice] = [cell(mapping.text), findBatchVoice(cell(mapping.voice), facts)];
  const [language, emotion] = [
    named(LANGUAGE_BOOSTS, cell(mapping.language)),
    named(SPEECH_EMOTIONS, cell(mapping.emotion)),
  ];
  const speed = speedOf(cell(mapping.speed));
  const row: BatchRow = {
    number,
    text,
    title: cell(mapping.title).slice(0, 300) || null,
    voiceId: voice.id,
    language: language.value,
    emotion: emotion.value,
    speed: speed.value,
  };
  const problem =
    textProblem(text, facts.model) ??
    voice.problem ??
    (language.isUnknown ? { reason: 'language_unknown' as const, language: cell(mapping.language) } : null) ??
    (emotion.isUnknown ? { reason: 'emotion_unknown' as const, emotion: cell(mapping.emotion) } : null) ??
    (speed.isUnknown ? { reason: 'speed_range' as const, speed: cell(mapping.speed) } : null);
  return { row, problem };
}

function textProblem(text: string, model: string): RowProblem | null {
  if (text === '') return { reason: 'no_text' };
  if (!hasWords(text)) return { reason: 'nothing_to_speak' };
  const [problem] = speechTextProblems(text, { model });
  if (problem) return { ...problem };
  const characters = characterCount(text);
  const limit = SPEECH_LIMITS.asyncFileEnd;
  return characters >= limit ? { reason: 'line_too_long', characters, limit } : null;
}

/** One of a list, whatever its case; an empty cell is none and no mistake. */
function named(values: readonly string[], cell: string): { value: string | null; isUnknown: boolean } {
  const value = values.find((each) => each.toLowerCase() === cell.toLowerCase()) ?? null;
  return { value, isUnknown: value === null && cell !== '' };
}

/** 0.5 to 2, with a decimal comma too, also as "1.2x" or "120%". */
function speedOf(cell: string): { value: number | null; isUnknown: boolean } {
  if (cell === '') return { value: null, isUnknown: false };
  const match = /^(\d+(?:[.,]\d+)?)\s*([x×%]?)$/i.exec(cell);
  const number = Number(match?.[1]?.replace(',', '.')) / (match?.[2] === '%' ? 100 : 1);
  const isFit = number >= 0.5 && number <= 2;
  return { value: isFit ? number : null, isUnknown: !isFit };
}
