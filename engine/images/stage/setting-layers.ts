import { backdropLayers } from './backdrops.ts';
import { drawCloudBanks } from './sky/clouds.ts';
import { drawBand } from './land/ground.ts';
import { isRibbon } from '../layout/terrain.ts';
import { drawRiver, drawRoad, drawRows } from './land/ground-features.ts';
import { roomLayers } from './built/room.ts';
import { foregroundLayer, scatterLayers } from './scatter.ts';
import { spaceLayers } from './sky/space.ts';
import type { Layer, Stage } from './stage.ts';
import { streetLayers } from './built/street.ts';
import { plainLayers } from './built/plain.ts';
import { tableLayers } from './built/table.ts';
import { underwaterLayers } from './land/underwater.ts';
import { drawRipples, drawShore, drawWater } from './land/water.ts';

/** What a place consists of, without its ground. */
export function settingLayers(stage: Stage): Layer[] {
  switch (stage.scene.setting) {
    case 'underwater':
      return underwaterLayers(stage);
    case 'space':
      return spaceLayers(stage);
    case 'table':
      return tableLayers(stage);
    case 'room':
      return roomLayers(stage);
    case 'plain':
    case 'pattern':
      return plainLayers(stage);
    case 'sky':
      return [{ name: 'sea of clouds', depth: 0.5, draw: (context) => drawCloudSea(context, stage) }];
    case 'street':
      return [...backdropLayers(stage), ...streetLayers(stage)];
    case 'landscape':
      return landscapeLayers(stage);
  }
}

function landscapeLayers(stage: Stage): Layer[] {
  const { shore } = stage.layout;
  const layers = backdropLayers(stage);
  if (shore) {
    layers.push(
      { name: 'water', depth: 0.34, draw: (context) => drawWater(context, stage) },
      { name: 'ripples', depth: 0.34, draw: (context) => drawRipples(context, stage) },
    );
    layers.push({ name: 'shore', depth: 0.86, draw: (context) => drawShore(context, stage, shore) });
  } else layers.push(...scatterLayers(stage));
  layers.push(foregroundLayer(stage));
  return layers;
}

/** The steps of the ground, with a road or rows on them. */
export function groundBandLayers(stage: Stage): Layer[] {
  const { bands } = stage.layout;
  if (bands.length === 0) return [];
  const layers = bands.map((band, index): Layer => ({
    name: `ground ${index}`,
    depth: band.depth,
    draw: (context) => drawBand(context, stage, band),
  }));
  const { ground } = stage.scene;
  // Before the first subject, on top of all steps: a road does not end at each of them.
  if (ground === 'road' || ground === 'path')
    return flattened(layers, { name: 'road', depth: 0.43, draw: (context) => drawRoad(context, stage) });
  if (isRibbon(stage.scene))
    return flattened(layers, { name: 'river', depth: 0.43, draw: (context) => drawRiver(context, stage) });
  if (ground === 'rows')
    return flattened(layers, { name: 'rows', depth: 0.43, draw: (context) => drawRows(context, stage) });
  return layers;
}

/** All steps at the depth of the first, with a feature on them. */
const flattened = (layers: readonly Layer[], feature: Layer): Layer[] => [
  ...layers.map((layer) => ({ ...layer, depth: 0.42 })),
  feature,
];

function drawCloudSea(context: Parameters<Layer['draw']>[0], stage: Stage): void {
  for (const share of [1.15, 1.35]) drawCloudBanks(context, stage, stage.view.height * share);
}
