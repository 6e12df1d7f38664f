import { describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { createGate, until } from '../../../testing/gate.ts';
import { NUMBER_LINES, spokenNumbers } from '../../test-data/spoken-numbers.ts';
import { useScriptedTranscripts } from '../../test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();
const { texts, segments, edit } = room;

/** Begins a transcript that stops and waits after a word of its second piece. */
async function recognisedUntil(word: string, words = spokenNumbers()) {
  const waiting = createGate();
  const reached = createGate();
  room.current.script.words = words;
  room.current.script.afterWord = async (piece, said) => {
    if (piece.index !== 1 || said !== word) return;
    reached.open();
    await waiting.promise;
  };
  const begun = await room.current.begin();
  await reached.promise;
  return { ...begun, goOn: waiting.open };
}

describe('text while a piece is recognised', () => {
  it('becomes lines with their times one by one, and only the open line is live text', async () => {
    const { id, jobId, goOn } = await recognisedUntil('Eight');
    expect(texts(id)).toEqual(NUMBER_LINES.slice(0, 7));
    expect(segments(id)[6]).toMatchObject({
      startMs: 15_000,
      endMs: 16_100,
      words: [{ text: 'Seven' }, { text: 'it' }, { text: 'is.' }],
    });
    expect(room.current.transcripts.live({ id })).toEqual({ fromMs: 17_500, text: 'Eight' });
    const early = segments(id)[6];
    goOn();
    await room.current.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(NUMBER_LINES);
    expect([segments(id)[6]?.id, segments(id)[6]?.speakerId === null]).toEqual([early?.id, false]);
    expect(room.current.transcripts.get({ id }).canUndo).toBe(false);
  });

  it('is kept by a stop, the open line too, and not doubled when it goes on', async () => {
    const { id, jobId, goOn } = await recognisedUntil('Eight');
    room.current.jobs.cancel({ id: jobId });
    goOn();
    await room.current.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual([...NUMBER_LINES.slice(0, 7), 'Eight']);
    expect(room.current.transcripts.get({ id })).toMatchObject({ state: 'partial', writtenUntilMs: 17_800 });
    expect(room.current.transcripts.live({ id }).text).toBe('');
    room.current.transcripts.resume({ id });
    await room.current.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(NUMBER_LINES);
  });

  it('that an earlier run kept stays while a later run has not come so far', async () => {
    const { id, jobId, goOn } = await recognisedUntil('Eight');
    room.current.jobs.cancel({ id: jobId });
    goOn();
    await room.current.jobs.whenEnded({ id: jobId });
    const [stuck, reached] = [createGate(), createGate()];
    room.current.script.afterWord = async (_piece, said) => {
      if (said !== 'Six') return;
      reached.open();
      await stuck.promise;
    };
    room.current.transcripts.resume({ id });
    await reached.promise;
    expect(texts(id)).toEqual([...NUMBER_LINES.slice(0, 7), 'Eight']);
    room.current.jobs.cancel({ id: jobId });
    stuck.open();
    await room.current.jobs.whenEnded({ id: jobId });
    expect(texts(id).at(-1)).toBe('Eight');
    room.current.transcripts.resume({ id });
    await room.current.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(NUMBER_LINES);
  });

  it('survives a crash', async () => {
    const { id, goOn } = await recognisedUntil('Eight');
    goOn();
    await room.current.crash();
    expect(texts(id).slice(0, 7)).toEqual(NUMBER_LINES.slice(0, 7));
    await until(() => room.current.transcripts.get({ id }).state === 'ready');
    expect(texts(id)).toEqual(NUMBER_LINES);
  });

  it('can be corrected at once: the result of the piece leaves touched, merged and deleted lines alone', async () => {
    const { id, jobId, goOn } = await recognisedUntil('Nine');
    const at = (index: number) => segments(id)[index]?.id ?? ('' as never);
    edit(id, [{ kind: 'setText', segmentId: at(5), text: 'Sixth.' }]);
    edit(id, [{ kind: 'delete', segmentIds: [at(6)] }]);
    goOn();
    await room.current.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual([...NUMBER_LINES.slice(0, 5), 'Sixth.', ...NUMBER_LINES.slice(7)]);
    expect(segments(id).every((line) => line.speakerId !== null)).toBe(true);
    room.current.transcripts.undo({ id });
    room.current.transcripts.undo({ id });
    expect(texts(id)).toEqual(NUMBER_LINES);
  });

  it('without times is live text as a whole, and a stop keeps it where it must have been said', async () => {
    room.current.script.hasTimes = false;
    const { id, jobId, goOn } = await recognisedUntil('Eight');
    expect(room.current.transcripts.live({ id }).text.trim()).toMatch(/Six it is. Seven it is. Eight$/);
    room.current.jobs.cancel({ id: jobId });
    goOn();
    await room.current.jobs.whenEnded({ id: jobId });
    expect(texts(id).slice(-3)).toEqual(['Six it is.', 'Seven it is.', 'Eight']);
    expect(segments(id).at(-1)).toMatchObject({ words: null });
    expect(segments(id).at(-1)?.endMs).toBeLessThanOrEqual(20_000);
    room.current.transcripts.resume({ id });
    await room.current.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(NUMBER_LINES);
  });

  describe('in another language', () => {
    const marked = (id: ItemId) => segments(id).map((line) => line.languageDoubtful ?? false);
    const foreign = spokenNumbers(undefined, (index) => index > 3);

    it('is marked as soon as it can be judged, the lines that were stored before too', async () => {
      room.current.script.judgedAfter = 8;
      const { id, jobId, goOn } = await recognisedUntil('Seven', foreign);
      expect(texts(id)).toEqual(NUMBER_LINES.slice(0, 6));
      expect(marked(id)).toEqual([false, false, false, false, true, false]);
      const { id: unmarkedId } = segments(id)[5]!;
      room.current.script.judgedAfter = 0;
      goOn();
      await room.current.jobs.whenEnded({ id: jobId });
      expect(marked(id)).toEqual(NUMBER_LINES.map((_line, index) => index > 3));
      expect(segments(id)[5]?.id).toBe(unmarkedId);
    });

    it('keeps its mark over a stop and a crash, and in live text', async () => {
      const { id, jobId, goOn } = await recognisedUntil('Eight', foreign);
      expect(room.current.transcripts.live({ id })).toEqual({ fromMs: 17_500, text: 'Eight', languageDoubtful: true });
      room.current.jobs.cancel({ id: jobId });
      goOn();
      await room.current.jobs.whenEnded({ id: jobId });
      await room.current.restart();
      expect(texts(id)).toEqual([...NUMBER_LINES.slice(0, 7), 'Eight']);
      expect(marked(id)).toEqual([false, false, false, false, true, true, true, true]);
    });

    it('is marked in a line that was corrected before it was judged, but not in one that was written anew', async () => {
      room.current.script.judgedAfter = 100;
      const { id, jobId, goOn } = await recognisedUntil('Nine', foreign);
      edit(id, [{ kind: 'setText', segmentId: segments(id)[5]!.id, text: 'Sechs it is!' }]);
      edit(id, [{ kind: 'setText', segmentId: segments(id)[6]!.id, text: 'Das ist die Sieben.' }]);
      goOn();
      await room.current.jobs.whenEnded({ id: jobId });
      expect(texts(id).slice(5, 7)).toEqual(['Sechs it is!', 'Das ist die Sieben.']);
      expect(marked(id).slice(4, 8)).toEqual([true, true, false, true]);
      room.current.transcripts.undo({ id });
      expect([texts(id)[6], marked(id)[6]]).toEqual([NUMBER_LINES[6], true]);
    });
  });
});
