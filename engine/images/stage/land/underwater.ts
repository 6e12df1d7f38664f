import { css } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { drawRidge } from './ridge.ts';
import { drawDecoration } from '../sprite.ts';
import { randomOf, type Layer, type Stage } from '../stage.ts';

/** Rays of light, reefs, the seabed with its plants, and bubbles. */
export function underwaterLayers(stage: Stage): Layer[] {
  const { height } = stage.view;
  const reefs = [0, 1, 2].map((index): Layer => ({
    name: `reef ${index}`,
    depth: 0.2 + index * 0.2,
    draw: (context) =>
      void drawRidge(context, stage, {
        baseY: height * (0.7 + index * 0.08),
        amplitude: height * 0.2,
        frequency: 1.8,
        sharpness: 0.5,
        depth: 0.22 + index * 0.22,
        colour: '#2c5f66',
        part: `reef ${index}`,
        mist: 0.3,
      }),
  }));
  return [
    { name: 'rays', depth: 0.05, draw: (context) => drawRays(context, stage) },
    ...reefs,
    { name: 'far fish', depth: 0.45, draw: (context) => drawFarFish(context, stage) },
    {
      name: 'seabed',
      depth: 0.78,
      draw: (context) =>
        void drawRidge(context, stage, {
          baseY: height * 0.9,
          amplitude: height * 0.06,
          frequency: 1.4,
          depth: 0.84,
          colour: '#c9b98a',
          part: 'seabed',
          mist: 0,
        }),
    },
    { name: 'sea plants', depth: 0.86, draw: (context) => drawPlants(context, stage) },
    { name: 'bubbles', depth: 1.1, draw: (context) => drawBubbles(context, stage) },
  ];
}

function drawRays(context: Context, stage: Stage): void {
  const { width, height } = stage.view;
  const random = randomOf(stage, 'rays');
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let ray = 0; ray < 11; ray++) {
    const [x, w] = [random.range(-0.1, 1.1) * width, random.range(0.02, 0.07) * width];
    const slant = (x - width * 0.5) * 0.35;
    const gradient = context.createLinearGradient(0, 0, 0, height * 0.85);
    gradient.addColorStop(0, css('#e8fff4', 0.26));
    gradient.addColorStop(1, css('#e8fff4', 0));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(x, -10);
    context.lineTo(x + w, -10);
    context.lineTo(x + slant + w * 2.2, height * 0.9);
    context.lineTo(x + slant - w, height * 0.9);
    context.fill();
  }
  context.restore();
}

function drawFarFish(context: Context, stage: Stage): void {
  const { width, height, side } = stage.view;
  drawDecoration(context, stage, {
    id: 'fish',
    x: width * (0.5 - side * 0.26),
    baseY: height * 0.36,
    height: height * 0.1,
    depth: 0.4,
    seed: `${stage.scene.seed}far fish`,
    colour: '#8fd0c8',
  });
}

function drawPlants(context: Context, stage: Stage): void {
  const { width, height } = stage.view;
  const random = randomOf(stage, 'sea plants');
  for (let plant = 0; plant < 7; plant++) {
    const id = random.pick(['kelp', 'kelp', 'coral']);
    const x = (plant < 4 ? random.range(0, 0.3) : random.range(0.7, 1)) * width;
    drawDecoration(context, stage, {
      id,
      x,
      baseY: height * random.range(0.93, 1),
      height: height * (id === 'kelp' ? 0.42 : 0.2) * random.range(0.6, 1.05),
      depth: 0.86,
      seed: `${stage.scene.seed}plant${plant}`,
    });
  }
}

function drawBubbles(context: Context, stage: Stage): void {
  const random = randomOf(stage, 'bubbles');
  context.lineWidth = 1.2 * stage.pixel;
  for (let bubble = 0; bubble < 46; bubble++) {
    const [radius, x, y] = [
      random.range(1.4, 7) * stage.pixel,
      random.next() * stage.view.width,
      random.next() * stage.view.height,
    ];
    context.strokeStyle = css('#e8fff8', 0.4);
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.stroke();
    context.fillStyle = css('#ffffff', 0.35);
    context.beginPath();
    context.arc(x - radius * 0.3, y - radius * 0.3, radius * 0.25, 0, 7);
    context.fill();
  }
}
