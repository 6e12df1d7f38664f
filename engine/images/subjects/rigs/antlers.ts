import { shade } from '../../drawing/colour.ts';
import type { Build } from './four-legged-build.ts';

/** Antlers on the head; `size` 1 are those of a stag. */
export const antlers =
  (size: number): Build['extra'] =>
  (brush, { head: [headX, headY], headRadius }) => {
    for (const side of [-1, 1]) {
      const horn = shade('#8a6a4c', side < 0 ? -0.3 : 0);
      brush.placed({ x: headX - 1, y: headY - headRadius * 0.7, scale: size }, () => {
        brush.curve(
          [
            [0, 0],
            [-7 + side * 3, -13],
            [-4 + side * 9, -27],
          ],
          horn,
          1.9,
        );
        brush.curve(
          [
            [-6 + side * 3, -11],
            [4 + side * 4, -17],
            [6 + side * 4, -22],
          ],
          horn,
          1.5,
        );
        brush.curve(
          [
            [-6 + side * 5, -18],
            [-13 + side * 5, -24],
            [-13 + side * 5, -30],
          ],
          horn,
          1.5,
        );
      });
    }
  };
