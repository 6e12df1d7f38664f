import { badgeLayers } from './built/badge.ts';
import { isPlain } from '../scene/scene.ts';
import { groundBandLayers, settingLayers } from './setting-layers.ts';
import { drawCloudBanks, drawCloudStreaks } from './sky/clouds.ts';
import { drawAurora, drawFireworks, drawRainbow, drawShootingStar } from './sky/sky-events.ts';
import type { Placed } from '../layout/layout.ts';
import { drawSky, drawStars, drawSunOrMoon } from './sky/sky.ts';
import { drawPlaced } from './sprite.ts';
import type { Layer, Stage } from './stage.ts';
import { weatherLayers } from './sky/weather.ts';

/** All layers of a scene, far ones first. */
export function composeLayers(stage: Stage): Layer[] {
  const layers = [
    ...skyLayers(stage),
    ...settingLayers(stage),
    ...groundBandLayers(stage),
    ...subjectLayers(stage),
    ...weatherLayers(stage),
    ...badgeLayers(stage),
  ];
  // The sort is stable: of one depth, what was added later is drawn later.
  return layers.toSorted((a, b) => a.depth - b.depth);
}

function skyLayers(stage: Stage): Layer[] {
  const { scene, view } = stage;
  if (scene.setting === 'room' || scene.setting === 'table' || isPlain(scene.setting)) return [];
  const hasClouds = scene.setting === 'landscape' || scene.setting === 'street' || scene.setting === 'sky';
  const layers: Layer[] = [
    {
      name: 'sky',
      depth: 0,
      draw(context) {
        drawSky(context, stage);
        if (scene.setting !== 'underwater') drawStars(context, stage);
        if (scene.extras.includes('aurora')) drawAurora(context, stage);
        if (hasClouds) drawCloudStreaks(context, stage);
      },
    },
  ];
  if (!hasClouds) return layers;
  layers.push({ name: 'sun', depth: 0.03, draw: (context) => drawSunAndEvents(context, stage) });
  layers.push({
    name: 'clouds',
    depth: 0.08,
    draw: (context) => drawCloudBanks(context, stage, scene.setting === 'sky' ? view.height * 0.8 : view.horizonY),
  });
  return layers;
}

function drawSunAndEvents(context: Parameters<Layer['draw']>[0], stage: Stage): void {
  const { extras } = stage.scene;
  drawSunOrMoon(context, stage);
  if (extras.includes('rainbow')) drawRainbow(context, stage);
  if (extras.includes('shooting-star')) drawShootingStar(context, stage);
  if (extras.includes('fireworks')) drawFireworks(context, stage);
}

function subjectLayers(stage: Stage): Layer[] {
  return stage.layout.placed.map((placed) => ({
    name: `subject ${placed.id}`,
    depth: subjectDepth(stage, placed) + placed.order,
    placed,
    draw: (context) => drawPlaced(context, stage, placed),
  }));
}

/** Before the step of the ground that it stands on, and behind the next, which would cover its feet. */
function subjectDepth({ layout: { bands } }: Stage, { groundY, groundX, depth }: Placed): number {
  if (bands.length === 0 || depth < 0.42) return depth;
  const under = bands.filter((band) => band.crestY(groundX) <= groundY).at(-1);
  if (!under) return depth;
  const next = bands.find((band) => band.depth > under.depth);
  return Math.min(Math.max(depth, under.depth + 0.006), (next?.depth ?? 1.2) - 0.003);
}
