import fs from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { AUDIO_FACTS } from '../../../shared/domain/test-data/audio-facts.ts';
import type { HostPresence } from '../host-ports.ts';
import { insertItem, updateMedia } from '../library/items/item-table.ts';
import type { Piece } from '../media/pieces/piece.ts';
import type { TranscriptionRequest, TranscriptionUnit } from '../service/transcription/transcription-service.ts';
import { openTestContext, type TestContext, testFolder } from '../testing/test-context.ts';
import { openTestLibrary } from '../testing/test-library.ts';
import type { RecognisedRecording } from '../transcripts/keep-recognised.ts';
import { createBackgroundRecognition } from './create-background-recognition.ts';

/** Two pieces that share 2 s. */
const PIECES: Piece[] = [
  { index: 0, startMs: 0, endMs: 11_000, contentStartMs: 0, contentEndMs: 10_000 },
  { index: 1, startMs: 9000, endMs: 20_000, contentStartMs: 10_000, contentEndMs: 20_000 },
];
/** On the time line of the recording, ms. */
const WORDS: [text: string, startMs: number, isDoubtful?: boolean][] = [
  ['The', 1000],
  ['lighthouse', 1400],
  ['burned.', 1800],
  ['Nobody', 9500],
  ['saw', 10_000],
  ['it.', 10_400],
  ['Blabla.', 15_000, true],
];

let folder: string;
let context: TestContext;
let studio: ReturnType<typeof open>;
let asked: string[];
let kept: RecognisedRecording[];
let answer: (piece: Piece, request: TranscriptionRequest) => Promise<void>;
let engine: Failure | null;
let presence: HostPresence;
let engineUsedAtMs: number;
let nowMs: number;

/** As the next start of the app opens it. */
function open() {
  context = openTestContext({ folder, now: () => nowMs });
  context.settings().library.recognisesSpeech = true;
  const library = openTestLibrary(context);
  const recognition = createBackgroundRecognition(context, {
    library: { get: library.library.get, mediaFile: ({ id }) => ({ file: id, contentType: '', fileName: id }) },
    media: {
      planPieces: async () => PIECES,
      encodePiece: async ({ file, piece, target }) => {
        fs.writeFileSync(target, JSON.stringify({ id: file, piece }));
        return { file: target, sizeBytes: 1, contentType: 'audio/wav' };
      },
    },
    transcription: { transcribe },
    localEngine: {
      check: async () => {
        if (engine) throw engine;
      },
    },
    transcripts: {
      keepRecognised: (recognised) => {
        kept.push(recognised);
        return { transcriptId: 'made' as ItemId };
      },
    },
    presence: { isOnBattery: () => presence.isOnBattery(), idleMs: () => presence.idleMs() },
    engineUsedAtMs: () => engineUsedAtMs,
  });
  return { ...library, ...recognition };
}

async function transcribe(request: TranscriptionRequest) {
  const { id, piece } = JSON.parse(fs.readFileSync(request.file, 'utf8')) as { id: string; piece: Piece };
  asked.push(`${id} ${piece.index}`);
  await answer(piece, request);
  const units = WORDS.filter(([, startMs]) => startMs >= piece.startMs && startMs + 300 <= piece.endMs).map(
    ([text, startMs, languageDoubtful = false]): TranscriptionUnit => ({
      text,
      startMs: startMs - piece.startMs,
      endMs: startMs - piece.startMs + 300,
      speaker: '',
      languageDoubtful,
    }),
  );
  return { text: '', durationMs: 1, speakerCount: 1, units, requestId: null };
}

beforeEach(() => {
  folder = testFolder();
  asked = [];
  kept = [];
  answer = async () => undefined;
  engine = null;
  presence = { isOnBattery: () => false, idleMs: () => Infinity };
  engineUsedAtMs = 0;
  nowMs = 1_000_000;
  studio = open();
});
afterEach(async () => {
  await studio.stop();
  context.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function addRecording(id: string): ItemId {
  const file = { sourceName: `${id}.wav`, sourcePath: null, sizeBytes: 1, mediaFile: 'original.wav', recipe: null };
  context.db.write((tx) => {
    insertItem(tx, { id: id as ItemId, kind: 'recording', title: id, ...file });
    updateMedia(tx, id as ItemId, { state: 'ready', facts: { ...AUDIO_FACTS, durationMs: 20_000 } });
  });
  return id as ItemId;
}
const addTranscript = (mediaId: ItemId, state: string) =>
  context.db.write((tx) => {
    const id = `of ${mediaId}` as ItemId;
    const nothing = { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null, recipe: null };
    insertItem(tx, { id, kind: 'transcript', title: id, ...nothing });
    tx.run(
      `INSERT INTO transcripts (id, media_id, state, recipe, duration_ms, written_until_ms, revision, undo_position)
       VALUES (:id, :mediaId, :state, '{}', 1, 0, 0, 0)`,
      { id, mediaId, state },
    );
  });
const addJob = (state: string, engineOfJob = 'local') =>
  context.db.write((tx) =>
    tx.run(
      `INSERT INTO jobs (id, kind, title, engine, lane, state, request, progress, owner, position, created_at_ms)
       VALUES ('job', 'speak', 'A', :engineOfJob, 'local-speech', :state, '{}', '{}', 'one', 1, 1)`,
      { state, engineOfJob },
    ),
  );
const status = () => studio.backgroundRecognition.status();
const found = (query: string) =>
  studio.library
    .list({ query, sort: 'newest', offset: 0, limit: 9 })
    .map(({ title, found: line }) => [title, line?.startMs]);

it('makes the speech of recordings searchable that nobody transcribed, and says when it was said', async () => {
  addRecording('talk');
  addTranscript(addRecording('known'), 'ready');
  expect(status()).toMatchObject({ total: 1, done: 0, pause: null });
  expect([await studio.step(), await studio.step()]).toEqual([true, false]);
  expect(asked).toEqual(['talk 0', 'talk 1']);
  expect(found('lighthouse')).toEqual([['talk', 1000]]);
  expect(studio.library.moments({ query: 'nobody', limit: 9 })).toMatchObject({
    count: 1,
    recordingCount: 1,
    moments: [{ itemId: 'talk', lineId: null, startMs: 9500, text: 'Nobody saw it.', playable: { id: 'talk' } }],
  });
  expect(found('blabla')).toEqual([]);
  expect(status()).toMatchObject({ total: 1, done: 1, keptCount: 1, failed: 0, current: null });
});

it('recognises nothing before it is turned on', async () => {
  context.settings().library.recognisesSpeech = false;
  addRecording('talk');
  expect([await studio.step(), asked]).toEqual([false, []]);
});

it('makes room for the user, the queue, the battery, tasks of this computer and whoever is at it', async () => {
  addRecording('talk');
  const pauses: unknown[] = [];
  const note = async () => pauses.push([status().pause, await studio.step()]);
  studio.backgroundRecognition.setPaused({ isPaused: true });
  await note();
  studio.backgroundRecognition.setPaused({ isPaused: false });
  studio.jobs.setPaused({ isPaused: true });
  await note();
  studio.jobs.setPaused({ isPaused: false });
  presence = { isOnBattery: () => true, idleMs: () => Infinity };
  await note();
  presence = { isOnBattery: () => false, idleMs: () => 59_000 };
  await note();
  context.settings().library.recognisesWhenIdle = false;
  engineUsedAtMs = nowMs - 1000;
  await note();
  engineUsedAtMs = 0;
  addJob('running');
  await note();
  expect(pauses).toEqual(['user', 'queue', 'battery', 'active', 'work', 'work'].map((pause) => [pause, false]));
  context.db.write((tx) => tx.run(`UPDATE jobs SET engine = 'cloud'`));
  expect([status().pause, await studio.step(), asked.length]).toEqual([null, true, 2]);
});

it('stops in the middle when it is paused, and goes on after a restart with what is left', async () => {
  addRecording('talk');
  answer = (piece, { signal }) => {
    if (piece.index === 0) return Promise.resolve();
    studio.backgroundRecognition.setPaused({ isPaused: true });
    return Promise.reject(signal?.reason);
  };
  expect(await studio.step()).toBe(false);
  expect(found('lighthouse')).toEqual([]);
  await studio.stop();
  context.close();
  answer = async () => undefined;
  studio = open();
  expect(status()).toMatchObject({ isPaused: true, pause: 'user', done: 0, total: 1 });
  studio.backgroundRecognition.setPaused({ isPaused: false });
  expect(await studio.step()).toBe(true);
  expect(asked).toEqual(['talk 0', 'talk 1', 'talk 1']);
  expect(found('lighthouse')).toEqual([['talk', 1000]]);
});

it('tries a failed recording twice more, later, then leaves it alone until it is asked for', async () => {
  addRecording('talk');
  answer = () => Promise.reject(new Failure('NETWORK_UNREACHABLE', 'No.'));
  for (const pauseMs of [0, 600_000, 3_600_000, 36_000_000]) {
    nowMs += pauseMs;
    await studio.step();
    await studio.step();
  }
  expect(asked).toHaveLength(3);
  expect(status()).toMatchObject({ failed: 1, failures: [{ id: 'talk', failure: { code: 'NETWORK_UNREACHABLE' } }] });
  answer = async () => undefined;
  studio.backgroundRecognition.retry({});
  await studio.step();
  expect(status()).toMatchObject({ done: 1, failed: 0, failures: [] });
});

it('goes on where the clock is set back after the engine was used, and after a failure', async () => {
  addRecording('talk');
  engineUsedAtMs = nowMs + 3_600_000;
  expect([status().pause, engineUsedAtMs]).toEqual([null, 4_600_000]);
  answer = () => Promise.reject(new Failure('NETWORK_UNREACHABLE', 'No.'));
  nowMs = 10_000_000;
  await studio.step();
  nowMs += 599_000;
  expect([await studio.step(), asked.length]).toEqual([false, 1]);
  nowMs = 1_000_000;
  answer = async () => undefined;
  expect([await studio.step(), status().done]).toEqual([true, 1]);
});

it('leaves a recording alone that ended the program three times', async () => {
  addRecording('talk');
  context.db.write((tx) =>
    tx.run(
      `INSERT INTO heard_recordings (media_id, state, track, attempts, next_try_ms) VALUES ('talk', 'begun', -1, 3, 0)`,
    ),
  );
  await studio.step();
  expect([asked, status().failed]).toEqual([[], 1]);
});

it('blames no recording for an engine that cannot start', async () => {
  addRecording('talk');
  engine = new Failure('ENGINE_UNAVAILABLE', 'No.');
  expect(await studio.step()).toBe(false);
  expect([status().pause, status().failed, asked]).toEqual(['engine', 0, []]);
  engine = null;
  nowMs += 600_000;
  expect(await studio.step()).toBe(true);
});

it('gives what it recognised to a transcript, and forgets it once there is one, or when it is told to', async () => {
  const [talk, other] = [addRecording('talk'), addRecording('other')];
  expect(() => studio.backgroundRecognition.makeTranscript({ id: talk })).toThrow(/isn’t recognised/);
  while (await studio.step());
  studio.backgroundRecognition.makeTranscript({ id: talk });
  expect(kept).toMatchObject([{ mediaId: 'talk', pieces: [{ plan: { index: 0 } }, { plan: { index: 1 } }] }]);
  expect(studio.backgroundRecognition.of({ id: other })).toMatchObject({ state: 'done', lineCount: 2 });
  addTranscript(talk, 'working');
  context.db.write((tx) => tx.run(`UPDATE transcripts SET state = 'ready'`));
  expect(found('lighthouse').map(([title]) => title)).toEqual(['other']);
  studio.backgroundRecognition.forget();
  expect([found('lighthouse'), studio.backgroundRecognition.of({ id: other })]).toEqual([[], null]);
});
