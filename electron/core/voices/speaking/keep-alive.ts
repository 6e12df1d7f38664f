import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import { KEEP_ALIVE_BELOW_MS, voiceExpiry } from '../registry/voice-expiry.ts';
import { findVoice, selectVoices, type StoredVoice } from '../registry/voice-table.ts';
import type { VoiceKey } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';

const EVERY_MS = 3 * 60 * 60 * 1000;
/** The start of the app has other things to do. */
const FIRST_AFTER_MS = 20_000;
/** Each character is paid for. */
const FEW_CHARACTERS = 'Hi.';

/** Speaks with voices that the user wants to keep before the service deletes them. */
export interface KeepAlive {
  /** Looks soon and then every few hours, until `stop`. */
  start(): void;
  /** Looks now. Returns how many voices were spoken with; what could not be reached is tried again next time. */
  look(): Promise<number>;
  /** Speaks with a voice now, which is billed. Throws NOT_FOUND, KEY_MISSING, the service's failure. */
  use(key: VoiceKey): Promise<void>;
  stop(): void;
}

/** Builds the keeper. */
export function createKeepAlive(deps: VoicesDeps, registry: VoiceRegistry): KeepAlive {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const due = dueVoices(deps);
    if (due.length === 0 || !(await deps.hasCloudKey())) return 0;
    let spoken = 0;
    for (const voice of due) {
      if (abort.signal.aborted) break;
      if (await speak({ deps, registry }, voice, abort.signal)) spoken += 1;
    }
    return spoken;
  };
  const run = () => {
    look().catch((error: unknown) =>
      deps.log.error('Voices were not kept alive.', { code: failureRecord(error).code }),
    );
  };
  return {
    look,
    start: () => {
      timer = setTimeout(() => {
        run();
        timer = setInterval(run, EVERY_MS);
        timer.unref();
      }, FIRST_AFTER_MS);
      timer.unref();
    },
    use: async (key) => {
      const voice = findVoice(deps.db, key);
      if (voice.engine === 'cloud' && !(await deps.hasCloudKey()))
        throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings.');
      await speakOnce({ deps, registry }, voice, abort.signal);
    },
    stop: () => {
      abort.abort();
      // Node clears either kind with either call.
      clearTimeout(timer);
    },
  };
}

/** Those that can expire, are there and have less than 36 hours left, or whose age nobody knows. */
function dueVoices({ db, now }: VoicesDeps): StoredVoice[] {
  const kept = selectVoices(
    db,
    `WHERE keeps_alive = 1 AND engine = 'cloud' AND state = 'ready' AND kind <> 'system' AND binned_at_ms IS NULL`,
  );
  return kept.filter((voice) => {
    const expiresAtMs = voiceExpiry(voice, now());
    return expiresAtMs === null || expiresAtMs - now() < KEEP_ALIVE_BELOW_MS;
  });
}

type Speaker = { deps: VoicesDeps; registry: VoiceRegistry };

async function speakOnce({ deps, registry }: Speaker, { engine, id }: VoiceKey, signal: AbortSignal): Promise<void> {
  const { model } = deps.settings().speak.defaults;
  await deps.service(engine).speech.synthesize({ model, voiceId: id, text: FEW_CHARACTERS, signal });
  registry.used({ engine, id });
}

async function speak(speaker: Speaker, voice: StoredVoice, signal: AbortSignal): Promise<boolean> {
  try {
    await speakOnce(speaker, voice, signal);
    return true;
  } catch (error) {
    if (!signal.aborted) speaker.deps.log.warn('A voice could not be kept alive.', { code: failureRecord(error).code });
    return false;
  }
}
