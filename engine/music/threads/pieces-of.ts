import type { MessagePort } from 'node:worker_threads';

/** What a thread sends through the port: pieces, and null behind the last one. */
export type PieceMessage = Uint8Array | null;

/**
 * The pieces that come through a port, in their order, for as long as `work` does not fail.
 * @throws what `work` fails with
 */
export async function* piecesOf(
  port: MessagePort,
  work: Promise<unknown>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const waiting: PieceMessage[] = [];
  let hasFailed = false;
  let wake: () => void = () => undefined;
  port.on('message', (message: PieceMessage) => {
    waiting.push(message);
    wake();
  });
  work.catch(() => {
    hasFailed = true;
    wake();
  });
  try {
    for (;;) {
      const piece = waiting.shift();
      if (piece === null) return;
      if (piece !== undefined) yield piece;
      else if (hasFailed) await work;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    port.close();
  }
}
