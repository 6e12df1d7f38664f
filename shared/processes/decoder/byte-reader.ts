import type { Socket } from 'node:net';

/** Reads a connection in pieces of known length, one at a time. */
export interface ByteReader {
  /** The next bytes, in a buffer of their own. Rejects when the connection ends before they are there. */
  read(length: number): Promise<Uint8Array<ArrayBuffer>>;
}

type Wanted = { bytes: Uint8Array<ArrayBuffer>; filled: number; resolve: () => void; reject: (error: Error) => void };

/** Creates a reader; nothing else may read from `socket`. */
export function createByteReader(socket: Socket): ByteReader {
  let waiting: Buffer[] = [];
  let wanted: Wanted | null = null;
  let hasEnded = false;

  const fill = () => {
    while (wanted && waiting.length > 0) {
      const [chunk] = waiting as [Buffer];
      const taken = chunk.subarray(0, wanted.bytes.length - wanted.filled);
      wanted.bytes.set(taken, wanted.filled);
      wanted.filled += taken.length;
      if (taken.length === chunk.length) waiting.shift();
      else waiting[0] = chunk.subarray(taken.length);
      settle();
    }
  };
  const settle = () => {
    if (!wanted || wanted.filled < wanted.bytes.length) return;
    const { resolve } = wanted;
    wanted = null;
    resolve();
  };
  socket.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    fill();
  });
  // What is wrong with a connection also closes it.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    hasEnded = true;
    waiting = [];
    wanted?.reject(ended());
    wanted = null;
  });
  return {
    async read(length) {
      if (hasEnded) throw ended();
      const bytes = new Uint8Array(length);
      if (length === 0) return bytes;
      await new Promise<void>((resolve, reject) => {
        wanted = { bytes, filled: 0, resolve, reject };
        fill();
      });
      return bytes;
    },
  };
}

const ended = () => new Error('The connection ended.');
