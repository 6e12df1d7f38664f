import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const COLOURS = ['#ffd98a', '#ffb07a', '#ffe9b0', '#ffc45c'];

/** Small lamps on a string that hangs in bows. */
export const stringLights: Subject = {
  id: 'string-lights',
  words: [
    'fairy lights',
    'fairy light',
    'string lights',
    'string light',
    'christmas lights',
    'garland of lights',
    'light garland',
    'hanging lights',
    'twinkle lights',
    'lights on a string',
    'strings of lights',
  ],
  heightShare: 0.12,
  width: 620,
  domain: 'air',
  isMany: true,
  draw(brush, _random, wish) {
    for (let bow = 0; bow < 4; bow++) {
      const left = -300 + bow * 150;
      const sag = (share: number) => -92 + 4 * share * (1 - share) * (bow % 2 ? 52 : 66);
      brush.curve(
        Array.from({ length: 9 }, (_, at): [number, number] => [left + (at / 8) * 150, sag(at / 8)]),
        '#3f4a3f',
        2.4,
      );
      for (let lamp = 0; lamp < 6; lamp++) {
        const share = (lamp + 0.5) / 6;
        const [x, y] = [left + share * 150, sag(share)];
        const colour = wish.colour ?? COLOURS[(bow + lamp) % COLOURS.length]!;
        brush
          .rectangle([x - 3, y, 6, 6], '#3f4a3f')
          .shining([x, y + 13, 7, 9], colour)
          .shining([x, y + 14, 3, 4], shade(colour, 0.6))
          .glow([x, y + 13, 40], colour, 0.4);
      }
    }
  },
};
