import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failure.ts';
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

describe('recognising a recording in pieces', () => {
  it('joins the pieces on one time line without doubled or missing words', async () => {
    studio.script.words = sentences();
    const id = await studio.finished();
    const transcript = studio.transcripts.get({ id });
    expect(texts(id)).toEqual(ALL);
    expect(transcript).toMatchObject({ state: 'ready', durationMs: 30_000, writtenUntilMs: 30_000, canUndo: false });
    expect(transcript.segments[3]).toMatchObject({
      startMs: 7500,
      endMs: 8600,
      words: [
        { text: 'Four', startMs: 7500, endMs: 7800 },
        { text: 'it', startMs: 7900, endMs: 8200 },
        { text: 'is.', startMs: 8300, endMs: 8600 },
      ],
    });
    expect(transcript.speakers.map((speaker) => [speaker.ordinal, speaker.name])).toEqual([[0, 'Speaker 1']]);
  });

  it('tells whoever opened it before the recording was read how long it is', async () => {
    const { id, jobId } = await studio.begin();
    const opened = studio.transcripts.get({ id });
    await studio.jobs.whenEnded({ id: jobId });
    expect(studio.transcripts.since({ id, revision: opened.revision })).toMatchObject({
      reset: false,
      durationMs: 30_000,
      writtenUntilMs: 30_000,
      state: 'ready',
    });
  });

  it('shows finished pieces and live text while the rest runs', async () => {
    studio.script.words = sentences();
    const second = gate();
    studio.script.before = async (piece) => (piece.index === 1 ? second.promise : undefined);
    const { id, jobId } = await studio.begin();
    await until(() => studio.transcripts.live({ id }).text.startsWith('Nine'));
    expect(studio.transcripts.live({ id })).toEqual({ fromMs: 20_000, text: 'Nine it is.' });
    expect(studio.transcripts.get({ id })).toMatchObject({ state: 'working', writtenUntilMs: 18_600 });
    expect(texts(id)).toEqual(ALL.slice(0, 8));
    expect(studio.jobs.get({ id: jobId }).progress).toMatchObject({ step: 'recognising', done: 18_600, partsDone: 1 });
    second.open();
    await studio.jobs.whenEnded({ id: jobId });
    expect(studio.transcripts.live({ id })).toEqual({ fromMs: 0, text: '' });
    expect(texts(id)).toEqual(ALL);
  });

  it('never disturbs what a person edited meanwhile, at the seam neither, and undo works around later pieces', async () => {
    studio.script.words = sentences();
    const second = gate();
    studio.script.before = async (piece) => (piece.index === 1 ? second.promise : undefined);
    const { id, jobId } = await studio.begin();
    await until(() => texts(id).length > 0);
    const atSeam = studio.transcripts.get({ id }).segments.at(-1);
    const first = studio.transcripts.get({ id }).segments[0];
    if (!atSeam || !first) throw new Error('no lines');
    const edit = (segmentId: typeof first.id, text: string) =>
      studio.transcripts.edit({ id, edits: [{ kind: 'setText', segmentId, text }], label: 'Edit text' });
    edit(first.id, 'Changed at the beginning.');
    edit(atSeam.id, 'Changed at the seam.');
    second.open();
    await studio.jobs.whenEnded({ id: jobId });
    const heardBefore = ALL.slice(1, ALL.indexOf(atSeam.text));
    const heardAfter = ALL.slice(ALL.indexOf(atSeam.text) + 1);
    expect(texts(id)).toEqual(['Changed at the beginning.', ...heardBefore, 'Changed at the seam.', ...heardAfter]);
    studio.transcripts.undo({ id });
    studio.transcripts.undo({ id });
    expect(texts(id)).toEqual(ALL);
    expect(studio.transcripts.undo({ id })).toBeNull();
    studio.transcripts.redo({ id });
    expect(texts(id)[0]).toBe('Changed at the beginning.');
  });

  it('does not bring back a line at the seam that a person deleted', async () => {
    studio.script.words = sentences();
    const second = gate();
    studio.script.before = async (piece) => (piece.index === 1 ? second.promise : undefined);
    const { id, jobId } = await studio.begin();
    await until(() => texts(id).length > 0);
    const atSeam = studio.transcripts.get({ id }).segments.at(-1);
    if (!atSeam) throw new Error('no lines');
    studio.transcripts.edit({ id, edits: [{ kind: 'delete', segmentIds: [atSeam.id] }], label: 'Delete' });
    second.open();
    await studio.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(ALL.filter((text) => text !== atSeam.text));
  });

  it('asks a died local engine again, and fails a first piece as failed', async () => {
    studio.script.words = sentences();
    let deaths = 0;
    studio.script.before = async () => {
      deaths += 1;
      if (deaths <= 2) throw new Failure('NETWORK_UNREACHABLE', 'The connection was cut.');
    };
    expect(texts(await studio.finished('first'))).toEqual(ALL);
    studio.script.words = [];
    studio.script.before = async () => {
      throw new Failure('ENGINE_UNAVAILABLE', 'The engine is gone.');
    };
    const id = await studio.finished('second');
    expect(studio.transcripts.get({ id })).toMatchObject({ state: 'failed', segments: [] });
  });

  it('makes a silent recording a ready transcript without lines', async () => {
    const id = await studio.finished();
    expect(studio.transcripts.get({ id })).toMatchObject({ state: 'ready', segments: [], speakers: [] });
  });
});

describe('speakers of a recording in pieces', () => {
  /** The service names the first voice of every piece A: in the second piece A is another person. */
  const conversation = (index: number) => (index < 4 ? 'A' : 'B');
  const nameOf = (id: ItemId) => {
    const { segments, speakers } = studio.transcripts.get({ id });
    return segments.map((line) => speakers.find((speaker) => speaker.id === line.speakerId)?.name ?? null);
  };

  it('are labelled once over the whole recording, so that a person has one label', async () => {
    studio.script.words = sentences(conversation);
    studio.script.labels = (spans) => spans.map((span) => (span.startMs < 10_000 ? 0 : 1));
    const id = await studio.finished();
    expect(nameOf(id)).toEqual([...Array(4).fill('Speaker 1'), ...Array(8).fill('Speaker 2')]);
    expect(studio.transcripts.get({ id }).canUndo).toBe(false);
  });

  it('keep the labels by part, and the job says so, when the local engine cannot label', async () => {
    studio.script.words = sentences();
    studio.script.labels = new Failure('ENGINE_UNAVAILABLE', 'The engine cannot be started.');
    const { id, jobId } = await studio.begin();
    expect(await studio.jobs.whenEnded({ id: jobId })).toMatchObject({
      state: 'done',
      failure: { code: 'ENGINE_UNAVAILABLE', data: { what: 'speakers-by-part' } },
    });
    expect([studio.transcripts.get({ id }).state, texts(id)]).toEqual(['ready', ALL]);
  });

  it('stay as a person set them, and undoing an older edit does not bring old labels back', async () => {
    studio.script.words = sentences();
    studio.script.labels = (spans) => spans.map((span) => (span.startMs < 15_000 ? 0 : 1));
    const last = gate();
    studio.script.before = async (piece) => (piece.index === 2 ? last.promise : undefined);
    const { id, jobId } = await studio.begin();
    await until(() => texts(id).length > 6);
    const { segments, speakers } = studio.transcripts.get({ id });
    const [first, second, sixth, seventh] = [segments[0], segments[1], segments[5], segments[6]];
    const me = { id: 'me' as never, ordinal: 5, name: 'Anna' };
    if (!first || !second || !sixth || !seventh || !speakers[0]) throw new Error('no lines');
    const edit = studio.transcripts.edit;
    edit({ id, edits: [{ kind: 'setText', segmentId: seventh.id, text: 'Seven it was.' }], label: 'Edit text' });
    edit({
      id,
      edits: [
        { kind: 'addSpeaker', speaker: me },
        { kind: 'setSpeaker', segmentIds: [second.id], speakerId: me.id },
        { kind: 'renameSpeaker', speakerId: speakers[0].id, name: 'Bob' },
      ],
      label: 'Speakers',
    });
    last.open();
    await studio.jobs.whenEnded({ id: jobId });
    const names = ['Bob', 'Anna', 'Bob', 'Bob', 'Bob', 'Bob', ...Array(6).fill('Speaker 2')];
    expect(nameOf(id)).toEqual(names);
    studio.transcripts.undo({ id });
    studio.transcripts.undo({ id });
    expect(texts(id)).toEqual(ALL);
    expect(nameOf(id)[6]).toBe('Speaker 2');
    expect(nameOf(id)[0]).toBe('Speaker 1');
  });

  it('are labelled again after a merge that was undone, and a choice that stands is kept', async () => {
    studio.script.words = sentences();
    studio.script.labels = (spans) => spans.map((_, index) => index % 2);
    const id = await studio.finished();
    const { segments, speakers } = studio.transcripts.get({ id });
    const [one, two] = [speakers[0]?.id ?? ('' as never), speakers[1]?.id ?? ('' as never)];
    const chosen = segments[1]?.id ?? ('' as never);
    const merge: TranscriptEdit[] = [{ kind: 'mergeSpeakers', fromId: two, intoId: one }];
    studio.transcripts.edit({
      id,
      edits: [{ kind: 'setSpeaker', segmentIds: [chosen], speakerId: one }],
      label: 'Change speaker',
    });
    studio.transcripts.edit({ id, edits: merge, label: 'Merge speakers' });
    studio.transcripts.undo({ id });
    studio.script.labels = (spans) => spans.map((_, index) => (index < 6 ? 0 : 1));
    const relabel = async () => {
      const { jobId } = studio.transcripts.relabelSpeakers({ id, speakerCount: null });
      await studio.jobs.whenEnded({ id: jobId });
      return nameOf(id);
    };
    const labelled = await relabel();
    expect(new Set(labelled.slice(0, 6)).size).toBe(1);
    expect(new Set(labelled.slice(6)).size).toBe(1);
    expect(labelled[0]).not.toBe(labelled[6]);
    studio.transcripts.undo({ id });
    studio.transcripts.edit({ id, edits: merge, label: 'Merge speakers' });
    studio.transcripts.undo({ id });
    studio.transcripts.redo({ id });
    const merged = (await relabel()).filter((_, index) => index % 2 === 1);
    expect(new Set(merged)).toEqual(new Set(['Speaker 1']));
  });

  it('can be labelled again with a number, as one step that can be undone', async () => {
    studio.script.words = sentences();
    const id = await studio.finished();
    studio.script.labels = (spans) => spans.map((_, index) => index % 2);
    const { jobId } = studio.transcripts.relabelSpeakers({ id, speakerCount: 2 });
    await studio.jobs.whenEnded({ id: jobId });
    expect(nameOf(id).slice(0, 3)).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1']);
    expect(studio.transcripts.undo({ id })?.label).toBe('Label speakers');
    expect(new Set(nameOf(id))).toEqual(new Set(['Speaker 1']));
    expect(studio.transcripts.get({ id }).speakers.length).toBe(1);
  });
});

describe('starting', () => {
  it('refuses what cannot work before anything is stored', async () => {
    const mediaIds = [studio.addRecording('talk')];
    studio.script.hasKey = false;
    const start = (options: object) => studio.transcripts.start({ mediaIds, ...options });
    await expect(start({ engine: 'cloud' })).rejects.toMatchObject({ code: 'KEY_MISSING' });
    await expect(studio.transcripts.check({ engine: 'cloud' })).rejects.toMatchObject({ code: 'KEY_MISSING' });
    await expect(studio.transcripts.check({ language: 'fr' })).rejects.toMatchObject({ code: 'LANGUAGE_UNSUPPORTED' });
    studio.script.engineFailure = new Failure('ENGINE_UNAVAILABLE', 'The local engine cannot be started.');
    await expect(studio.transcripts.check({})).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    studio.script.engineFailure = null;
    expect(await studio.transcripts.check({})).toBeUndefined();
    await expect(start({ language: 'fr' })).rejects.toMatchObject({
      code: 'LANGUAGE_UNSUPPORTED',
      data: { language: 'fr' },
    });
    studio.script.hasKey = true;
    await expect(start({ engine: 'cloud', language: 'xx' })).rejects.toMatchObject({ code: 'LANGUAGE_UNSUPPORTED' });
    await expect(start({ mediaIds: ['nope' as ItemId] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([studio.transcripts.list({ limit: 5 }).rows, studio.jobs.list({ limit: 5 })]).toEqual([[], []]);
  });

  it('takes the settings where nothing is said', async () => {
    studio.script.settings.transcribe.speakerCount = 3;
    studio.script.settings.transcribe.language = 'en';
    const id = await studio.finished();
    expect(studio.transcripts.get({ id }).recipe).toEqual({
      engine: 'local',
      model: 'asr-1.0',
      language: 'en',
      speakerCount: 3,
      host: null,
    });
  });
});
