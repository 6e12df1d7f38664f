import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Wind turbine. */
export const windTurbine: Subject = {
  id: 'wind-turbine',
  words: ['wind turbine', 'turbine', 'wind farm'],
  heightShare: 0.42,
  width: 70,
  domain: 'ground',
  draw(brush, random, { colour }) {
    const a0 = random.next() * 2;
    brush.polygon('-1.6,0 -0.8,-66 0.8,-66 1.6,0', colour ?? '#eef1f2');
    for (let k = 0; k < 3; k++) {
      brush.context.save();
      brush.context.translate(0, -66);
      brush.context.rotate(a0 + k * 2.094);
      brush.polygon('-0.6,0 -1.4,-8 0,-33 0.8,0', colour ? shade(colour, 0.12) : '#f6f7f6');
      brush.context.restore();
    }
    brush.ellipse([0, -66, 1.7, 1.7], colour ? shade(colour, -0.2) : '#c9ced2');
  },
};
