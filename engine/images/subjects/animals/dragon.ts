import type { Brush } from '../../drawing/brush.ts';
import { between, shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

const GOLD = '#d8a868';

/** A dragon in flight. */
export const dragon: Subject = {
  id: 'dragon',
  words: ['dragon', 'wyvern'],
  heightShare: 0.32,
  width: 180,
  domain: 'air',
  head: [66, -80, 6],
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7a3a4a';
    brush.placed({ x: 0, y: -10, scale: 0.8, mirrored: true }, () => drawWing(brush, shade(colour, -0.35)));
    brush.limb('-92,-8,0.8 -70,-22,3 -42,-22,6 -14,-40,11 14,-48,12 34,-58,7 50,-76,5 64,-80,5.4', colour);
    brush.limb('62,-80,6 74,-76,4.4 84,-73,2.6', shade(colour, 0.06));
    brush.limb('-34,-18,2.4 -10,-30,6 16,-38,7 36,-50,4', shade(GOLD, -0.1));
    brush.polygon('60,-85 50,-96 66,-85', '#d8c8a8').polygon('-90,-8 -104,-16 -102,0', shade(colour, -0.2));
    for (let spike = 0; spike < 8; spike++) {
      const share = spike / 8;
      const [x, y] = [between(-60, 40, share), between(-28, -68, share) - Math.sin(share * 3.1) * 4];
      brush.placed({ x, y }, () => brush.polygon('-3,3 0,-5 4,2', shade(GOLD, -0.2)));
    }
    brush.limb('-8,-34,4 -14,-20,3 -4,-14,2', shade(colour, -0.15));
    drawWing(brush, shade(colour, 0.02));
    for (const bone of ['0,-52 -22,-98', '0,-52 -58,-62', '0,-52 -38,-46']) brush.line(bone, shade(colour, -0.3), 1.4);
    brush.ellipse([68, -82, 1.4, 1.2], '#ffd24a');
  },
};

function drawWing(brush: Brush, colour: Colour): void {
  const front = smooth('-6,-70 -22,-98 -62,-100', 6);
  const edge = [
    ...smooth('-62,-100 -52,-80 -58,-62', 4),
    ...smooth('-58,-62 -42,-64 -38,-46', 4),
    ...smooth('-38,-46 -20,-50 -12,-38', 4),
  ];
  brush.polygon([[0, -52], ...front, ...edge], colour);
}
