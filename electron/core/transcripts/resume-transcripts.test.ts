import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { createScriptedTranscripts, type ScriptWord } from './test-data/scripted-transcripts.ts';

let studio: ReturnType<typeof createScriptedTranscripts>;
beforeEach(() => {
  studio = createScriptedTranscripts();
});
afterEach(() => studio.dispose());

/** One sentence every 2.5 s over all three pieces; "Four", "Seven" … lie in the sound that two pieces share. */
const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const sentences = (speaker: (index: number) => string = () => 'A'): ScriptWord[] =>
  NUMBERS.flatMap((word, index): ScriptWord[] => [
    [word, index * 2.5, speaker(index)],
    ['it', index * 2.5 + 0.4, speaker(index)],
    ['is.', index * 2.5 + 0.8, speaker(index)],
  ]);
const ALL = NUMBERS.map((word) => `${word} it is.`);
const texts = (id: ItemId) => studio.transcripts.get({ id }).segments.map((segment) => segment.text);
const gate = () => {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
};
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('going on with a transcript that is not whole', () => {
  it('keeps what is finished when it is cancelled and runs on from there', async () => {
    studio.script.words = sentences();
    const asked: number[] = [];
    const stuck = gate();
    studio.script.before = async (piece) => {
      asked.push(piece.index);
      if (piece.index === 1) await stuck.promise;
    };
    const { id, jobId } = await studio.begin();
    await until(() => asked.length === 2);
    studio.jobs.cancel({ id: jobId });
    studio.script.before = async (piece) => void asked.push(piece.index);
    stuck.open();
    await studio.restart();
    expect(texts(id).length).toBeGreaterThan(2);
    expect(studio.transcripts.get({ id }).state).toBe('partial');
    studio.jobs.resume({ id: jobId });
    await studio.jobs.whenEnded({ id: jobId });
    expect([asked, texts(id)]).toEqual([[0, 1, 1, 2], ALL]);
  });

  it('says what failed, keeps the finished pieces as partial and can be resumed', async () => {
    studio.script.words = sentences();
    studio.script.before = async (piece) => {
      if (piece.index === 2) throw new Failure('RATE_LIMITED', 'Too many requests.', { requestId: 'r-7' });
    };
    const { id, jobId } = await studio.begin();
    const job = await studio.jobs.whenEnded({ id: jobId });
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'RATE_LIMITED', data: { requestId: 'r-7' } } });
    expect(studio.transcripts.get({ id })).toMatchObject({ state: 'partial', writtenUntilMs: 28_600 });
    studio.script.before = async () => undefined;
    studio.jobs.resume({ id: jobId });
    await studio.jobs.whenEnded({ id: jobId });
    expect([studio.transcripts.get({ id }).state, texts(id)]).toEqual(['ready', ALL]);
  });

  it('is incomplete when it brought the app down again and again, and goes on when the user wants it', async () => {
    studio.script.words = sentences();
    const stuck = gate();
    studio.script.before = async (piece) => (piece.index === 1 ? stuck.promise : undefined);
    const { id, jobId } = await studio.begin();
    await until(() => texts(id).length > 0);
    const written = texts(id);
    studio.db.write((tx) => tx.run('UPDATE jobs SET interruptions = 2'));
    stuck.open();
    await studio.crash();
    expect(studio.transcripts.get({ id })).toMatchObject({ state: 'partial', writtenUntilMs: 10_000 });
    expect(studio.transcripts.list({ limit: 1 }).rows).toMatchObject([
      { state: 'partial', durationMs: 30_000, writtenUntilMs: 10_000 },
    ]);
    expect(texts(id)).toEqual(written);
    studio.jobs.dismiss({ ids: [jobId] });
    studio.script.before = async () => undefined;
    expect(studio.transcripts.resume({ id })).toEqual({ jobId });
    expect(() => studio.transcripts.resume({ id })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    await studio.jobs.whenEnded({ id: jobId });
    expect([studio.transcripts.get({ id }).state, texts(id)]).toEqual(['ready', ALL]);
    expect(() => studio.transcripts.resume({ id })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('goes on although its task is forgotten', async () => {
    studio.script.words = sentences();
    studio.script.before = async (piece) => {
      if (piece.index === 2) throw new Failure('RATE_LIMITED', 'Too many requests.');
    };
    const { id, jobId } = await studio.begin();
    await studio.jobs.whenEnded({ id: jobId });
    studio.db.write((tx) => tx.run('DELETE FROM jobs'));
    studio.script.before = async () => undefined;
    const again = studio.transcripts.resume({ id });
    expect(again.jobId).not.toBe(jobId);
    await studio.jobs.whenEnded({ id: again.jobId });
    expect([studio.transcripts.get({ id }).state, texts(id)]).toEqual(['ready', ALL]);
  });
});
