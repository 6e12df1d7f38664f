import type { CanvasSet } from '../../images/drawing/canvas.ts';
import { layOut } from '../../images/layout/lay-out.ts';
import type { Scene } from '../../images/scene/scene.ts';
import { composeLayers } from '../../images/stage/compose-layers.ts';
import { createStage } from '../../images/stage/create-stage.ts';
import type { Stage } from '../../images/stage/stage.ts';
import type { Margins } from '../camera/projection.ts';
import { cropped } from './crop.ts';
import { extendLayout } from './extend-layout.ts';
import { groupLayers, type LayerGroup } from './group-layers.ts';
import type { Plane, PlaneMotion } from './plane.ts';
import { takeOverFinish } from './take-over-finish.ts';

/** How planes are painted: the frame's size, and how far beyond it. */
export type PlaneOptions = {
  width: number;
  height: number;
  margins: Margins;
  /** Whether the camera moves sideways, which shows how ground and water stretch. */
  hasSurfaces: boolean;
  /** Owns the planes. */
  canvases: CanvasSet;
  /** Called between layers; throws when nobody wants the clip any more. */
  checkpoint: () => void;
};

/** What falls through the whole picture is not part of what is finished: it would stay where it was painted. */
const FALLING: ReadonlySet<PlaneMotion> = new Set(['rain', 'snow', 'flakes']);

/**
 * Paints a scene once, as planes that lie on each other as they do in its picture.
 * @throws whatever `checkpoint` throws
 */
export function paintPlanes(scene: Scene, options: PlaneOptions): Plane[] {
  const { width, height, margins, canvases, checkpoint, hasSurfaces } = options;
  const layout = extendLayout(layOut(scene, { width, height }), margins);
  const stage: Stage = {
    ...createStage(scene, { canvases, width: layout.view.width, height: layout.view.height, layout }),
    // Lines and grains are as thick as in the picture of the frame's size.
    pixel: Math.sqrt(width * height) / 1024,
  };
  const painted = canvases.create(layout.view.width, layout.view.height);
  stage.painted = painted;
  const planes: Plane[] = [];
  for (const group of groupLayers(composeLayers(stage), { hasSurfaces })) {
    const plane = paintPlane(stage, group, options);
    if (!plane) continue;
    planes.push(plane);
    if (FALLING.has(group.motion)) continue;
    painted.getContext('2d').drawImage(plane.canvas, plane.left, plane.top);
  }
  const still = planes.filter(({ motion }) => !FALLING.has(motion));
  takeOverFinish(still, stage, { size: { width: painted.width, height: painted.height }, checkpoint });
  return planes.map((plane) => ({ ...plane, left: plane.left - margins.x, top: plane.top - margins.y }));
}

function paintPlane(stage: Stage, group: LayerGroup, { canvases, checkpoint }: PlaneOptions): Plane | null {
  const whole = canvases.scratch('plane', stage.view.width, stage.view.height);
  const context = whole.getContext('2d');
  for (const layer of group.layers) {
    checkpoint();
    context.save();
    layer.draw(context);
    context.restore();
  }
  const size = { width: stage.view.width, height: stage.view.height };
  const cut = cropped(whole, canvases, { ...size, isWhole: FALLING.has(group.motion) });
  if (!cut) return null;
  const { depth, motion, follows, isSurface } = group;
  return { ...cut, depth, motion, follows, isSurface };
}
