import { createAtmosphere } from '../drawing/atmosphere.ts';
import type { CanvasSet } from '../drawing/canvas.ts';
import { layOut } from '../layout/lay-out.ts';
import type { Layout } from '../layout/layout.ts';
import type { PictureSize } from '../layout/view.ts';
import { PALETTES } from '../scene/palettes/palettes.ts';
import { isPlain, type Scene } from '../scene/scene.ts';
import type { Stage } from './stage.ts';

/** What the stage of a scene is made with; `layout` replaces the usual one. */
export type StageOptions = PictureSize & { canvases: CanvasSet; layout?: Layout };

/**
 * The stage of a scene on which nothing has been painted yet.
 * @throws Error when the scene names a palette that is none
 */
export function createStage(scene: Scene, options: StageOptions): Stage {
  const { canvases, width, height, layout = layOut(scene, { width, height }) } = options;
  const palette = PALETTES[scene.palette];
  if (!palette) throw new Error(`No palette is called ${scene.palette}`);
  const { weather, setting } = scene;
  const atmosphere = createAtmosphere({
    palette,
    season: scene.season,
    // The colour of a plain background colours nothing that is before it.
    tint: isPlain(setting) ? [] : scene.tint,
    isUnderwater: setting === 'underwater',
    isFoggy: weather.includes('fog'),
    isSunHidden: weather.some((one) => one === 'storm' || one === 'rain' || one === 'overcast'),
  });
  return {
    scene,
    layout,
    view: layout.view,
    atmosphere,
    canvases,
    pixel: Math.sqrt(width * height) / 1024,
    painted: null,
  };
}
