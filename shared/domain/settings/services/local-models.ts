/** Models that the local engine recognises speech with, and the files that each consists of. */
export const LOCAL_MODELS = [
  {
    id: 'transcription',
    files: ['moonshine-base-encoder.onnx', 'moonshine-base-decoder.onnx', 'moonshine-tokens.json'],
  },
  { id: 'speech-detection', files: ['silero-vad.onnx'] },
  { id: 'speakers', files: ['voice-encoder.onnx', 'speaker-space.bin'] },
  { id: 'language', files: ['language-weights.bin'] },
] as const;

/** Stable name of a model. */
export type LocalModelId = (typeof LOCAL_MODELS)[number]['id'];

/**
 * A model as it is on this computer. `present`: files of the right size; `verified`: of the right content too; `damaged`: of
 * another size or content; `missing`: not all are there. `sizeBytes` is what they should take; `sources` are packages with their
 * versions.
 */
export type LocalModel = {
  id: LocalModelId;
  state: 'present' | 'verified' | 'damaged' | 'missing';
  sizeBytes: number;
  licences: string[];
  sources: string[];
};

/** The models and where they are. The path is for reading only; no procedure takes one. */
export type LocalModels = { folder: string; models: LocalModel[] };
