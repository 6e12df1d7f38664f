import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Ferris wheel. */
export const ferrisWheel: Subject = {
  id: 'ferris-wheel',
  words: ['ferris wheel', 'big wheel', 'carnival', 'fairground', 'funfair'],
  heightShare: 0.46,
  width: 92,
  domain: 'ground',
  draw(brush, _random, wish) {
    const rim = wish.colour ?? '#d8dbe6';
    const cx = 0;
    const cy = -54;
    const r = 42;
    brush.line(
      [
        [-22, 0],
        [0, cy],
        [22, 0],
      ],
      wish.colour ? shade(wish.colour, -0.2) : '#6d6f86',
      2.4,
    );
    const x = brush.context;
    for (const q of [r, r - 4]) {
      x.beginPath();
      x.arc(cx, cy, q, 0, 7);
      x.strokeStyle = brush.ink(rim);
      x.lineWidth = 1.1;
      x.stroke();
    }
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.283;
      const px = cx + Math.cos(a) * r;
      const py = cy + Math.sin(a) * r;
      brush.line(
        [
          [cx, cy],
          [px, py],
        ],
        wish.colour ? shade(wish.colour, 0.2) : '#b9bccb',
        0.6,
      );
      brush.ellipse([px, py + 3.2, 3.2, 3.4], wish.colour ?? ['#e0574c', '#f0b64a', '#4fa6a0', '#5a78c4'][i % 4]!);
      brush.rectangle([px - 3.2, py + 1.6, 6.4, 1.4], shade('#ffffff', -0.1));
      if (brush.palette.lit > 0.4) brush.glow([px, py, 7], brush.palette.lamp, 0.55);
    }
    brush.ellipse([cx, cy, 4, 4], wish.colour ?? '#d9604f');
  },
};
