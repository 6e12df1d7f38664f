import type { VoiceModel } from './voice-model.ts';
import type { ModelCodec } from './voice-store.ts';

/** Voice models as JSON, which they are made to be. */
export const jsonVoiceModels: ModelCodec<VoiceModel> = {
  encode: (model) => Buffer.from(JSON.stringify(model)),
  decode: (bytes) => JSON.parse(Buffer.from(bytes).toString('utf8')) as VoiceModel,
};
