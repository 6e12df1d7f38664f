import { randomUUID } from 'node:crypto';
import type { BatchRow, BatchTable } from '../../../shared/domain/batch/batch-table.ts';
import { groupRows } from '../../../shared/domain/batch/plan-batch.ts';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { LineId } from '../../../shared/domain/ids.ts';
import { EMPTY_LINE } from '../../../shared/domain/script/empty-line.ts';
import { INHERITED_DELIVERY, type SoundFormat } from '../../../shared/domain/script/script-settings.ts';
import type { ScriptLine } from '../../../shared/domain/script/script.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { Library } from '../library/library.ts';
import type { OpenScripts } from '../scripts/create-scripts.ts';
import { decodeText } from '../files/text/decode-text.ts';
import { encodingPreviews, offeredEncodings } from '../files/text/encoding-previews.ts';
import { createKeptFiles, type KeptFiles } from '../files/text/kept-files.ts';
import { readTextFile, type TextFile, textFileOf } from '../files/text/read-text-file.ts';
import type { Speech } from '../speech/speech.ts';
import type { Batches, BatchReading, BatchSource, StartedBatch } from './batches.ts';
import { readTable } from './read-table.ts';

/** What batches stand on. */
type BatchesDeps = Pick<CoreContext, 'shell' | 'settings'> & {
  library: Pick<Library, 'checkFolder'>;
  createScript: OpenScripts['createWith'];
  speech: Pick<Speech, 'generate'>;
  hasCloudKey(): Promise<boolean>;
};

/** Builds batches over scripts and speech. */
export function createBatches(
  { shell, settings }: Pick<CoreContext, 'shell' | 'settings'>,
  neighbours: Omit<BatchesDeps, 'shell' | 'settings'>,
): Batches {
  const deps: BatchesDeps = { shell, settings, ...neighbours };
  const kept = createKeptFiles<TextFile>();
  return {
    read: (input) => readBatch(deps, kept, input),
    start: (input) => startBatch(deps, input),
  };
}

/** See Batches.read. */
async function readBatch(
  { shell }: BatchesDeps,
  kept: KeptFiles<TextFile>,
  { source, encoding, separator }: BatchReading & { source: BatchSource },
): Promise<BatchTable> {
  const { bytes, fileName } = await sourceOf(source, { shell, kept });
  const id = 'tableId' in source ? source.tableId : kept.keep({ bytes, fileName: fileName ?? '' });
  const facts = { id, fileName };
  try {
    const text = decodeText(bytes, fileName ?? '', encoding);
    if (text.trim() === '') throw reasonedFailure('INVALID_INPUT', 'empty', { fileName: fileName ?? '' });
    return { ...facts, ...readTable(text, { fileName, separator }), encodings: [] };
  } catch (error) {
    const encodings = encodingPreviews(bytes, offeredEncodings(failureRecord(error)));
    if (encodings.length === 0) throw error;
    return { ...facts, separator: separator ?? 'comma', rows: [], leftOut: 0, malformed: [], encodings };
  }
}

async function sourceOf(
  source: BatchSource,
  { shell, kept }: Pick<BatchesDeps, 'shell'> & { kept: KeptFiles<TextFile> },
): Promise<{ bytes: Uint8Array; fileName: string | null }> {
  if ('text' in source) return { bytes: Buffer.from(source.text), fileName: null };
  if ('tableId' in source) {
    const { bytes, fileName } = kept.get(source.tableId);
    return { bytes, fileName: fileName || null };
  }
  if ('base64' in source) return textFileOf(Buffer.from(source.base64, 'base64'), source.fileName);
  if ('file' in source) return await readTextFile(source.file);
  const file = shell.redeemTicket(source.ticket);
  if (file === null) throw new Failure('FILE_MISSING', 'This file is no longer available. Drop it again.');
  return await readTextFile(file);
}

/** See Batches.start. */
async function startBatch(
  deps: BatchesDeps,
  { rows, sourceName, format, ...order }: Parameters<Batches['start']>[0],
): Promise<StartedBatch> {
  const engine = order.engine ?? deps.settings().engine;
  if (engine === 'cloud' && !(await deps.hasCloudKey())) {
    throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings.');
  }
  deps.library.checkFolder();
  const groups = groupRows(rows);
  const batchId = groups.length > 1 ? randomUUID() : undefined;
  const started: StartedBatch = { tasks: [], refused: [] };
  for (const group of groups) {
    const { tasks, refused } = await startScript(deps, group, { sourceName, batchId, engine, format });
    started.tasks.push(...tasks);
    started.refused.push(...refused);
  }
  return started;
}

/** What all scripts of a batch have. */
type StartedAlike = {
  sourceName: string | null;
  batchId: string | undefined;
  engine: EngineChoice;
  format: SoundFormat['format'] | undefined;
};

/** A script of rows that belong together, and its task. What can't be spoken stays in the script, to be corrected there. */
async function startScript(
  { createScript, speech }: BatchesDeps,
  rows: readonly BatchRow[],
  { sourceName, batchId, engine, format }: StartedAlike,
): Promise<StartedBatch> {
  const lines = rows.map((row) => ({ number: row.number, line: lineOf(row) }));
  const numberOf = new Map(lines.map(({ number, line }) => [line.id, number]));
  try {
    const { id: scriptId } = await createScript({
      title: rows[0]?.title ?? null,
      sourceName,
      lines: lines.map(({ line }) => line),
      engine,
      format,
    });
    const order = { id: scriptId, lineIds: [...numberOf.keys()], engine, batchId };
    const { jobId, refused } = await speech.generate(order);
    return {
      tasks: [{ jobId, scriptId, numbers: [...numberOf.values()] }],
      refused: refused.map(({ lineId, failure }) => ({ number: numberOf.get(lineId) ?? 0, failure })),
    };
  } catch (error) {
    const failure = failureRecord(error);
    return { tasks: [], refused: rows.map(({ number }) => ({ number, failure })) };
  }
}

const lineOf = ({ text, voiceId, language, emotion, speed }: BatchRow): Omit<ScriptLine, 'order'> => ({
  ...EMPTY_LINE,
  id: randomUUID() as LineId,
  text,
  voiceId,
  language,
  delivery: { ...INHERITED_DELIVERY, emotion, speed },
});
