import { CanvasSet } from '../drawing/canvas.ts';
import { composeScene, promptWith } from '../prompt/compose-scene.ts';
import type { Painting, PaintRequest } from '../painter.ts';
import { encodePicture } from './encode-picture.ts';
import { referenceColour } from './reference-colour.ts';
import { dressCharacter } from './dress-character.ts';
import { render } from './render.ts';
import { drawWatermark } from './watermark.ts';

/**
 * Paints one picture from words to bytes.
 * @throws Failure INVALID_INPUT for a reference that is no picture, or what `checkpoint` throws
 */
export async function paintPicture(request: Omit<PaintRequest, 'signal'>, checkpoint: () => void): Promise<Painting> {
  const { prompt, seed, width, height, isEnriched, style } = request;
  const composed = composeScene(prompt, { seed, style, isEnriched });
  const colour = request.reference ? await referenceColour(request.reference) : null;
  const scene = colour === null ? composed.scene : dressCharacter(composed.scene, colour);
  const canvases = new CanvasSet();
  try {
    checkpoint();
    const canvas = render(scene, { canvases, width, height, checkpoint });
    if (request.hasWatermark) drawWatermark(canvas);
    checkpoint();
    const bytes = await encodePicture(canvas, scene);
    return { bytes, scene, notDrawn: composed.unknown, promptUsed: promptWith(prompt, composed.added) };
  } finally {
    canvases.release();
  }
}
