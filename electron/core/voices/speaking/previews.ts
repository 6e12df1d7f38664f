import { type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { VoicePreview } from '../../../../shared/domain/voices/voice.ts';
import type { KeptSound } from '../../sounds/sounds.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import { lookUpVoice } from '../registry/voice-table.ts';
import { hostOf, requireKey } from '../voice-services.ts';
import type { PreviewRequest, VoiceKey } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';

/** Settings of a preview; the file is small and every player reads it. */
const SOUND = { format: 'mp3', sampleRateHz: 32_000, bitrate: 128_000, channels: 1 } as const;

/** Sounds made to hear a voice, kept so that the same again sends nothing. */
export interface Previews {
  /** Throws the service's failure, KEY_MISSING, ENGINE_UNAVAILABLE, CANCELLED. */
  speak(request: PreviewRequest & { signal?: AbortSignal | undefined }): Promise<VoicePreview>;
  /** Those of the voices whose sound with the text is kept. */
  cached(input: { engine: VoiceKey['engine']; voiceIds: readonly string[]; text: string }): string[];
  /** Like `speak` with the user's own sentence; a failure is a result, for the voice is there all the same. */
  firstWords(key: VoiceKey, signal: AbortSignal): Promise<FailureRecord | null>;
}

/** Builds the previews. */
export function createPreviews(deps: VoicesDeps, registry: VoiceRegistry): Previews {
  const underWay = new Map<string, Promise<KeptSound>>();
  const speak: Previews['speak'] = async (request) => {
    const engine = request.engine ?? deps.settings().engine;
    const key = previewKey(deps, { ...request, engine });
    const kept = deps.sounds.find(key);
    if (kept) return shown(kept, true);
    const same = underWay.get(key);
    if (same) return shown(await same, true);
    await requireKey(deps, engine);
    // Somebody may have begun while the keychain was asked.
    const work = underWay.get(key) ?? make(deps, { ...request, engine }, key);
    underWay.set(key, work);
    try {
      const sound = await work;
      registry.used({ engine, id: request.voiceId });
      return shown(sound, false);
    } finally {
      if (underWay.get(key) === work) underWay.delete(key);
    }
  };
  return {
    speak,
    cached: ({ engine, voiceIds, text }) =>
      voiceIds.filter(
        (voiceId) => deps.sounds.find(previewKey(deps, { engine, voiceId, text, pronunciations: [] })) !== null,
      ),
    firstWords: async ({ engine, id }, signal) => {
      const text = deps.settings().speak.sampleSentence;
      try {
        await speak({ engine, voiceId: id, text, pronunciations: [], signal });
        return null;
      } catch (error) {
        if (signal.aborted) throw error;
        return failureRecord(error);
      }
    },
  };
}

const shown = ({ id, durationMs }: KeptSound, isCached: boolean): VoicePreview => ({
  soundId: id,
  durationMs,
  isCached,
});

type Spoken = PreviewRequest & { engine: VoiceKey['engine'] };

/** An id can come back after its voice died unused, with another voice: the voice's age belongs to the key. */
function previewKey(deps: VoicesDeps, { engine, voiceId, text, pronunciations }: Spoken): string {
  const { model } = deps.settings().speak.defaults;
  const createdAtMs = lookUpVoice(deps.db, { engine, id: voiceId })?.createdAtMs ?? null;
  const words = pronunciations.map(({ word, replacement }) => [word, replacement]);
  return JSON.stringify(['voice-preview', engine, hostOf(deps, engine), voiceId, createdAtMs, text, words, model]);
}

async function make(
  deps: VoicesDeps,
  { engine, voiceId, text, pronunciations, signal }: Spoken & { signal?: AbortSignal | undefined },
  key: string,
): Promise<KeptSound> {
  const { model } = deps.settings().speak.defaults;
  const call = { model, voiceId, text, pronunciations, normalization: 'basic' as const, ...SOUND };
  const { audio } = await deps.service(engine).speech.synthesize({ ...call, ...(signal ? { signal } : {}) });
  return await deps.sounds.add({ key, fileName: 'preview.mp3', bytes: audio, signal });
}
