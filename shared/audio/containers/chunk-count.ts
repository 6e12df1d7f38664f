import { damagedFile } from '../audio-failure.ts';

/** Real files hold some dozens of chunks; a file of nothing but chunks would keep a walker busy for minutes. */
const MOST_CHUNKS = 10_000;

/** Counts the chunks that a walker comes by. `next` throws AUDIO_DAMAGED when there are more than any writer makes. */
export function createChunkCount(): { next(): void } {
  let count = 0;
  return {
    next() {
      count += 1;
      if (count > MOST_CHUNKS) throw damagedFile('endless_chunks');
    },
  };
}
