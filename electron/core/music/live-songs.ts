import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LiveSong } from '../../../shared/domain/music/live-song.ts';
import { createMp3Stream } from '../../../shared/audio/decoders/mp3/mp3-stream.ts';
import { downmix } from '../../../shared/audio/conversion/mono.ts';
import { createGrowingBytes, type GrowingBytes } from '../speech/live/growing-bytes.ts';
import { createPeakPairs } from '../speech/live/peak-pairs.ts';

/** A reader who asks for the sound when the last chunk has just come still gets all of it. */
const LINGER_MS = 10_000;

/** A song whose sound comes in. It is in memory only: what is cut or cancelled leaves nothing behind. */
export interface GrowingSong {
  readonly itemId: ItemId;
  append(bytes: Uint8Array): void;
  /** No more will come. Idempotent. */
  end(): void;
}

/** The songs that grow now. */
export interface LiveSongs {
  begin(song: Pick<LiveSong, 'generationId' | 'position' | 'itemId'>): Promise<GrowingSong>;
  list(): LiveSong[];
  /** The bytes of a song while it grows and for a moment after. */
  bytesOf(itemId: ItemId): GrowingBytes | null;
}

/** Builds the registry of growing songs. */
export function createLiveSongs(): LiveSongs {
  const growing = new Map<ItemId, () => LiveSong>();
  const sounds = new Map<ItemId, GrowingBytes>();
  return {
    async begin(song) {
      const { itemId } = song;
      const decoder = await createMp3Stream();
      const bytes = createGrowingBytes();
      const peaks = createPeakPairs();
      let isOpen = true;
      sounds.set(itemId, bytes);
      growing.set(itemId, () => ({ ...song, receivedMs: Math.round(peaks.durationMs()), peaks: peaks.pairs() }));
      return {
        itemId,
        append(chunk) {
          bytes.push(chunk);
          const samples = decoder.push(chunk);
          if (samples) peaks.push(downmix(samples), decoder.sampleRate());
        },
        end() {
          if (!isOpen) return;
          isOpen = false;
          bytes.end();
          decoder.free();
          growing.delete(itemId);
          setTimeout(() => sounds.delete(itemId), LINGER_MS).unref();
        },
      };
    },
    list: () => [...growing.values()].map((view) => view()),
    bytesOf: (itemId) => sounds.get(itemId) ?? null,
  };
}
