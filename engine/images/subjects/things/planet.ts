import type { Brush } from '../../drawing/brush.ts';
import { type Colour, shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Radius, width and tone of each ring. */
const RINGS = [
  [66, 5, 0.25],
  [58, 3, 0.05],
  [74, 2.6, -0.1],
] as const;

/** A planet with rings and a night side. */
export const planet: Subject = {
  id: 'planet',
  words: ['planet', 'saturn', 'jupiter'],
  heightShare: 0.34,
  isLarge: true,
  width: 150,
  domain: 'space',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#d98f5a', '#5a8fb8', '#b8748f', '#e0b25a']);
    const { context } = brush;
    const rings = wish.colour ? shade(wish.colour, 0.3) : '#ead2ac';
    drawRings(brush, rings, [Math.PI, Math.PI * 2]);
    brush.within(
      () => context.arc(0, -50, 44, 0, 7),
      () => {
        brush.rectangle([-50, -100, 100, 100], colour);
        brush.placed({ y: -50, turn: -0.3 }, () => {
          for (let band = -5; band <= 5; band++) {
            brush.ellipse(
              [random.range(-10, 10), band * 9, 60, random.range(2, 4.6)],
              shade(colour, random.pick([-0.2, 0.16, 0.28, -0.1])),
            );
          }
        });
        const night = context.createRadialGradient(brush.lightSide * 16, -66, 10, brush.lightSide * 8, -56, 62);
        night.addColorStop(0, 'rgba(10,6,30,0)');
        night.addColorStop(0.55, 'rgba(10,6,30,.18)');
        night.addColorStop(1, 'rgba(10,6,30,.85)');
        context.fillStyle = night;
        context.fillRect(-50, -100, 100, 100);
      },
    );
    drawRings(brush, rings, [0, Math.PI]);
  },
};

function drawRings(brush: Brush, colour: Colour, [from, to]: readonly [number, number]): void {
  brush.placed({ y: -50, turn: -0.3 }, () => {
    for (const [radius, width, tone] of RINGS) {
      brush.context.beginPath();
      brush.context.ellipse(0, 0, radius, radius * 0.24, 0, from, to);
      brush.context.strokeStyle = brush.ink(shade(colour, tone));
      brush.context.lineWidth = width;
      brush.context.stroke();
    }
  });
}
