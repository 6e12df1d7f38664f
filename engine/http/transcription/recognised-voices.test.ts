import { describe, expect, it } from 'vitest';
import type { VoicePrint } from '../../recognition/speakers/voice-prints/voice-print.ts';
import { createRecognisedVoices } from './recognised-voices.ts';

const print = (startMs: number): VoicePrint => ({ startMs, endMs: startMs + 1000, point: Float32Array.of(startMs) });
const part = (traceId: string, startMs: number, toMs: number, fromMs = startMs) => ({ traceId, startMs, fromMs, toMs });

describe('the memory of recognised voices', () => {
  it('puts the prints of parts on one time line, and of shared sound takes each side once', () => {
    const voices = createRecognisedVoices();
    voices.keep('a', [print(0), print(8000), print(9500)]);
    voices.keep('b', [print(0), print(1500), print(4000)]);
    const found = voices.ofParts([part('a', 0, 9500), part('b', 8000, 20_000, 9500)]);
    expect(found?.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 1000],
      [8000, 9000],
      [9500, 10_500],
      [12_000, 13_000],
    ]);
    expect(found?.map(({ point }) => point[0])).toEqual([0, 8000, 1500, 4000]);
  });

  it('forgets the oldest results when there are too many prints, and says so for every recording they were part of', () => {
    const voices = createRecognisedVoices(3);
    voices.keep('a', [print(0), print(1000)]);
    voices.keep('b', [print(0), print(1000)]);
    expect(voices.ofParts([part('a', 0, 5000), part('b', 5000, 9000)])).toBeNull();
    expect(voices.ofParts([part('b', 0, 9000)])).toHaveLength(2);
    expect(voices.ofParts([part('never', 0, 9000)])).toBeNull();
  });
});
