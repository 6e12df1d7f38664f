import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { RecognisedNow, RecognitionPause } from '../../../shared/domain/library/background-recognition.ts';
import type { CoreContext } from '../core-context.ts';
import type { LocalEngine } from '../engine-process/local-engine.ts';
import type { HostPresence } from '../host-ports.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import type { BackgroundRecognition, OpenBackgroundRecognition } from './background-recognition.ts';
import {
  failedRecordings,
  heardCounts,
  heardRecording,
  loadHeardPieces,
  nextUnheard,
  retryFailed,
} from './heard-table.ts';
import { isResting } from './is-resting.ts';
import { isPausedByUser, pauseReason, storeUserPause } from './pause-reason.ts';
import { LONGEST_PAUSE_MS, type RecordingDeps, recogniseRecording } from './recognise-recording.ts';

/** How soon it makes room for what the user does. */
const LOOK_EVERY_MS = 1000;
/** What no change tells, as an attempt that is due again, is noticed after this time. */
const REST_MS = 30_000;
const ENGINE_REST_MS = 10 * 60_000;
const MOST_FAILURES = 20;
/** Lines that stand for all of them. */
const MOST_LINES = 8;

/** What background recognition needs beside the context. */
export type RecognitionNeighbours = Pick<RecordingDeps, 'library' | 'media' | 'transcription'> & {
  localEngine: Pick<LocalEngine, 'check'>;
  transcripts: Pick<Transcripts, 'keepRecognised'>;
  presence?: HostPresence | undefined;
  engineUsedAtMs(): number;
};

type Deps = CoreContext & RecognitionNeighbours & { state: State };

/** Of this run of core alone; all else is on disk. */
type State = {
  current: RecognisedNow | null;
  shown: RecognitionPause | null;
  engineRestsUntilMs: number;
  stop: AbortController | null;
};

/** Builds background recognition. Nothing is recognised before `start`; only one program at a time may. */
export function createBackgroundRecognition(
  context: CoreContext,
  neighbours: RecognitionNeighbours,
): OpenBackgroundRecognition {
  const state: State = { current: null, shown: null, engineRestsUntilMs: 0, stop: null };
  const deps: Deps = { ...context, ...neighbours, state };
  const ending = new AbortController();
  let isDirty = true;
  let working: Promise<boolean> = Promise.resolve(false);
  let restsUntilMs = 0;
  const step = () => (working = working.then(() => recogniseNext(deps, ending.signal)));
  const loop = () => {
    if (ending.signal.aborted) return;
    showPause(deps);
    const isDue = isDirty || !isResting(context.now(), { untilMs: restsUntilMs, longestMs: REST_MS });
    isDirty = false;
    const done = isDue ? step() : Promise.resolve(true);
    void done.then((didSome) => {
      if (!didSome) restsUntilMs = context.now() + (pauseOf(deps) === null ? REST_MS : LOOK_EVERY_MS);
      if (!ending.signal.aborted) setTimeout(loop, didSome && isDue ? 0 : LOOK_EVERY_MS).unref();
    });
  };
  const follow = async () => {
    for await (const batch of context.changes.subscribe({ signal: ending.signal }))
      if (batch.some(({ domain }) => WAKING.has(domain))) isDirty = true;
  };
  return {
    backgroundRecognition: recognitionOf(deps),
    start: () => {
      void follow();
      loop();
    },
    step,
    stop: async () => {
      ending.abort();
      state.stop?.abort();
      await working;
    },
  };
}

const WAKING: ReadonlySet<string> = new Set([
  'library',
  'transcripts',
  'settings',
  'organisation',
  'background-recognition',
]);

/** Only what is off by itself is told; a pause means that there would be something to do. */
function pauseOf(deps: Deps): RecognitionPause | null {
  const rest = { untilMs: deps.state.engineRestsUntilMs, longestMs: ENGINE_REST_MS };
  return pauseReason(deps) ?? (isResting(deps.now(), rest) ? 'engine' : null);
}

function showPause(deps: Deps): void {
  if (!deps.settings().library.recognisesSpeech) return;
  const pause = pauseOf(deps);
  if (pause === deps.state.shown) return;
  deps.state.shown = pause;
  deps.changes.publish('background-recognition', []);
}

async function recogniseNext(deps: Deps, ending: AbortSignal): Promise<boolean> {
  const { state, changes, log } = deps;
  try {
    if (ending.aborted || !mayWork(deps)) return false;
    const next = nextUnheard(deps.db, { nowMs: deps.now(), longestMs: LONGEST_PAUSE_MS });
    if (next === null || !(await isEngineThere(deps))) return false;
    const stop = new AbortController();
    state.stop = stop;
    const watch = setInterval(() => {
      showPause(deps);
      if (!mayWork(deps)) stop.abort();
    }, LOOK_EVERY_MS);
    try {
      const onProgress = (place: Pick<RecognisedNow, 'doneMs' | 'durationMs'>) => {
        state.current = { id: next.id, title: next.title, ...place };
        changes.publish('background-recognition', []);
      };
      await recogniseRecording(deps, next, { signal: stop.signal, onProgress });
    } finally {
      clearInterval(watch);
      state.current = null;
      state.stop = null;
      changes.publish('background-recognition', []);
      changes.publish('library', [next.id]);
    }
    return !stop.signal.aborted;
  } catch (error) {
    log.warn('Background recognition failed.', { code: failureRecord(error).code });
    return false;
  }
}

const mayWork = (deps: Deps): boolean => deps.settings().library.recognisesSpeech && pauseOf(deps) === null;

async function isEngineThere({ localEngine, state, now, changes }: Deps): Promise<boolean> {
  try {
    await localEngine.check();
    return true;
  } catch {
    // Not the recording's fault, and nothing that trying at once would change.
    state.engineRestsUntilMs = now() + ENGINE_REST_MS;
    changes.publish('background-recognition', []);
    return false;
  }
}

function recognitionOf(deps: Deps): BackgroundRecognition {
  const { db, changes, state, transcripts } = deps;
  const changed = () => changes.publish('background-recognition', []);
  return {
    status: () => ({
      isOn: deps.settings().library.recognisesSpeech,
      isPaused: isPausedByUser(db),
      pause: pauseOf(deps),
      ...heardCounts(db),
      current: state.current,
      failures: failedRecordings(db, MOST_FAILURES),
    }),
    setPaused: ({ isPaused }) => {
      db.write((tx) => storeUserPause(tx, isPaused));
      if (isPaused) state.stop?.abort();
      changed();
    },
    retry: ({ id }) => {
      db.write((tx) => retryFailed(tx, id ?? null));
      state.engineRestsUntilMs = 0;
      changed();
    },
    of: ({ id }) => heardRecording(db, id, MOST_LINES),
    makeTranscript: ({ id }) => {
      const pieces = loadHeardPieces(db, id);
      const recognised = pieces.flatMap(({ plan, recognised: words }) => (words ? [{ plan, recognised: words }] : []));
      if (recognised.length === 0 || recognised.length < pieces.length)
        throw reasonedFailure('CONFLICT', 'not_recognised', { id });
      const made = transcripts.keepRecognised({ mediaId: id, pieces: recognised });
      changed();
      return made;
    },
    forget: () => {
      const ids = db.all<{ id: string }>('SELECT media_id AS id FROM heard_recordings').map(({ id }) => id);
      db.write((tx) => tx.run('DELETE FROM heard_recordings'));
      changed();
      changes.publish('library', ids);
    },
  };
}
