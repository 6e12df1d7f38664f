import { openModel } from '../../models/model-session.ts';
import { HIDDEN_OUTPUTS, hiddenStates, soundTensor, type HiddenStates } from '../../models/encoder-outputs.ts';

/** The first layers of the speech model alone, for labelling speakers without recognising. */
export interface VoiceEncoder {
  /** Hidden states of at most about 30 s of sound. */
  hidden(samples: Float32Array): Promise<HiddenStates>;
}

/** Loads the cut encoder. */
export async function openVoiceEncoder(modelsFolder: string): Promise<VoiceEncoder> {
  const session = await openModel(modelsFolder, 'voice-encoder.onnx');
  return {
    hidden: async (samples) => hiddenStates(await session.run({ input_values: soundTensor(samples) }, HIDDEN_OUTPUTS)),
  };
}
