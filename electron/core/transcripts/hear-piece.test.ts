import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { TranscriptEdit } from '../../../shared/domain/transcript-edit.ts';
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

/** Begins a transcript that stops and waits after a word of its second piece. */
async function heardUntil(word: string) {
  const waiting = gate();
  const reached = gate();
  studio.script.words = sentences();
  studio.script.afterWord = async (piece, said) => {
    if (piece.index !== 1 || said !== word) return;
    reached.open();
    await waiting.promise;
  };
  const begun = await studio.begin();
  await reached.promise;
  return { ...begun, goOn: waiting.open };
}

const segments = (id: ItemId) => studio.transcripts.get({ id }).segments;
const edit = (id: ItemId, edits: TranscriptEdit[]) => studio.transcripts.edit({ id, edits, label: 'Edit' });

describe('text while a piece is recognised', () => {
  it('becomes lines with their times one by one, and only the open line is live text', async () => {
    const { id, jobId, goOn } = await heardUntil('Eight');
    expect(texts(id)).toEqual(ALL.slice(0, 7));
    expect(segments(id)[6]).toMatchObject({
      startMs: 15_000,
      endMs: 16_100,
      words: [{ text: 'Seven' }, { text: 'it' }, { text: 'is.' }],
    });
    expect(studio.transcripts.live({ id })).toEqual({ fromMs: 17_500, text: 'Eight' });
    const early = segments(id)[6];
    goOn();
    await studio.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(ALL);
    expect([segments(id)[6]?.id, segments(id)[6]?.speakerId === null]).toEqual([early?.id, false]);
    expect(studio.transcripts.get({ id }).canUndo).toBe(false);
  });

  it('is kept by a stop, the open line too, and not doubled when it goes on', async () => {
    const { id, jobId, goOn } = await heardUntil('Eight');
    studio.jobs.cancel({ id: jobId });
    goOn();
    await studio.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual([...ALL.slice(0, 7), 'Eight']);
    expect(studio.transcripts.get({ id })).toMatchObject({ state: 'partial', writtenUntilMs: 17_800 });
    expect(studio.transcripts.live({ id }).text).toBe('');
    studio.transcripts.resume({ id });
    await studio.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(ALL);
  });

  it('that an earlier run kept stays while a later run has not come so far', async () => {
    const { id, jobId, goOn } = await heardUntil('Eight');
    studio.jobs.cancel({ id: jobId });
    goOn();
    await studio.jobs.whenEnded({ id: jobId });
    const [stuck, reached] = [gate(), gate()];
    studio.script.afterWord = async (_piece, said) => {
      if (said !== 'Six') return;
      reached.open();
      await stuck.promise;
    };
    studio.transcripts.resume({ id });
    await reached.promise;
    expect(texts(id)).toEqual([...ALL.slice(0, 7), 'Eight']);
    studio.jobs.cancel({ id: jobId });
    stuck.open();
    await studio.jobs.whenEnded({ id: jobId });
    expect(texts(id).at(-1)).toBe('Eight');
    studio.transcripts.resume({ id });
    await studio.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(ALL);
  });

  it('survives a crash', async () => {
    const { id, goOn } = await heardUntil('Eight');
    goOn();
    await studio.crash();
    expect(texts(id).slice(0, 7)).toEqual(ALL.slice(0, 7));
    await until(() => studio.transcripts.get({ id }).state === 'ready');
    expect(texts(id)).toEqual(ALL);
  });

  it('can be corrected at once: the result of the piece leaves touched, merged and deleted lines alone', async () => {
    const { id, jobId, goOn } = await heardUntil('Nine');
    const at = (index: number) => segments(id)[index]?.id ?? ('' as never);
    edit(id, [{ kind: 'setText', segmentId: at(5), text: 'Sixth.' }]);
    edit(id, [{ kind: 'delete', segmentIds: [at(6)] }]);
    goOn();
    await studio.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual([...ALL.slice(0, 5), 'Sixth.', ...ALL.slice(7)]);
    expect(segments(id).every((line) => line.speakerId !== null)).toBe(true);
    studio.transcripts.undo({ id });
    studio.transcripts.undo({ id });
    expect(texts(id)).toEqual(ALL);
  });

  it('without times is live text as a whole, and a stop keeps it where it must have been said', async () => {
    studio.script.hasTimes = false;
    const { id, jobId, goOn } = await heardUntil('Eight');
    expect(studio.transcripts.live({ id }).text.trim()).toMatch(/Six it is. Seven it is. Eight$/);
    studio.jobs.cancel({ id: jobId });
    goOn();
    await studio.jobs.whenEnded({ id: jobId });
    expect(texts(id).slice(-3)).toEqual(['Six it is.', 'Seven it is.', 'Eight']);
    expect(segments(id).at(-1)).toMatchObject({ words: null });
    expect(segments(id).at(-1)?.endMs).toBeLessThanOrEqual(20_000);
    studio.transcripts.resume({ id });
    await studio.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(ALL);
  });
});
