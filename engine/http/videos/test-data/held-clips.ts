import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { Clip, ClipMaker, ClipRequest } from '../../../videos/clip-maker.ts';

/** Clips that are done when a test says so: what waits, what runs and in which order does not hang on the machine. */
export type HeldClips = ClipMaker & {
  /** Requests that were begun and have not ended. */
  requests: ClipRequest[];
  /** Ends the request that was begun first. */
  finish(clip?: Partial<Clip>): void;
  fail(): void;
};

const BYTES = Buffer.from('a clip of a test');

/** A maker that holds every clip until it is told to end it. */
export function holdClips(): HeldClips {
  const held: { request: ClipRequest; resolve: (clip: Clip) => void; reject: (error: Error) => void }[] = [];
  return {
    get requests() {
      return held.map(({ request }) => request);
    },
    make: async (request) =>
      new Promise<Clip>((resolve, reject) => {
        held.push({ request, resolve, reject });
        request.signal.addEventListener('abort', () => reject(new Failure('CANCELLED', 'Cancelled.')), { once: true });
      }),
    finish(clip = {}) {
      const next = held.shift();
      const { prompt: promptUsed } = next?.request ?? { prompt: '' };
      next?.resolve({ bytes: new Uint8Array(BYTES), scene: null, notDrawn: [], promptUsed, ...clip });
    },
    fail: () => held.shift()?.reject(reasonedFailure('INVALID_INPUT', 'frame_unreadable')),
    dispose: async () => undefined,
  };
}
