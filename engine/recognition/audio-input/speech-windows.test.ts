import { describe, expect, it } from 'vitest';
import { SpeechWindows, type SpeechWindow } from './speech-windows.ts';
import { FRAME_MS } from './voice-activity.ts';

/** Probabilities of a time line given as [seconds, probability] pieces. */
const line = (...pieces: [number, number][]) =>
  Float32Array.from(
    pieces.flatMap(([seconds, probability]) =>
      Array<number>(Math.round((seconds * 1000) / FRAME_MS)).fill(probability),
    ),
  );

const windowsOf = (probabilities: Float32Array, blockFrames = probabilities.length): SpeechWindow[] => {
  const windows = new SpeechWindows();
  const found: SpeechWindow[] = [];
  for (let start = 0; start < probabilities.length; start += blockFrames) {
    found.push(...windows.push(probabilities.subarray(start, start + blockFrames)));
  }
  return [...found, ...windows.finish(probabilities.length * FRAME_MS)];
};

describe('windows of speech', () => {
  it('joins stretches over short pauses and starts anew after a long one', () => {
    const windows = windowsOf(line([1, 0], [2, 0.9], [0.5, 0], [2, 0.9], [3, 0], [2, 0.9], [1, 0]));
    expect(windows.map((window) => window.speech.length)).toEqual([2, 1]);
    expect(windows[0]!.startMs).toBeCloseTo(900, -2);
    expect(windows[0]!.endMs).toBeCloseTo(5_600, -2);
  });

  it('cuts speech without a pause where it is least likely speech, and loses nothing', () => {
    const windows = windowsOf(line([13, 0.9], [0.1, 0.6], [30, 0.9]));
    expect(windows[0]!.endMs).toBeGreaterThan(12_900);
    expect(windows[0]!.endMs).toBeLessThan(13_200);
    expect(windows.every((window) => window.endMs - window.startMs <= 20_100)).toBe(true);
    windows.slice(1).forEach((window, index) => expect(window.startMs).toBeCloseTo(windows[index]!.endMs, 5));
    expect(windows.at(-1)!.endMs).toBeCloseTo(43_100, -2);
  });

  it('gives the same windows whatever the size of the blocks', () => {
    const probabilities = line([1, 0], [8, 0.9], [0.4, 0.1], [9, 0.8], [2, 0.2], [25, 0.7], [0.2, 0.4], [5, 0.9]);
    expect(windowsOf(probabilities, 7)).toEqual(windowsOf(probabilities));
  });

  it('needs no sound from before the open window', () => {
    const windows = new SpeechWindows();
    windows.push(line([600, 0]));
    expect(windows.neededFromMs).toBeGreaterThan(599_000);
    windows.push(line([600, 0.9]));
    expect(windows.neededFromMs).toBeGreaterThan(1_170_000);
  });

  it('takes a click for no speech', () => {
    expect(windowsOf(line([1, 0], [0.1, 0.9], [1, 0]))).toEqual([]);
  });
});
