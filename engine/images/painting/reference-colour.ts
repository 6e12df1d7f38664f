import { loadImage } from '@napi-rs/canvas';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { hueOf, type Rgb } from '../drawing/colour.ts';
import { CanvasSet } from '../drawing/canvas.ts';

const SIDE = 48;
const HUES = 24;

/**
 * The strongest colour about the middle of a picture, where its character is: all that the painter can take over from one.
 * @throws Failure INVALID_INPUT when it cannot be decoded
 */
export async function referenceColour(bytes: Uint8Array): Promise<string> {
  const image = await loadImage(Buffer.from(bytes)).catch((error: unknown) => {
    throw Failure.of(failureRecord(reasonedFailure('INVALID_INPUT', 'reference_unreadable')), { cause: error });
  });
  const canvases = new CanvasSet();
  try {
    const context = canvases.create(SIDE, SIDE).getContext('2d');
    context.drawImage(image, 0, 0, SIDE, SIDE);
    const { data } = context.getImageData(SIDE / 6, SIDE / 8, (SIDE * 2) / 3, (SIDE * 3) / 4);
    return strongest(data);
  } finally {
    canvases.release();
  }
}

/** Saturated pixels vote for their hue; the mean of the winners is the colour. */
function strongest(data: Uint8ClampedArray): string {
  const votes = Array.from({ length: HUES }, () => ({ weight: 0, sum: [0, 0, 0] }));
  for (let at = 0; at < data.length; at += 4) {
    const colour: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!];
    const { hue, saturation } = hueOf(colour);
    const weight = saturation ** 2 + 0.01;
    const vote = votes[Math.floor((hue / 360) * HUES) % HUES]!;
    vote.weight += weight;
    colour.forEach((part, index) => (vote.sum[index]! += part * weight));
  }
  const winner = votes.reduce((best, vote) => (vote.weight > best.weight ? vote : best));
  const parts = winner.sum.map((part) => Math.round(part / Math.max(winner.weight, 1e-9)));
  return `#${parts.map((part) => Math.min(255, part).toString(16).padStart(2, '0')).join('')}`;
}
