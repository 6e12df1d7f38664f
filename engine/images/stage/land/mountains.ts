import { drawPeaks } from './peaks.ts';
import { hillColour, reliefOf, rockColour } from './relief.ts';
import { drawMist, drawRidge } from './ridge.ts';
import type { Layer, Stage } from '../stage.ts';
import { drawTreeLine } from './trees.ts';

/** Two ranges of peaks and foothills. */
export function mountainLayers(stage: Stage): Layer[] {
  const { view, scene } = stage;
  const relief = reliefOf(stage);
  const colour = rockColour(stage);
  const layers: Layer[] = [
    {
      name: 'far peaks',
      depth: 0.12,
      draw: (context) =>
        drawPeaks(context, stage, {
          baseY: view.horizonY + relief * 0.02,
          height: relief * 0.33,
          depth: 0.2,
          count: 5,
          colour,
          part: 'far peaks',
          snow: 0.45,
        }),
    },
    {
      name: 'near peaks',
      depth: 0.2,
      draw(context) {
        drawMist(context, stage, { y: view.horizonY - relief * 0.02, reach: relief * 0.09, opacity: 0.6 });
        drawPeaks(context, stage, {
          baseY: view.horizonY + relief * 0.03,
          height: relief * 0.36,
          depth: 0.42,
          count: 3,
          colour,
          part: 'near peaks',
          snow: 0.38,
        });
        drawMist(context, stage, { y: view.horizonY + relief * 0.01, reach: relief * 0.07, opacity: 0.7 });
      },
    },
  ];
  if (scene.water !== 'sea') layers.push(lowHills(stage));
  return layers;
}

function lowHills(stage: Stage): Layer {
  const { view, scene } = stage;
  const relief = reliefOf(stage);
  return {
    name: 'foothills',
    depth: 0.28,
    draw(context) {
      const crest = drawRidge(context, stage, {
        baseY: view.horizonY - relief * 0.015,
        amplitude: relief * 0.06,
        frequency: 2.2,
        depth: 0.5,
        colour: hillColour(scene),
        part: 'foothills',
        mist: 0.4,
      });
      if (scene.ground !== 'dunes' && scene.ground !== 'mars')
        drawTreeLine(context, stage, {
          baseY: crest,
          depth: 0.52,
          height: relief * 0.036,
          count: 110,
          part: 'trees on foothills',
          kinds: ['pine'],
        });
    },
  };
}

/** An erupting volcano behind foothills. */
export function volcanoLayers(stage: Stage): Layer[] {
  const relief = reliefOf(stage);
  const { horizonY } = stage.view;
  return [
    {
      name: 'volcano',
      depth: 0.2,
      draw: (context) =>
        drawPeaks(context, stage, {
          baseY: horizonY + relief * 0.03,
          height: relief * 0.36,
          depth: 0.42,
          count: 1,
          colour: '#6a5560',
          part: 'volcano',
          snow: 0,
          isVolcano: true,
        }),
    },
    lowHills(stage),
  ];
}
