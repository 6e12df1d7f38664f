import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { createGate, until } from '../../testing/gate.ts';
import { NUMBER_LINES, spokenNumbers } from '../test-data/spoken-numbers.ts';
import { useScriptedTranscripts } from '../test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();
const { texts } = room;

describe('going on with a transcript that is not whole', () => {
  it('keeps what is finished when it is cancelled and runs on from there', async () => {
    room.current.script.words = spokenNumbers();
    const asked: number[] = [];
    const stuck = createGate();
    room.current.script.before = async (piece) => {
      asked.push(piece.index);
      if (piece.index === 1) await stuck.promise;
    };
    const { id, jobId } = await room.current.begin();
    await until(() => asked.length === 2);
    room.current.jobs.cancel({ id: jobId });
    room.current.script.before = async (piece) => void asked.push(piece.index);
    stuck.open();
    await room.current.restart();
    expect(texts(id).length).toBeGreaterThan(2);
    expect(room.current.transcripts.get({ id }).state).toBe('partial');
    room.current.jobs.resume({ id: jobId });
    await room.current.jobs.whenEnded({ id: jobId });
    expect([asked, texts(id)]).toEqual([[0, 1, 1, 2], NUMBER_LINES]);
  });

  it('says what failed, keeps the finished pieces as partial and can be resumed', async () => {
    room.current.script.words = spokenNumbers();
    room.current.script.before = async (piece) => {
      if (piece.index === 2) throw new Failure('RATE_LIMITED', 'Too many requests.', { requestId: 'r-7' });
    };
    const { id, jobId } = await room.current.begin();
    const job = await room.current.jobs.whenEnded({ id: jobId });
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'RATE_LIMITED', data: { requestId: 'r-7' } } });
    expect(room.current.transcripts.get({ id })).toMatchObject({ state: 'partial', writtenUntilMs: 28_600 });
    room.current.script.before = async () => undefined;
    room.current.jobs.resume({ id: jobId });
    await room.current.jobs.whenEnded({ id: jobId });
    expect([room.current.transcripts.get({ id }).state, texts(id)]).toEqual(['ready', NUMBER_LINES]);
  });

  it('is incomplete when it brought the app down again and again, and goes on when the user wants it', async () => {
    room.current.script.words = spokenNumbers();
    const stuck = createGate();
    room.current.script.before = async (piece) => (piece.index === 1 ? stuck.promise : undefined);
    const { id, jobId } = await room.current.begin();
    await until(() => texts(id).length > 0);
    const written = texts(id);
    // Whole parts, and lines of the next one that came early.
    const { writtenUntilMs } = room.current.transcripts.get({ id });
    expect(writtenUntilMs).toBeGreaterThanOrEqual(10_000);
    room.current.db.write((tx) => tx.run('UPDATE jobs SET interruptions = 2'));
    stuck.open();
    await room.current.crash();
    expect(room.current.transcripts.get({ id })).toMatchObject({ state: 'partial', writtenUntilMs });
    expect(room.current.transcripts.list({ limit: 1 }).rows).toMatchObject([
      { state: 'partial', durationMs: 30_000, writtenUntilMs },
    ]);
    expect(texts(id)).toEqual(written);
    room.current.jobs.dismiss({ ids: [jobId] });
    room.current.script.before = async () => undefined;
    expect(room.current.transcripts.resume({ id })).toEqual({ jobId });
    expect(() => room.current.transcripts.resume({ id })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    await room.current.jobs.whenEnded({ id: jobId });
    expect([room.current.transcripts.get({ id }).state, texts(id)]).toEqual(['ready', NUMBER_LINES]);
    expect(() => room.current.transcripts.resume({ id })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('goes on although its task is forgotten', async () => {
    room.current.script.words = spokenNumbers();
    room.current.script.before = async (piece) => {
      if (piece.index === 2) throw new Failure('RATE_LIMITED', 'Too many requests.');
    };
    const { id, jobId } = await room.current.begin();
    await room.current.jobs.whenEnded({ id: jobId });
    room.current.db.write((tx) => tx.run('DELETE FROM jobs'));
    room.current.script.before = async () => undefined;
    const again = room.current.transcripts.resume({ id });
    expect(again.jobId).not.toBe(jobId);
    await room.current.jobs.whenEnded({ id: again.jobId });
    expect([room.current.transcripts.get({ id }).state, texts(id)]).toEqual(['ready', NUMBER_LINES]);
  });
});
