import { createAtmosphere } from '../../drawing/atmosphere.ts';
import { Brush } from '../../drawing/brush.ts';
import type { CanvasSet } from '../../drawing/canvas.ts';
import { createRandom } from '../../drawing/random.ts';
import { PALETTES } from '../../scene/palettes/palettes.ts';
import type { Pose } from '../../scene/scene.ts';
import { requireSubject } from '../subject-registry.ts';

/** Height of the subjects that are drawn, in pixels. */
export const HEIGHT = 60;

/** RGBA of a subject that is drawn by itself on nothing; by day where no palette is named. */
export function drawnSubject(
  canvases: CanvasSet,
  id: string,
  { palette = 'noon', ...options }: { palette?: string; pose?: Pose | undefined; colour?: string | undefined } = {},
): Uint8ClampedArray {
  const subject = requireSubject(id);
  const [width, height] = [Math.ceil((subject.width + 60) * (HEIGHT / 100)), HEIGHT * 2];
  const context = canvases.scratch('subject', width, height).getContext('2d');
  const atmosphere = createAtmosphere({
    palette: PALETTES[palette]!,
    season: null,
    tint: [],
    isUnderwater: false,
    isFoggy: false,
    isSunHidden: false,
  });
  context.translate(width / 2, HEIGHT * 1.6);
  context.scale(HEIGHT / 100, HEIGHT / 100);
  const brush = new Brush({ context, atmosphere, depth: 1, lightSide: 1, random: createRandom(2) });
  subject.draw(brush, createRandom(1), options);
  return context.getImageData(0, 0, width, height).data;
}
