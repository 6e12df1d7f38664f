import { expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { createGate, until } from '../../testing/gate.ts';
import { NUMBER_LINES, spokenNumbers } from '../test-data/spoken-numbers.ts';
import { useScriptedTranscripts } from '../test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();
const RANGE = { startMs: 2400, endMs: 9000, withSpeakers: false };

async function finished(): Promise<ItemId> {
  room.current.script.words = spokenNumbers();
  return await room.current.finished();
}

const results = (id: ItemId) => room.current.transcripts.rangeResults({ id });

it('changes no line, offers what was heard inside the range, and forgets it when it is dropped', async () => {
  const id = await finished();
  const before = room.current.transcripts.get({ id });
  const { jobId } = await room.current.transcripts.startRange({ id, ...RANGE });
  const job = await room.current.jobs.whenEnded({ id: jobId });
  expect(job).toMatchObject({ kind: 'transcribe-range', state: 'done', units: { audioMs: 7100 } });
  expect(room.current.transcripts.get({ id })).toEqual(before);
  const [result] = results(id);
  expect(result).toMatchObject({ startMs: 2400, endMs: 9000, areMeasured: true, recipe: { engine: 'local' } });
  expect(result?.before.map(({ text }) => text)).toEqual(
    before.segments.filter((line) => line.startMs < 9000 && line.endMs > 2400).map(({ text }) => text),
  );
  expect(result?.words.every((word) => word.startMs >= 2400 && word.endMs <= 9000)).toBe(true);
  const heard = result?.words.map(({ text }) => text).join(' ') ?? '';
  expect(heard).not.toBe('');
  expect(NUMBER_LINES.join(' ')).toContain(heard);
  room.current.transcripts.dropRange({ id, rangeId: result?.rangeId ?? '' });
  expect(results(id)).toEqual([]);
});

it('runs on after a restart and keeps its result over the next one', async () => {
  const id = await finished();
  const gate = createGate();
  room.current.script.before = () => gate.promise;
  room.current.script.asked.length = 0;
  const { jobId } = await room.current.transcripts.startRange({ id, ...RANGE });
  await until(() => room.current.script.asked.length > 0);
  const restarted = room.current.restart();
  gate.open();
  await restarted;
  expect(await room.current.jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done' });
  await room.current.restart();
  expect(results(id)).toHaveLength(1);
});

it('offers nothing once it is stopped, and what is stopped can be resumed', async () => {
  const id = await finished();
  const gate = createGate();
  room.current.script.before = () => gate.promise;
  const { jobId } = await room.current.transcripts.startRange({ id, ...RANGE });
  await until(() => room.current.jobs.get({ id: jobId }).state === 'running');
  room.current.jobs.cancel({ id: jobId });
  gate.open();
  expect(await room.current.jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'cancelled' });
  expect(results(id)).toEqual([]);
  room.current.jobs.resume({ id: jobId });
  expect(await room.current.jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done' });
  expect(results(id)).toHaveLength(1);
});

it('refuses a range without length, one that is too long, and a language that the engine does not know', async () => {
  const id = await finished();
  const start = (change: object) => room.current.transcripts.startRange({ id, ...RANGE, ...change });
  await expect(start({ endMs: 2400 })).rejects.toMatchObject({ data: { reason: 'line_times' } });
  await expect(start({ endMs: 700_000 })).rejects.toMatchObject({ data: { reason: 'range_too_long', maxMinutes: 10 } });
  await expect(start({ language: 'de', engine: 'local' })).rejects.toMatchObject({ code: 'LANGUAGE_UNSUPPORTED' });
});

it('goes with its transcript', async () => {
  const id = await finished();
  const { jobId } = await room.current.transcripts.startRange({ id, ...RANGE });
  await room.current.jobs.whenEnded({ id: jobId });
  room.current.db.write((tx) => tx.run('DELETE FROM items WHERE id = :id', { id }));
  expect(room.current.db.get('SELECT count(*) AS n FROM transcript_ranges')).toEqual({ n: 0 });
});
