import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A framed picture. */
export const pictureFrame: Subject = {
  id: 'picture-frame',
  words: ['picture frame', 'framed picture', 'portrait painting', 'wall picture'],
  heightShare: 0.2,
  width: 120,
  domain: 'wall',
  isIndoors: true,
  draw(brush, _random, { colour }) {
    brush
      .rectangle([-58, -98, 116, 96], colour ?? '#a8803f')
      .rectangle([-52, -92, 104, 84], '#e6dcc4')
      .rectangle([-44, -84, 88, 68], colour ? shade(colour, 0.45) : '#8fb8cc')
      .polygon('-44,-16 -44,-44 -14,-62 10,-36 26,-50 44,-30 44,-16', colour ? shade(colour, -0.2) : '#5f7a5a')
      .ellipse([24, -66, 8, 8], '#f4d88a');
  },
};
