import { SPEECH_LIMITS } from '../../../shared/domain/speech/speech-options.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { FilePurpose } from '../../../shared/service-api/files.ts';
import type { StoredFile } from '../../files/file-index.ts';
import { requireFile } from '../files/require-file.ts';
import { badRequest, ServiceError } from '../service-error.ts';
import { transcriptSimilarity } from './transcript-similarity.ts';
import { CLONE_CODES, refusal, type VoiceDeps } from './voice-deps.ts';

/** A recording to learn from, and what is said in it. */
export type CloneSample = { path: string; fileName: string; transcript: string };

type SampleDeps = Pick<VoiceDeps, 'files' | 'recognizer'>;
/** Below this the text of a prompt sample is another one; recognition alone does not go so wrong. */
const LEAST_PROMPT_SIMILARITY = 0.5;

/**
 * The stored sample of a clone, checked and heard. `expected` is what shall be said in it.
 * @throws ServiceError 400 with the codes of cloning
 */
export async function readSample(
  deps: SampleDeps,
  request: { fileId: string; expected: { text: string; accuracy: number } | null; signal: AbortSignal },
): Promise<CloneSample> {
  const file = await requirePurpose(deps, request.fileId, 'voice_clone');
  const durationMs = await lengthOf(deps, file);
  const { cloneShortestMs, cloneLongestMs } = SPEECH_LIMITS;
  if (durationMs < cloneShortestMs || durationMs > cloneLongestMs) {
    const limits = `${cloneShortestMs / 1000} to ${cloneLongestMs / 1000} s`;
    throw refusal(CLONE_CODES.sampleLength, `the sample lasts ${seconds(durationMs)} s, it must last ${limits}`);
  }
  const sample = await recogniseSample(deps, file, request.signal);
  if (request.expected) checkTranscript(sample.transcript, request.expected);
  return sample;
}

/**
 * The prompt sample, checked. Its transcript is the one that was sent.
 * @throws ServiceError 400 with the codes of cloning
 */
export async function readPromptSample(
  deps: SampleDeps,
  request: { fileId: string; text: string; signal: AbortSignal },
): Promise<CloneSample> {
  if (request.text.trim() === '') throw badRequest('invalid params: clone_prompt.prompt_text is required');
  const file = await requirePurpose(deps, request.fileId, 'prompt_audio');
  const durationMs = await lengthOf(deps, file);
  if (durationMs >= SPEECH_LIMITS.promptEndMs) {
    const limit = `it must last less than ${SPEECH_LIMITS.promptEndMs / 1000} s`;
    throw refusal(CLONE_CODES.promptTooLong, `the prompt audio lasts ${seconds(durationMs)} s, ${limit}`);
  }
  const sample = await recogniseSample(deps, file, request.signal);
  if (transcriptSimilarity(request.text, sample.transcript) < LEAST_PROMPT_SIMILARITY) {
    const message = `the prompt audio says ${quoted(sample.transcript)}, which is not clone_prompt.prompt_text`;
    throw refusal(CLONE_CODES.promptNotSimilar, message);
  }
  return { ...sample, transcript: request.text };
}

function checkTranscript(transcript: string, { text, accuracy }: { text: string; accuracy: number }): void {
  const similarity = transcriptSimilarity(text, transcript);
  if (similarity >= accuracy) return;
  const found = `${similarity.toFixed(2)}, below ${accuracy.toFixed(2)}`;
  const message = `the similarity of the sample and text_validation is ${found}; heard: ${quoted(transcript)}`;
  throw refusal(CLONE_CODES.notSimilar, message);
}

async function requirePurpose({ files }: SampleDeps, id: string, purpose: FilePurpose): Promise<StoredFile> {
  const file = await requireFile(files, id);
  if (file.purpose === purpose) return file;
  throw badRequest(`invalid params: file ${id} has the purpose ${file.purpose}, not ${purpose}`);
}

async function lengthOf({ files, recognizer }: SampleDeps, file: StoredFile): Promise<number> {
  try {
    return (await recognizer.probe(files.pathOf(file), file.fileName)).durationMs;
  } catch (error) {
    throw asBadSample(error);
  }
}

async function recogniseSample(
  { files, recognizer }: SampleDeps,
  file: StoredFile,
  signal: AbortSignal,
): Promise<CloneSample> {
  const sample = { path: files.pathOf(file), fileName: file.fileName };
  try {
    const { text } = await recognizer.recognize({
      file: sample.path,
      fileName: sample.fileName,
      speakers: false,
      signal,
    });
    if (text !== '') return { ...sample, transcript: text };
  } catch (error) {
    throw asBadSample(error);
  }
  throw refusal(CLONE_CODES.badSample, `there is no speech in ${quoted(file.fileName)}`);
}

/** What cannot be decoded or holds too little speech is a bad sample; everything else is what it is. */
export function asBadSample(error: unknown): unknown {
  const { code, message } = failureRecord(error);
  if (error instanceof ServiceError || !(code.startsWith('AUDIO_') || code === 'INVALID_INPUT')) return error;
  return refusal(CLONE_CODES.badSample, `the sample cannot be used: ${message}`);
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
const quoted = (text: string): string => JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
