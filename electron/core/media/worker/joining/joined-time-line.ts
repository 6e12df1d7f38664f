/** One time line that sounds are laid on, some over others, and that is written as it becomes final. */
export interface JoinedTimeLine {
  /** Adds samples (one array a channel) at `position`, which must not be written yet. */
  add(block: readonly Float32Array[], position: number): void;
  /** Writes everything before `position`, silence where nothing was added. */
  writeUntil(position: number): Promise<void>;
  /** Writes what was added and is not written yet; returns the length of the whole, in samples. */
  finish(): Promise<number>;
}

/** Silence is written in blocks of this many samples. */
const BLOCK_SAMPLES = 32_768;

/** A time line; `write` gets one array a channel. Only what is not written yet is kept. */
export function createJoinedTimeLine(
  channels: number,
  write: (block: readonly Float32Array[]) => Promise<void>,
): JoinedTimeLine {
  let written = 0;
  let pending = Array.from({ length: channels }, () => new Float32Array(0));
  const pendingLength = () => pending[0]?.length ?? 0;
  const writeUntil = async (position: number): Promise<void> => {
    while (written < position) {
      const length = Math.min(BLOCK_SAMPLES, position - written);
      const block = pending.map((channel) => grown(channel.subarray(0, length), length));
      pending = pending.map((channel) => channel.subarray(Math.min(length, channel.length)));
      written += length;
      await write(block);
    }
  };
  return {
    add(block, position) {
      const at = position - written;
      if (at < 0) throw new RangeError('This part of the time line is written already');
      pending = pending.map((channel, index) => {
        const samples = block[index] ?? new Float32Array(0);
        const result = grown(channel, at + samples.length);
        for (let sample = 0; sample < samples.length; sample++) {
          result[at + sample] = (result[at + sample] as number) + (samples[sample] as number);
        }
        return result;
      });
    },
    writeUntil,
    async finish() {
      await writeUntil(written + pendingLength());
      return written;
    },
  };
}

/** A copy with room for `length` samples at least. */
function grown(samples: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const result = new Float32Array(Math.max(samples.length, length));
  result.set(samples);
  return result;
}
