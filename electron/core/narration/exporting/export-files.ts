import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { MP3_SAMPLE_RATES_HZ } from '../../../../shared/audio/encoding/mp3-stream.ts';
import { templateFor } from '../../../../shared/domain/narration/export-template.ts';
import { getTake } from '../../scripts/takes/take-store.ts';
import { exportName, type NamedSound } from './export-names.ts';
import type { NarrationDeps } from '../narration-deps.ts';
import type { ExportNarration } from '../narration.ts';
import type { PlacedTake, PlannedNarration } from '../planned-narration.ts';

/** One sound file to be written, with the name that it should get (without the number of a taken one). */
export type ExportFile = {
  sound: NamedSound;
  shiftMs: number;
  nameFor(extension: string): string;
};

/**
 * The files of an export, in order. Throws CONFLICT with `lineIds` while lines are not made, NOT_FOUND for a take of another
 * script, INVALID_INPUT for a sample rate that mp3 does not have.
 */
export function exportFiles(deps: NarrationDeps, planned: PlannedNarration, input: ExportNarration): ExportFile[] {
  checkRate(input);
  if (input.takeIds) return takeFiles(deps, planned, { ...input, takeIds: input.takeIds });
  const { placed, plan, script } = planned;
  const isMissing = plan.missingLineIds.length > 0 && input.leavesOutMissing !== true;
  if (isMissing || placed.length === 0) {
    throw reasonedFailure('CONFLICT', 'lines_missing', { lineIds: plan.missingLineIds });
  }
  if (input.bySection) return sectionFiles(planned, input);
  const template = templateFor(input.nameTemplate, 'whole');
  return [fileOf({ script, title: script.title, placed, place: null, take: null }, template, 0)];
}

function checkRate({ format, sampleRateHz }: ExportNarration): void {
  if (format !== 'mp3' || sampleRateHz === undefined || MP3_SAMPLE_RATES_HZ.includes(sampleRateHz)) return;
  const rates = MP3_SAMPLE_RATES_HZ.map(String);
  throw reasonedFailure('INVALID_INPUT', 'mp3_rate', { field: 'sampleRateHz', sampleRateHz, rates });
}

function fileOf(sound: NamedSound, template: string, shiftMs: number): ExportFile {
  return {
    sound,
    shiftMs,
    nameFor: (extension) => exportName(sound, template, extension),
  };
}

/** Each begins with its first line, without the gap before it. */
function sectionFiles({ script, placed }: PlannedNarration, input: ExportNarration): ExportFile[] {
  const sections: { title: string; placed: PlacedTake[] }[] = [];
  const titles = sectionTitles(script.lines);
  let current: string | null = null;
  for (const part of placed) {
    const { key, title } = titles.get(part.line.id) ?? { key: '', title: '' };
    if (key !== current) sections.push({ title: title.trim() || script.title, placed: [] });
    current = key;
    sections.at(-1)?.placed.push(part);
  }
  const template = templateFor(input.nameTemplate, 'sections');
  return sections.map((section, index) => {
    const place = { number: index + 1, count: sections.length };
    return fileOf({ script, ...section, place, take: null }, template, section.placed[0]?.mix.startMs ?? 0);
  });
}

/** The section of every line: that of the last line before it that begins one, whether that line is heard or not. */
function sectionTitles(lines: readonly ScriptLine[]): Map<string, { key: string; title: string }> {
  let section = { key: '', title: '' };
  return new Map(
    lines.map((line) => {
      if (line.section !== null) section = { key: line.id, title: line.section };
      return [line.id, section];
    }),
  );
}

function takeFiles(
  { db }: NarrationDeps,
  { script }: PlannedNarration,
  input: ExportNarration & { takeIds: readonly ItemId[] },
): ExportFile[] {
  const template = templateFor(input.nameTemplate, 'takes');
  const positions = new Map(script.lines.map((line, index) => [line.id, { line, number: index + 1 }]));
  return input.takeIds.map((id) => {
    const take = getTake(db, id);
    const position = positions.get(take.lineId);
    if (take.scriptId !== script.id || !position) {
      throw new Failure('NOT_FOUND', 'This take isn’t from a line of this script.', { id });
    }
    const place = { number: position.number, count: script.lines.length };
    const placed = [{ mix: alone(take), line: position.line, take }];
    return fileOf({ script, title: script.title, placed, place, take: take.number }, template, 0);
  });
}

const alone = (take: Take) => ({ lineId: take.lineId, takeId: take.id, startMs: 0, endMs: take.durationMs });
