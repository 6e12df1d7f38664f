import { loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { Canvas, CanvasSet } from '../../images/drawing/canvas.ts';

/** Quarter turns and mirrorings of the tag of cameras: 1 is as stored. */
const TURNS: Readonly<Record<number, { quarter: number; isMirrored: boolean }>> = {
  2: { quarter: 0, isMirrored: true },
  3: { quarter: 2, isMirrored: false },
  4: { quarter: 2, isMirrored: true },
  5: { quarter: 1, isMirrored: true },
  6: { quarter: 1, isMirrored: false },
  7: { quarter: 3, isMirrored: true },
  8: { quarter: 3, isMirrored: false },
};

/**
 * A picture that fills a frame of this size; what is too wide or too high is cut off evenly.
 * @throws Failure INVALID_INPUT when it cannot be decoded
 */
export async function decodePicture(
  bytes: Uint8Array,
  canvases: CanvasSet,
  { width, height }: { width: number; height: number },
): Promise<Canvas> {
  const image = await loadImage(Buffer.from(bytes)).catch((error: unknown) => {
    throw Failure.of(failureRecord(reasonedFailure('INVALID_INPUT', 'frame_unreadable')), { cause: error });
  });
  const { quarter, isMirrored } = turnOf(bytes, image);
  const isLying = quarter % 2 === 1;
  const scale = Math.max(
    width / (isLying ? image.height : image.width),
    height / (isLying ? image.width : image.height),
  );
  const canvas = canvases.create(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  // What a transparent picture does not cover.
  context.fillStyle = '#000000';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((quarter * Math.PI) / 2);
  context.scale(isMirrored ? -scale : scale, scale);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  context.setTransform(1, 0, 0, 1, 0, 0);
  return canvas;
}

function turnOf(bytes: Uint8Array, image: { width: number; height: number }) {
  const found = imageSize(bytes);
  const asStored = { quarter: 0, isMirrored: false };
  // A decoder that has turned a lying picture already gives it standing.
  const isTurned = found.width !== found.height && found.width === image.height;
  return isTurned ? asStored : (TURNS[found.orientation ?? 1] ?? asStored);
}
