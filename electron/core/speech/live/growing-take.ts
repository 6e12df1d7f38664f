import { open } from 'node:fs/promises';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LiveTake } from '../../../../shared/domain/script/script-views.ts';
import type { TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { createMp3Stream } from '../../../../shared/audio/decoders/mp3/mp3-stream.ts';
import { downmix } from '../../../../shared/audio/conversion/mono.ts';
import { fileFailure } from '../../files/file-failure.ts';
import type { SpokenSentence } from '../../service/speech/speech-service.ts';
import type { GrowingBytes } from './growing-bytes.ts';
import { createPeakPairs } from './peak-pairs.ts';
import { wordsOfSentences } from './spoken-words.ts';

/** What an mp3 encoder and decoder put before the sound, samples; the index of a file would take it away. */
const STREAM_DELAY = 1105;

/** A take whose sound comes in: on disk with every chunk, heard and seen meanwhile. */
export interface GrowingTake {
  readonly id: ItemId;
  /** Writes a chunk of the mp3. Throws DISK_FULL, FOLDER_READ_ONLY. */
  append(bytes: Uint8Array): Promise<void>;
  /** A sentence takes the place of an earlier one that begins at the same position. */
  hear(sentence: SpokenSentence): void;
  /** Sound so far, ms. */
  durationMs(): number;
  words(): TakeWord[];
  view(): LiveTake;
  /** No more will come: brings the file to the disk and lets readers end. Idempotent. */
  close(): Promise<void>;
}

/** Opens a new file for a take. What comes in goes to `bytesSoFar` too, which end when the take is closed. */
export async function createGrowingTake(
  { id, file }: { id: ItemId; file: string },
  bytesSoFar: GrowingBytes,
): Promise<GrowingTake> {
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw fileFailure(error, 'the new take');
  });
  const decoder = await createMp3Stream();
  const peaks = createPeakPairs();
  const sentences = new Map<number, SpokenSentence>();
  const words = () => wordsOfSentences(sentences.values());
  let toDrop = STREAM_DELAY;
  let isOpen = true;
  return {
    id,
    async append(bytes) {
      try {
        for (let done = 0; done < bytes.length;) done += (await handle.write(bytes, done)).bytesWritten;
      } catch (error) {
        throw fileFailure(error, 'the new take');
      }
      bytesSoFar.push(bytes);
      const samples = decoder.push(bytes);
      if (!samples) return;
      const mono = downmix(samples);
      peaks.push(mono.subarray(toDrop), decoder.sampleRate());
      toDrop -= Math.min(toDrop, mono.length);
    },
    hear: (sentence) => void sentences.set(sentence.textBegin, sentence),
    durationMs: () => peaks.durationMs(),
    words,
    view: () => ({
      takeId: id,
      receivedMs: Math.round(peaks.durationMs()),
      peakMs: peaks.peakMs(),
      peaks: peaks.pairs(),
      words: words(),
    }),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      bytesSoFar.end();
      decoder.free();
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}
