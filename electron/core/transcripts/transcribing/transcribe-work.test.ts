import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { TranscriptEdit } from '../../../../shared/domain/transcript/transcript-edit.ts';
import { updateMedia } from '../../library/items/item-table.ts';
import { createGate, until } from '../../testing/gate.ts';
import { NUMBER_LINES, spokenNumbers } from '../test-data/spoken-numbers.ts';
import { useScriptedTranscripts } from '../test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();
const { texts } = room;

describe('recognising a recording in pieces', () => {
  it('joins the pieces on one time line without doubled or missing words', async () => {
    room.current.script.words = spokenNumbers();
    const id = await room.current.finished();
    const transcript = room.current.transcripts.get({ id });
    expect(texts(id)).toEqual(NUMBER_LINES);
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
    const { id, jobId } = await room.current.begin();
    const opened = room.current.transcripts.get({ id });
    const job = await room.current.jobs.whenEnded({ id: jobId });
    expect(job).toMatchObject({ results: [{ kind: 'transcript', id }], units: { audioMs: 30_000 } });
    expect(room.current.transcripts.since({ id, revision: opened.revision })).toMatchObject({
      reset: false,
      durationMs: 30_000,
      writtenUntilMs: 30_000,
      state: 'ready',
    });
  });

  it('shows finished pieces and live text while the rest runs', async () => {
    room.current.script.words = spokenNumbers();
    const second = createGate();
    room.current.script.before = async (piece) => (piece.index === 1 ? second.promise : undefined);
    const { id, jobId } = await room.current.begin();
    await until(() => room.current.transcripts.live({ id }).text.startsWith('Nine'));
    expect(room.current.transcripts.live({ id })).toEqual({ fromMs: 20_000, text: 'Nine it is.' });
    expect(room.current.transcripts.get({ id })).toMatchObject({ state: 'working', writtenUntilMs: 18_600 });
    expect(texts(id)).toEqual(NUMBER_LINES.slice(0, 8));
    expect(room.current.jobs.get({ id: jobId }).progress).toMatchObject({
      step: 'recognising',
      done: 18_600,
      partsDone: 1,
    });
    second.open();
    await room.current.jobs.whenEnded({ id: jobId });
    expect(room.current.transcripts.live({ id })).toEqual({ fromMs: 0, text: '' });
    expect(texts(id)).toEqual(NUMBER_LINES);
  });

  it('never disturbs what a person edited meanwhile, at the seam neither, and undo works around later pieces', async () => {
    room.current.script.words = spokenNumbers();
    const second = createGate();
    room.current.script.before = async (piece) => (piece.index === 1 ? second.promise : undefined);
    const { id, jobId } = await room.current.begin();
    await until(() => texts(id).length > 0);
    const atSeam = room.current.transcripts.get({ id }).segments.at(-1);
    const first = room.current.transcripts.get({ id }).segments[0];
    if (!atSeam || !first) throw new Error('no lines');
    const edit = (segmentId: typeof first.id, text: string) =>
      room.current.transcripts.edit({ id, edits: [{ kind: 'setText', segmentId, text }], label: 'Edit text' });
    edit(first.id, 'Changed at the beginning.');
    edit(atSeam.id, 'Changed at the seam.');
    second.open();
    await room.current.jobs.whenEnded({ id: jobId });
    const heardBefore = NUMBER_LINES.slice(1, NUMBER_LINES.indexOf(atSeam.text));
    const heardAfter = NUMBER_LINES.slice(NUMBER_LINES.indexOf(atSeam.text) + 1);
    expect(texts(id)).toEqual(['Changed at the beginning.', ...heardBefore, 'Changed at the seam.', ...heardAfter]);
    room.current.transcripts.undo({ id });
    room.current.transcripts.undo({ id });
    expect(texts(id)).toEqual(NUMBER_LINES);
    expect(room.current.transcripts.undo({ id })).toBeNull();
    room.current.transcripts.redo({ id });
    expect(texts(id)[0]).toBe('Changed at the beginning.');
  });

  it('does not bring back a line at the seam that a person deleted', async () => {
    room.current.script.words = spokenNumbers();
    const second = createGate();
    room.current.script.before = async (piece) => (piece.index === 1 ? second.promise : undefined);
    const { id, jobId } = await room.current.begin();
    await until(() => texts(id).length > 0);
    const atSeam = room.current.transcripts.get({ id }).segments.at(-1);
    if (!atSeam) throw new Error('no lines');
    room.current.transcripts.edit({ id, edits: [{ kind: 'delete', segmentIds: [atSeam.id] }], label: 'Delete' });
    second.open();
    await room.current.jobs.whenEnded({ id: jobId });
    expect(texts(id)).toEqual(NUMBER_LINES.filter((text) => text !== atSeam.text));
  });

  it('asks a died local engine again, and fails a first piece as failed', async () => {
    room.current.script.words = spokenNumbers();
    let deaths = 0;
    room.current.script.before = async () => {
      deaths += 1;
      if (deaths <= 2) throw new Failure('NETWORK_UNREACHABLE', 'The connection was cut.');
    };
    expect(texts(await room.current.finished('first'))).toEqual(NUMBER_LINES);
    room.current.script.words = [];
    room.current.script.before = async () => {
      throw new Failure('ENGINE_UNAVAILABLE', 'The engine is gone.');
    };
    const id = await room.current.finished('second');
    expect(room.current.transcripts.get({ id })).toMatchObject({ state: 'failed', segments: [] });
  });

  it('makes a silent recording a ready transcript without lines', async () => {
    const id = await room.current.finished();
    expect(room.current.transcripts.get({ id })).toMatchObject({ state: 'ready', segments: [], speakers: [] });
  });
});

describe('speakers of a recording in pieces', () => {
  /** The service names the first voice of every piece A: in the second piece A is another person. */
  const conversation = (index: number) => (index < 4 ? 'A' : 'B');
  const nameOf = (id: ItemId) => {
    const { segments, speakers } = room.current.transcripts.get({ id });
    return segments.map((line) => speakers.find((speaker) => speaker.id === line.speakerId)?.name ?? null);
  };

  it('are labelled once over the whole recording, so that a person has one label', async () => {
    room.current.script.words = spokenNumbers(conversation);
    room.current.script.labels = (spans) => spans.map((span) => (span.startMs < 10_000 ? 0 : 1));
    const id = await room.current.finished();
    expect(nameOf(id)).toEqual([...Array(4).fill('Speaker 1'), ...Array(8).fill('Speaker 2')]);
    expect(room.current.transcripts.get({ id }).canUndo).toBe(false);
    expect(room.current.script.asked.at(-1)).toBe('labels of sound');
  });

  it('are labelled by what the engine remembers of all pieces, without listening again', async () => {
    room.current.script.words = spokenNumbers(conversation);
    room.current.script.labels = (spans) => spans.map((span) => (span.startMs < 10_000 ? 0 : 1));
    room.current.script.isRemembered = true;
    const id = await room.current.finished();
    expect(nameOf(id)).toEqual([...Array(4).fill('Speaker 1'), ...Array(8).fill('Speaker 2')]);
    expect(room.current.script.asked.filter((asked) => asked.startsWith('labels'))).toEqual([
      'labels of 0-10000 10000-20000 20000-30000',
    ]);
  });

  it('keep the labels by part, and the job says so, when the local engine cannot label', async () => {
    room.current.script.words = spokenNumbers();
    room.current.script.labels = new Failure('ENGINE_UNAVAILABLE', 'The engine cannot be started.');
    const { id, jobId } = await room.current.begin();
    expect(await room.current.jobs.whenEnded({ id: jobId })).toMatchObject({
      state: 'done',
      failure: { code: 'ENGINE_UNAVAILABLE', data: { what: 'speakers-by-part' } },
    });
    expect([room.current.transcripts.get({ id }).state, texts(id)]).toEqual(['ready', NUMBER_LINES]);
  });

  it('stay as a person set them, and undoing an older edit does not bring old labels back', async () => {
    room.current.script.words = spokenNumbers();
    room.current.script.labels = (spans) => spans.map((span) => (span.startMs < 15_000 ? 0 : 1));
    const last = createGate();
    room.current.script.before = async (piece) => (piece.index === 2 ? last.promise : undefined);
    const { id, jobId } = await room.current.begin();
    await until(() => texts(id).length > 6);
    const { segments, speakers } = room.current.transcripts.get({ id });
    const [first, second, sixth, seventh] = [segments[0], segments[1], segments[5], segments[6]];
    const me = { id: 'me' as never, ordinal: 5, name: 'Anna' };
    if (!first || !second || !sixth || !seventh || !speakers[0]) throw new Error('no lines');
    const edit = room.current.transcripts.edit;
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
    await room.current.jobs.whenEnded({ id: jobId });
    const names = ['Bob', 'Anna', 'Bob', 'Bob', 'Bob', 'Bob', ...Array(6).fill('Speaker 2')];
    expect(nameOf(id)).toEqual(names);
    room.current.transcripts.undo({ id });
    room.current.transcripts.undo({ id });
    expect(texts(id)).toEqual(NUMBER_LINES);
    expect(nameOf(id)[6]).toBe('Speaker 2');
    expect(nameOf(id)[0]).toBe('Speaker 1');
  });

  it('are labelled again after a merge that was undone, and a choice that stands is kept', async () => {
    room.current.script.words = spokenNumbers();
    room.current.script.labels = (spans) => spans.map((_, index) => index % 2);
    const id = await room.current.finished();
    const { segments, speakers } = room.current.transcripts.get({ id });
    const [one, two] = [speakers[0]?.id ?? ('' as never), speakers[1]?.id ?? ('' as never)];
    const chosen = segments[1]?.id ?? ('' as never);
    const merge: TranscriptEdit[] = [{ kind: 'mergeSpeakers', fromId: two, intoId: one }];
    room.current.transcripts.edit({
      id,
      edits: [{ kind: 'setSpeaker', segmentIds: [chosen], speakerId: one }],
      label: 'Change speaker',
    });
    room.current.transcripts.edit({ id, edits: merge, label: 'Merge speakers' });
    room.current.transcripts.undo({ id });
    room.current.script.labels = (spans) => spans.map((_, index) => (index < 6 ? 0 : 1));
    const relabel = async () => {
      const { jobId } = room.current.transcripts.relabelSpeakers({ id, speakerCount: null });
      await room.current.jobs.whenEnded({ id: jobId });
      return nameOf(id);
    };
    const labelled = await relabel();
    expect(new Set(labelled.slice(0, 6)).size).toBe(1);
    expect(new Set(labelled.slice(6)).size).toBe(1);
    expect(labelled[0]).not.toBe(labelled[6]);
    room.current.transcripts.undo({ id });
    room.current.transcripts.edit({ id, edits: merge, label: 'Merge speakers' });
    room.current.transcripts.undo({ id });
    room.current.transcripts.redo({ id });
    const merged = (await relabel()).filter((_, index) => index % 2 === 1);
    expect(new Set(merged)).toEqual(new Set(['Speaker 1']));
  });

  it('can be labelled again with a number, as one step that can be undone', async () => {
    room.current.script.words = spokenNumbers();
    const id = await room.current.finished();
    room.current.script.labels = (spans) => spans.map((_, index) => index % 2);
    const { jobId } = room.current.transcripts.relabelSpeakers({ id, speakerCount: 2 });
    await room.current.jobs.whenEnded({ id: jobId });
    expect(nameOf(id).slice(0, 3)).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1']);
    expect(room.current.transcripts.undo({ id })?.label).toBe('Identify speakers');
    expect(new Set(nameOf(id))).toEqual(new Set(['Speaker 1']));
    expect(room.current.transcripts.get({ id }).speakers.length).toBe(1);
  });
});

describe('starting', () => {
  it('refuses what cannot work before anything is stored', async () => {
    const mediaIds = [room.current.addRecording('talk')];
    room.current.script.hasKey = false;
    const start = (options: object) => room.current.transcripts.start({ mediaIds, ...options });
    await expect(start({ engine: 'cloud' })).rejects.toMatchObject({ code: 'KEY_MISSING' });
    await expect(room.current.transcripts.check({ engine: 'cloud' })).rejects.toMatchObject({ code: 'KEY_MISSING' });
    await expect(room.current.transcripts.check({ language: 'fr' })).rejects.toMatchObject({
      code: 'LANGUAGE_UNSUPPORTED',
    });
    room.current.script.engineFailure = new Failure('ENGINE_UNAVAILABLE', 'The local engine cannot be started.');
    await expect(room.current.transcripts.check({})).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    room.current.script.engineFailure = null;
    expect(await room.current.transcripts.check({})).toBeUndefined();
    await expect(start({ language: 'fr' })).rejects.toMatchObject({
      code: 'LANGUAGE_UNSUPPORTED',
      data: { language: 'fr' },
    });
    room.current.script.hasKey = true;
    await expect(start({ engine: 'cloud', language: 'xx' })).rejects.toMatchObject({ code: 'LANGUAGE_UNSUPPORTED' });
    await expect(start({ mediaIds: ['nope' as ItemId] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([room.current.transcripts.list({ limit: 5 }).rows, room.current.jobs.list({ limit: 5 })]).toEqual([[], []]);
  });

  it('leaves a recording out that could not be read, where that is asked for, and all of them where not', async () => {
    const [whole, broken] = [room.current.addRecording('talk'), room.current.addRecording('noise')];
    const failure = { code: 'AUDIO_UNREADABLE', message: 'Unreadable.', data: {} } as const;
    room.current.db.write((tx) => updateMedia(tx, broken, { state: 'failed', failure }));
    const mediaIds = [broken, whole];
    await expect(room.current.transcripts.start({ mediaIds })).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
    expect(room.current.transcripts.list({ limit: 5 }).rows).toEqual([]);
    const started = await room.current.transcripts.start({ mediaIds, skipsUnreadable: true });
    expect(started.map(({ mediaId }) => mediaId)).toEqual([whole]);
  });

  it('takes the settings where nothing is said', async () => {
    room.current.script.settings.transcribe.speakerCount = 3;
    room.current.script.settings.transcribe.language = 'en';
    const id = await room.current.finished();
    expect(room.current.transcripts.get({ id }).recipe).toEqual({
      engine: 'local',
      model: 'asr-1.0',
      language: 'en',
      speakerCount: 3,
      host: null,
    });
  });
});
