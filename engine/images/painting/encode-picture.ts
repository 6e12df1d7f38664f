import type { Canvas } from '../drawing/canvas.ts';
import type { Scene } from '../scene/scene.ts';

const QUALITY = 92;
const COMMENT_MARKER = 0xfe;
/** Before the scene in the comment of a file. */
export const SCENE_COMMENT = 'atelier-scene ';

/** A JPEG whose comment is the scene, so that the picture can be made again and changed from its file alone. */
export async function encodePicture(canvas: Canvas, scene: Scene): Promise<Uint8Array> {
  const picture = await canvas.encode('jpeg', QUALITY);
  const comment = Buffer.from(`${SCENE_COMMENT}${JSON.stringify(scene)}`, 'utf8');
  const segment = Buffer.alloc(4);
  segment.writeUInt8(0xff, 0);
  segment.writeUInt8(COMMENT_MARKER, 1);
  segment.writeUInt16BE(comment.length + 2, 2);
  // Comments may stand anywhere before the first scan; behind the start marker is where all readers accept one.
  const whole = new Uint8Array(picture.length + segment.length + comment.length);
  whole.set(picture.subarray(0, 2), 0);
  whole.set(segment, 2);
  whole.set(comment, 6);
  whole.set(picture.subarray(2), 6 + comment.length);
  return whole;
}
