import path from 'node:path';
import type { VoiceModel } from './voice-model.ts';
import { openVoiceStore, type ModelCodec, type VoiceStore } from './voice-store.ts';

/** The voices that were cloned and designed here. */
export type OwnVoices = VoiceStore<VoiceModel>;

/** Voice models as JSON, which they are made to be. */
const JSON_MODELS: ModelCodec<VoiceModel> = {
  encode: (model) => Buffer.from(JSON.stringify(model)),
  decode: (bytes) => JSON.parse(Buffer.from(bytes).toString('utf8')) as VoiceModel,
};

/** Opens the store in the engine's folder. Lifetime in ms, null for ever; `now` gives Unix ms. */
export async function openOwnVoices(options: {
  dataFolder: string;
  unusedVoiceLifetimeMs: number | null;
  now: () => number;
}): Promise<OwnVoices> {
  return openVoiceStore({
    folder: path.join(options.dataFolder, 'voices'),
    codec: JSON_MODELS,
    unusedLifetimeMs: options.unusedVoiceLifetimeMs,
    now: options.now,
  });
}
