import type { VoicePrint } from '../../recognition/speakers/voice-prints/voice-print.ts';

/** A part of a recording by the trace id of its result: where it starts in the recording, and what it answers for there, ms. */
export type RecognisedPart = { traceId: string; startMs: number; fromMs: number; toMs: number };

/** What the voices of the last results sound like, so that a recording in parts can be labelled without its sound. */
export type RecognisedVoices = {
  /** Keeps the prints of a result under its trace id; the oldest results are forgotten. */
  keep(traceId: string, prints: readonly VoicePrint[]): void;
  /** The prints of parts in time order, on the time line of the recording; null when one of them is not known any more. */
  ofParts(parts: readonly RecognisedPart[]): VoicePrint[] | null;
};

/** About four hours of speech; 0.7 kB each. */
const MOST_PRINTS = 32_000;

/** Makes a memory that holds at most `mostPrints`. */
export function createRecognisedVoices(mostPrints = MOST_PRINTS): RecognisedVoices {
  const results = new Map<string, readonly VoicePrint[]>();
  let count = 0;
  return {
    keep(traceId, prints) {
      results.set(traceId, prints);
      count += prints.length;
      for (const [oldest, { length }] of results) {
        if (count <= mostPrints) break;
        results.delete(oldest);
        count -= length;
      }
    },
    ofParts(parts) {
      const found: VoicePrint[] = [];
      for (const part of parts) {
        const prints = results.get(part.traceId);
        if (!prints) return null;
        found.push(...printsOfPart(prints, part));
      }
      return found;
    },
  };
}

/** Neighbours share some sound: of what both heard, each answers for its own side. */
function printsOfPart(prints: readonly VoicePrint[], { startMs, fromMs, toMs }: RecognisedPart): VoicePrint[] {
  return prints
    .map((print) => ({ ...print, startMs: print.startMs + startMs, endMs: print.endMs + startMs }))
    .filter((print) => {
      const middleMs = (print.startMs + print.endMs) / 2;
      return middleMs >= fromMs && middleMs < toMs;
    });
}
