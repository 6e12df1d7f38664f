import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Joint, Point } from '../../drawing/points.ts';
import type { Garment, Worn } from '../subject.ts';
import { drawShoe } from './shoes.ts';

/** A garment with its colour. */
export type Clothing = { garment: Garment; colour: Colour };

/** What is worn on a body; null where nothing is. */
export function clothingOf(worn: readonly Worn[]): Clothing | null {
  const one = worn.find(({ wear }) => wear.place === 'body');
  return one?.wear.place === 'body' ? { garment: one.wear.garment, colour: one.colour ?? one.wear.usual } : null;
}

/** Draws shoes on feet. */
export function drawShoes(
  brush: Brush,
  worn: readonly Worn[],
  { feet, scale }: { feet: readonly Point[]; scale: number },
): void {
  const shoes = worn.find(({ wear }) => wear.place === 'feet');
  if (shoes?.wear.place !== 'feet') return;
  const colour = shoes.colour ?? shoes.wear.usual;
  feet.forEach((foot, index) => drawShoe(brush, foot, { colour: shade(colour, index % 2 ? 0 : -0.14), scale }));
}

/** Draws a backpack behind an animal that has been drawn and sits or stands upright, beside its neck. */
export function drawPackBehind(brush: Brush, worn: readonly Worn[], [x, y, radius]: Joint): void {
  const pack = worn.find(({ wear }) => wear.place === 'back');
  if (pack?.wear.place !== 'back') return;
  const { wear, colour } = pack;
  const { context } = brush;
  const before = context.globalCompositeOperation;
  context.globalCompositeOperation = 'destination-over';
  brush.placed({ x: x * 0.45 - radius * 1.3, y: y + radius * 2.9, turn: -0.2, scale: radius / 40 }, () =>
    wear.draw(brush, colour),
  );
  context.globalCompositeOperation = before;
}

/** How low each garment reaches between the neck, 0, and the feet, 1. */
const HEMS: Record<Garment, number> = {
  shirt: 0.62,
  suit: 0.72,
  coat: 0.8,
  raincoat: 0.82,
  dress: 0.8,
  robe: 0.92,
  apron: 0.74,
  cape: 0.86,
};

/**
 * Dresses an animal that has been drawn and sits or stands upright: what is below its head takes the colour of the garment, whatever
 * shape its body has.
 */
export function dressUpright(
  brush: Brush,
  worn: readonly Worn[],
  { head: [x, y, radius], half }: { head: Joint; half: number },
): void {
  const clothing = clothingOf(worn);
  if (!clothing) return;
  const { garment, colour } = clothing;
  const top = y + radius * 0.95;
  const hem = top * (1 - HEMS[garment]);
  const { context } = brush;
  const before = context.globalCompositeOperation;
  // Only what has been painted of the animal.
  context.globalCompositeOperation = 'source-atop';
  const wide = Math.min(half, radius * 1.9);
  const middle = x * 0.45;
  if (garment === 'apron') brush.polygon(box(middle, wide * 0.5, [top + 3, hem]), colour);
  else if (garment === 'cape') drawCape(brush, colour, { middle, wide, top, hem });
  else {
    brush.polygon(box(middle, wide, [top, hem]), colour);
    drawDetails(brush, { garment, colour }, { middle, wide, top, hem });
    drawEdges(brush, colour, { middle, wide, top, hem });
  }
  context.globalCompositeOperation = before;
}

const box = (middle: number, wide: number, [top, hem]: readonly [number, number]): Point[] => [
  [middle - wide, top],
  [middle, top + (hem - top) * 0.08],
  [middle + wide, top],
  [middle + wide, hem],
  [middle, hem + (hem - top) * 0.06],
  [middle - wide, hem],
];

type Cut = { middle: number; wide: number; top: number; hem: number };

function drawCape(brush: Brush, colour: Colour, { middle, wide, top, hem }: Cut): void {
  for (const side of [-1, 1])
    brush.polygon(
      [
        [middle, top],
        [middle + side * wide, top - 2],
        [middle + side * wide, hem],
        [middle + side * wide * 0.42, hem],
        [middle + side * wide * 0.3, top + 6],
      ],
      shade(colour, side * brush.lightSide * 0.08),
    );
  brush.line(
    [
      [middle - wide, top + 2],
      [middle, top + 5],
      [middle + wide, top + 2],
    ],
    shade(colour, 0.24),
    4,
  );
}

function drawDetails(brush: Brush, { garment, colour }: Clothing, { middle, wide, top, hem }: Cut): void {
  const high = hem - top;
  if (garment === 'suit') {
    brush
      .polygon(
        [
          [middle - wide * 0.26, top - 2],
          [middle + wide * 0.26, top - 2],
          [middle, top + high * 0.6],
        ],
        '#f6f4ee',
      )
      .polygon(
        [
          [middle - 2, top + 2],
          [middle + 2, top + 2],
          [middle + 3, top + high * 0.4],
          [middle, top + high * 0.5],
          [middle - 3, top + high * 0.4],
        ],
        '#a8323a',
      );
  } else if (garment === 'coat' || garment === 'raincoat' || garment === 'robe') {
    brush.line(
      [
        [middle, top],
        [middle, hem],
      ],
      shade(colour, -0.34),
      1.2,
    );
    for (const share of [0.25, 0.5, 0.75])
      brush.ellipse([middle + 3, top + high * share, 1.5, 1.5], shade(colour, -0.5));
  } else if (garment === 'dress')
    for (const share of [-0.7, -0.35, 0, 0.35, 0.7])
      brush.line(
        [
          [middle + wide * share * 0.5, top + high * 0.45],
          [middle + wide * share, hem],
        ],
        shade(colour, -0.2),
        1,
      );
}

/** Collar, hem and the shadow of one side. */
function drawEdges(brush: Brush, colour: Colour, { middle, wide, top, hem }: Cut): void {
  const high = hem - top;
  brush
    .line(
      [
        [middle - wide, top + 1],
        [middle, top + high * 0.08 + 1],
        [middle + wide, top + 1],
      ],
      shade(colour, 0.26),
      3.4,
    )
    .line(
      [
        [middle - wide, hem - 1],
        [middle, hem + high * 0.06 - 1],
        [middle + wide, hem - 1],
      ],
      shade(colour, -0.26),
      2.2,
    )
    .faded(0.24, () => brush.polygon(box(middle - brush.lightSide * wide * 0.75, wide * 0.55, [top, hem]), '#1c1824'));
}
