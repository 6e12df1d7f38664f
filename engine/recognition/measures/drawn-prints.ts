import type { VoicePrint } from '../speakers/voice-prints/voice-print.ts';

/** Variances of a small speaker space for tests: a few directions tell voices apart, most do not. */
export const DRAWN_VARIANCES = Float32Array.from({ length: 40 }, (_, index) => 24 / (1 + index));

/** Numbers of a normal distribution, repeatable. */
export function normalNumbers(seed: number): () => number {
  let state = seed;
  const even = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
}

/**
 * Prints of people who take turns, drawn from the very model that grouping assumes: `turns` lists who speaks and for
 * how many stretches. Stretches last 1.5 s, do not overlap, and turns lie half a second apart.
 */
export function drawnPrints(turns: readonly { speaker: number; stretches: number }[], seed = 7): VoicePrint[] {
  const normal = normalNumbers(seed);
  const voices = new Map<number, Float32Array>();
  const prints: VoicePrint[] = [];
  let startMs = 0;
  for (const { speaker, stretches } of turns) {
    const voice = voices.get(speaker) ?? DRAWN_VARIANCES.map((variance) => Math.sqrt(variance) * normal());
    voices.set(speaker, voice);
    for (let count = 0; count < stretches; count++) {
      prints.push({ startMs, endMs: startMs + 1500, point: voice.map((value) => value + normal()) });
      startMs += 1500;
    }
    startMs += 500;
  }
  return prints;
}
