import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { TRANSCRIPTION_MAX_BYTES } from '../../../shared/domain/transcript/limits.ts';
import { fileFailure } from '../files/file-failure.ts';
import type { TranscriptsDeps } from './transcripts-deps.ts';

const NAME = 'dictation.wav';

/** See Transcripts.dictate. The sound is on disk only while it is recognised: the client sends files. */
export async function dictate(
  { piecesFolder, service }: Pick<TranscriptsDeps, 'piecesFolder' | 'service'>,
  { bytes, signal }: { bytes: Uint8Array; signal?: AbortSignal | undefined },
): Promise<string> {
  if (bytes.length > TRANSCRIPTION_MAX_BYTES) throw reasonedFailure('INVALID_INPUT', 'dictation_too_long');
  const file = path.join(piecesFolder, `${randomUUID()}.wav`);
  try {
    await mkdir(piecesFolder, { recursive: true });
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    await rm(file, { force: true });
    throw fileFailure(error, NAME);
  }
  try {
    const { transcription } = service('local');
    const { text } = await transcription.transcribe({
      file,
      fileName: NAME,
      timed: false,
      ...(signal ? { signal } : {}),
    });
    return text;
  } finally {
    await rm(file, { force: true });
  }
}
