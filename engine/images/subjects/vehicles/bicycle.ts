import type { Subject } from '../subject.ts';

/** Draws: bicycle, bike. */
export const bicycle: Subject = {
  id: 'bicycle',
  words: ['bicycle', 'bike'],
  heightShare: 0.14,
  width: 160,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#2e7d7f';
    const x = brush.context;
    for (const cx of [-44, 44]) {
      x.beginPath();
      x.arc(cx, -32, 31, 0, 7);
      x.strokeStyle = brush.ink('#2a2830');
      x.lineWidth = 3.4;
      x.stroke();
      for (let i = 0; i < 6; i++)
        brush.line(
          [
            [cx + Math.cos(i * 0.52) * 30, -32 + Math.sin(i * 0.52) * 30],
            [cx - Math.cos(i * 0.52) * 30, -32 - Math.sin(i * 0.52) * 30],
          ],
          '#8b8f98',
          0.5,
        );
    }
    brush.line('-44,-32 -8,-32 30,-74 -20,-74 -44,-32', colour, 4);
    brush.line('-8,-32 -24,-84', colour, 4);
    brush.line('44,-32 28,-90', colour, 4);
    brush.line('24,-92 40,-98', '#3a3138', 4);
    brush.line('-34,-86 -14,-86', '#3a3138', 6);
  },
};
