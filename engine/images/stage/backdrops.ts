import { mix, shade } from '../drawing/colour.ts';
import type { Backdrop } from '../scene/scene.ts';
import { drawCliffs, drawIcebergs, drawIsles, drawMesas } from './land/landforms.ts';
import { drawWaterfall } from './land/waterfall.ts';
import { hillColour, reliefOf } from './land/relief.ts';
import { mountainLayers, volcanoLayers } from './land/mountains.ts';
import { drawMist, drawRidge } from './land/ridge.ts';
import { type Layer, type Stage } from './stage.ts';
import { drawTreeLine } from './land/trees.ts';
import { cityLayers, villageLayers } from './town-layers.ts';

/** The layers at the horizon. */
export function backdropLayers(stage: Stage): Layer[] {
  const layers = BACKDROPS[stage.scene.backdrop](stage);
  if (!stage.scene.extras.includes('waterfall')) return layers;
  return [...layers, { name: 'waterfall', depth: 0.285, draw: (context) => drawWaterfall(context, stage) }];
}

const BACKDROPS: Record<Backdrop, (stage: Stage) => Layer[]> = {
  none: () => [],
  hills: (stage) => [0, 1, 2, 3].map((index) => hillLayer(stage, index)),
  plain: (stage) => [
    {
      name: 'plain',
      depth: 0.2,
      draw: (context) =>
        void drawRidge(context, stage, {
          baseY: stage.view.horizonY,
          amplitude: stage.view.height * 0.015,
          frequency: 1.5,
          depth: 0.25,
          colour: hillColour(stage.scene),
          part: 'plain',
          mist: 0.5,
        }),
    },
  ],
  mountains: (stage) => mountainLayers(stage),
  volcano: (stage) => [hillLayer(stage, 0), ...volcanoLayers(stage)],
  forest: (stage) => [
    ...[0, 1].map((index) => hillLayer(stage, index)),
    ...[0, 1, 2, 3].map((index) => forestLayer(stage, index)),
  ],
  city: (stage) => cityLayers(stage),
  village: (stage) => villageLayers(stage),
  dunes: (stage) => [0, 1, 2].map((index) => duneLayer(stage, index)),
  mesa: (stage) => [{ name: 'mesas', depth: 0.18, draw: (context) => drawMesas(context, stage) }],
  isles: (stage) => [{ name: 'isles', depth: 0.16, draw: (context) => drawIsles(context, stage) }],
  cliffs: (stage) => [
    { name: 'isles', depth: 0.16, draw: (context) => drawIsles(context, stage) },
    { name: 'cliffs', depth: 0.3, draw: (context) => drawCliffs(context, stage) },
  ],
  icebergs: (stage) => [
    ...mountainLayers(stage).slice(0, 1),
    { name: 'icebergs', depth: 0.26, draw: (context) => drawIcebergs(context, stage) },
  ],
};

function hillLayer(stage: Stage, index: number): Layer {
  const { view, scene } = stage;
  const relief = reliefOf(stage);
  return {
    name: `hills ${index}`,
    depth: 0.12 + index * 0.045,
    draw(context) {
      const colour = index < 2 ? mix(hillColour(scene), '#6f8a9c', 0.4) : hillColour(scene);
      const crest = drawRidge(context, stage, {
        baseY: view.horizonY - relief * (0.105 - index * 0.036),
        amplitude: relief * (0.13 - index * 0.02),
        frequency: 1.5 + index * 0.35,
        depth: 0.16 + index * 0.11,
        colour,
        part: `hills ${index}`,
        mist: 0.45,
      });
      if (index < 3 || scene.water || scene.ground === 'mars' || scene.ground === 'dunes' || scene.ground === 'sand')
        return;
      const kinds = scene.season === 'winter' ? ['pine'] : ['oak', 'oak', 'pine'];
      drawTreeLine(context, stage, {
        baseY: crest,
        depth: 0.55,
        height: relief * 0.032,
        count: 34,
        part: 'trees on hills',
        kinds,
      });
    },
  };
}

const WOODS = {
  autumn: ['oak', 'birch', 'pine'],
  spring: ['birch', 'pine', 'oak'],
  usual: ['pine', 'pine', 'pine', 'birch'],
};

function forestLayer(stage: Stage, index: number): Layer {
  const { view, scene } = stage;
  const relief = reliefOf(stage);
  const { season } = scene;
  const kinds = /jungle|rainforest/i.test(scene.prompt)
    ? ['palm', 'oak', 'bush']
    : season === 'autumn' || season === 'spring'
      ? WOODS[season]
      : WOODS.usual;
  return {
    name: `forest ${index}`,
    depth: 0.24 + index * 0.05,
    draw(context) {
      drawMist(context, stage, {
        y: view.horizonY - relief * 0.04 + index * 10 * stage.pixel,
        reach: relief * 0.1,
        opacity: 0.4,
      });
      drawTreeLine(context, stage, {
        baseY: () => view.horizonY + relief * (0.01 + index * 0.012),
        depth: 0.3 + index * 0.15,
        height: relief * (0.2 + index * 0.075),
        count: 40 - index * 8,
        part: `forest ${index}`,
        kinds,
      });
    },
  };
}

function duneLayer(stage: Stage, index: number): Layer {
  const { view } = stage;
  const relief = reliefOf(stage);
  return {
    name: `dunes ${index}`,
    depth: 0.14 + index * 0.06,
    draw: (context) =>
      void drawRidge(context, stage, {
        baseY: view.horizonY - relief * (0.05 - index * 0.022),
        amplitude: relief * 0.09,
        frequency: 1.6,
        depth: 0.26 + index * 0.13,
        colour: shade('#dca066', 0),
        part: `dunes ${index}`,
        mist: 0.3,
      }),
  };
}
