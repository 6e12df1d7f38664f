import { TRANSCRIPTION_MAX_SECONDS } from '../../../shared/domain/transcript/limits.ts';
import type { OnText, Recognition, Recognizer } from '../../recognition/recognizer.ts';
import type { UploadedFile } from '../uploads/upload-receiver.ts';

/** One recognition of an uploaded file; `speakerCount` null means to find it out. */
export type CachedRequest = {
  file: UploadedFile;
  speakers: boolean;
  speakerCount: number | null;
  signal: AbortSignal;
  onText?: OnText;
  /** Called before any text, and maybe again: the file can be read and is not too long. */
  onOpened?: () => void;
};

/** Recognises with a memory for the last results. */
export type RecognitionCache = { recognize(request: CachedRequest): Promise<Recognition> };

const MOST_RESULTS = 8;

/**
 * Remembers the last results by the bytes of the file, so that a timed result asked for after a stream of the same
 * recording is answered at once.
 */
export function createRecognitionCache(recognizer: Recognizer): RecognitionCache {
  const results = new Map<string, { sha256: string; recognition: Recognition }>();

  function find(request: CachedRequest): Recognition | null {
    const key = keyOf(request);
    const exact = results.get(key);
    if (exact) {
      results.delete(key);
      results.set(key, exact);
      return exact.recognition;
    }
    if (request.speakers) return null;
    return [...results.values()].find((result) => result.sha256 === request.file.sha256)?.recognition ?? null;
  }

  function remember(request: CachedRequest, recognition: Recognition): void {
    results.set(keyOf(request), { sha256: request.file.sha256, recognition });
    const oldest = results.keys().next();
    if (results.size > MOST_RESULTS && !oldest.done) results.delete(oldest.value);
  }

  return {
    async recognize(request) {
      const known = find(request);
      if (known) {
        request.onOpened?.();
        const doubtful = known.sentences.filter((sentence) => sentence.languageDoubtful);
        for (const sentence of known.sentences) request.onText?.(sentence.text, sentence.words, doubtful);
        return known;
      }
      const recognition = await recognizer.recognize({
        file: request.file.path,
        fileName: request.file.fileName,
        speakers: request.speakers,
        ...(request.speakerCount === null ? {} : { speakerCount: request.speakerCount }),
        longestMs: TRANSCRIPTION_MAX_SECONDS * 1000,
        signal: request.signal,
        ...(request.onText ? { onText: request.onText } : {}),
        ...(request.onOpened ? { onProgress: request.onOpened } : {}),
      });
      remember(request, recognition);
      return recognition;
    },
  };
}

function keyOf(request: CachedRequest): string {
  return `${request.file.sha256} ${request.speakers ? (request.speakerCount ?? 'any') : 'none'}`;
}
