import type { TranscriptionDelta } from '../../service/transcription/transcription-service.ts';

/** A piece as a file and, where it was sent already, its text as it comes. `drop` ends what is under way and removes the file. */
export type SentPiece = { file: string; stream: AsyncIterable<TranscriptionDelta> | null; drop(): Promise<void> };

/** Holds the piece that was sent before its turn; there is at most one. */
export type SentAhead = {
  /** Holds a piece unless one is held. `send` is called only then. */
  begin(index: number, send: () => Promise<SentPiece>): void;
  /** Hands over the piece with this index; null when another one or none is held. */
  take(index: number): Promise<SentPiece> | null;
  /** Drops what nobody took. */
  drop(): Promise<void>;
};

/** Holds nothing yet. */
export function createSentAhead(): SentAhead {
  let held: { index: number; piece: Promise<SentPiece> } | null = null;
  return {
    begin(index, send) {
      if (held) return;
      held = { index, piece: send() };
      // Whoever takes it hears of a failure.
      held.piece.catch(() => undefined);
    },
    take(index) {
      if (held?.index !== index) return null;
      const { piece } = held;
      held = null;
      return piece;
    },
    async drop() {
      const piece = await held?.piece.catch(() => null);
      held = null;
      await piece?.drop();
    },
  };
}

/** A stream whose request goes out at once and not when it is first read. `end` stops it wherever it is; it never throws. */
export function begun<Item>(
  source: AsyncGenerator<Item, void, undefined>,
): AsyncIterable<Item> & { end(): Promise<void> } {
  const first = source.next();
  first.catch(() => undefined);
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for (let step = await first; !step.done; step = await source.next()) yield step.value;
      } finally {
        await source.return();
      }
    },
    end: async () => void (await source.return().catch(() => undefined)),
  };
}
