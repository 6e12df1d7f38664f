import type { ItemId, LineId } from '../../../../../shared/domain/ids.ts';
import { fileNameFromTemplate } from '../../../../../shared/domain/files/file-name.ts';
import { hasWords } from '../../../../../shared/domain/speech/speech-text.ts';
import { type ExportKind, templateFor } from '../../../../../shared/domain/narration/export-template.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';

/**
 * Lines with words that have no take. While some of them can still be made the whole is not exported; `refused` are those that
 * cannot be, or of which that failed: they are left out, and keep nothing from being exported.
 */
export type MissingLines = { missing: LineId[]; refused: LineId[] };

/** See MissingLines. */
export function missingLines({ script, states }: Pick<OpenScript, 'script' | 'states'>): MissingLines {
  const missing: MissingLines = { missing: [], refused: [] };
  for (const { id, text } of script.lines) {
    const state = states.get(id);
    if (!hasWords(text) || state?.take) continue;
    const isRefused = state && (state.status === 'failed' || state.recipe === null || state.problems.length > 0);
    (isRefused ? missing.refused : missing.missing).push(id);
  }
  return missing;
}

/** Lines of which the export would hold a take that no longer fits: what changed since it was made, and what broke off. */
export type StaleLines = { lineIds: LineId[]; changedCount: number; partialCount: number };

/** Which of these lines are stale. A line without words is in no narration; `what` are takes where they are files anyway. */
export function staleLines(
  { script, states }: Pick<OpenScript, 'script' | 'states'>,
  lineIds: readonly LineId[],
  what: ExportKind,
): StaleLines {
  const wanted = new Set(lineIds);
  const stale: StaleLines = { lineIds: [], changedCount: 0, partialCount: 0 };
  for (const { id, text } of script.lines) {
    if (!wanted.has(id) || (what !== 'takes' && !hasWords(text))) continue;
    const state = states.get(id);
    if (!state?.take || state.causes.length === 0) continue;
    stale.lineIds.push(id);
    if (state.causes.includes('partial')) stale.partialCount += 1;
    else stale.changedCount += 1;
  }
  return stale;
}

/** Picked takes of lines. */
export function takesOfLines({ states }: Pick<OpenScript, 'states'>, lineIds: readonly LineId[]): ItemId[] {
  return lineIds.flatMap((id) => states.get(id)?.take?.id ?? []);
}

/** Who speaks a line, as the names of its files say it: its character, else its voice. */
export function speakerOf({ script, states }: Pick<OpenScript, 'script' | 'states'>, lineId: LineId): string | null {
  const line = script.lines.find(({ id }) => id === lineId);
  const character = script.characters.find(({ id }) => id === line?.characterId);
  return character?.name ?? states.get(lineId)?.take?.recipe.voiceId ?? null;
}

/** The name that the first file will about get; core knows the voices too. `speaker` is who speaks the first take. */
export function previewName(
  template: string,
  of: { title: string; speaker: string | null; what: ExportKind; extension: string; date: Date },
): string {
  const { title, speaker, what, extension, date } = of;
  const two = (value: number) => String(value).padStart(2, '0');
  const values = {
    title,
    script: title,
    date: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    voice: null,
    speaker,
    take: what === 'takes' ? 1 : null,
    n: what === 'whole' ? null : what === 'sections' ? '01' : '001',
  };
  return fileNameFromTemplate(templateFor(template, what), values, extension);
}
