import { expect, test } from 'vitest';
import type { Peaks } from '../../../../shared/domain/media/peaks.ts';
import { planPieces } from './plan-pieces.ts';

/** Peaks of speech that pauses for half a second at each of the times. */
function speech(durationMs: number, pausesMs: number[]): Peaks {
  const rms = new Float32Array(durationMs / 10).fill(0.2);
  for (const pause of pausesMs) rms.fill(0.001, pause / 10 - 25, pause / 10 + 25);
  return { durationMs, stepMs: 10, min: rms, max: rms, rms };
}

test('a recording that fits is one piece without overlap', () => {
  expect(planPieces(speech(480_000, []), { maxMs: 480_000, overlapMs: 4000 })).toEqual([
    { index: 0, startMs: 0, endMs: 480_000, contentStartMs: 0, contentEndMs: 480_000 },
  ]);
});

test('an hour is cut at pauses into pieces that fit and share the overlap', () => {
  const pauses = Array.from({ length: 3600 / 20 }, (_, index) => (index + 1) * 20_000 - 370);
  const pieces = planPieces(speech(3_600_000, pauses), { maxMs: 480_000, overlapMs: 4000 });
  expect(pieces).toHaveLength(8);
  expect(pieces.every((piece) => piece.endMs - piece.startMs <= 480_000)).toBe(true);
  const cuts = pieces.slice(1).map((piece) => piece.contentStartMs);
  expect(cuts.every((cut) => pauses.some((pause) => Math.abs(pause - cut) <= 150))).toBe(true);
  pieces.slice(1).forEach((piece, index) => {
    expect(pieces[index]?.contentEndMs).toBe(piece.contentStartMs);
    expect((pieces[index]?.endMs ?? 0) - piece.startMs).toBe(4000);
  });
  expect(pieces[7]?.contentEndMs).toBe(3_600_000);
});

test('sound without any pause is cut evenly, also a day of it', () => {
  const day = planPieces(speech(86_400_000, []), { maxMs: 480_000, overlapMs: 4000 });
  expect(day.every((piece) => piece.endMs - piece.startMs <= 480_000)).toBe(true);
  expect(day).toHaveLength(Math.ceil(86_400_000 / 476_000));
  const shortest = Math.min(...day.map((piece) => piece.contentEndMs - piece.contentStartMs));
  expect(shortest).toBeGreaterThan(400_000);
});
