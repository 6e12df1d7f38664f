import { describe, expect, it } from 'vitest';
import { findSpeechEdges } from './speech-edges.ts';

const curve = (...runs: [value: number, count: number][]) =>
  Float32Array.from(runs.flatMap(([value, count]) => Array.from({ length: count }, () => value)));

describe('speech edges', () => {
  it('finds the beginning and end of each stretch of speech over the noise of the recording', () => {
    const loudness = curve([0.02, 50], [0.4, 40], [0.02, 30], [0.3, 60], [0.02, 20]);
    const edges = findSpeechEdges(loudness, 10);
    expect([...edges.onsetsMs]).toEqual([500, 1200]);
    expect([...edges.endsMs]).toEqual([900, 1800]);
  });

  it('does not take a short gap inside a word for a pause, nor a click for speech', () => {
    const loudness = curve([0.01, 30], [0.5, 20], [0.01, 5], [0.5, 20], [0.01, 40], [0.5, 2], [0.01, 20]);
    expect([...findSpeechEdges(loudness, 10).onsetsMs]).toEqual([300]);
  });

  it('finds nothing in silence', () => {
    expect(findSpeechEdges(new Float32Array(500), 10).onsetsMs).toHaveLength(0);
  });
});
