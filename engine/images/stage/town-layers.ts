import { drawCityRow } from './built/city.ts';
import { hillColour, reliefOf } from './land/relief.ts';
import { drawMist, drawRidge } from './land/ridge.ts';
import { drawDecoration } from './sprite.ts';
import { randomOf, type Layer, type Stage } from './stage.ts';

/** Houses of a city. */
export function cityLayers(stage: Stage): Layer[] {
  const { view } = stage;
  return [
    {
      name: 'far city',
      depth: 0.14,
      draw: (context) =>
        drawCityRow(context, stage, { depth: 0.24, tallest: 0.38, narrowest: 0.03, widest: 0.07, part: 'far city' }),
    },
    {
      name: 'city',
      depth: 0.2,
      draw(context) {
        drawMist(context, stage, { y: view.horizonY - view.height * 0.03, reach: view.height * 0.12, opacity: 0.5 });
        drawCityRow(context, stage, { depth: 0.52, tallest: 0.29, narrowest: 0.04, widest: 0.09, part: 'city' });
      },
    },
    {
      name: 'near city',
      depth: 0.26,
      draw(context) {
        drawMist(context, stage, { y: view.horizonY, reach: view.height * 0.08, opacity: 0.45 });
        drawCityRow(context, stage, { depth: 0.84, tallest: 0.17, narrowest: 0.045, widest: 0.1, part: 'near city' });
      },
    },
  ];
}

/** Houses of a village. */
export function villageLayers(stage: Stage): Layer[] {
  const { view, scene } = stage;
  const relief = reliefOf(stage);
  const random = randomOf(stage, 'village');
  const houses = [0, 1].map((index) => ({
    id: 'village',
    x: view.width * (0.22 + index * 0.56) + random.spread() * 20 * stage.pixel,
    baseY: view.horizonY + relief * 0.012,
    height: relief * 0.16,
    depth: 0.66,
    seed: `${scene.seed}village${index}`,
  }));
  return [
    {
      name: 'hill',
      depth: 0.16,
      draw: (context) =>
        void drawRidge(context, stage, {
          baseY: view.horizonY - relief * 0.08,
          amplitude: relief * 0.1,
          frequency: 1.6,
          depth: 0.34,
          colour: hillColour(scene),
          part: 'village hill',
          mist: 0.3,
        }),
    },
    {
      name: 'village',
      depth: 0.24,
      draw: (context) => houses.forEach((house) => drawDecoration(context, stage, house)),
    },
  ];
}
