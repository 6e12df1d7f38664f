import { fourLegged } from '../../rigs/four-legged.ts';

/** A hedgehog. */
export const hedgehog = fourLegged(
  { id: 'hedgehog', words: ['hedgehog', 'porcupine'], heightShare: 0.1, width: 140 },
  {
    colours: ['#c9a680'],
    length: 56,
    back: 40,
    thickness: 24,
    legThickness: 4,
    neck: [6, 8, 12],
    head: [14, 12, 9],
    snout: [14, 5, 2.6],
    noseSize: 1.6,
    extra: (brush, { half, back, thickness, random }) => {
      for (let index = 0; index < 70; index++) {
        const angle = random.range(2.9, 6.1);
        const reach = random.range(0.5, 1.05);
        const [x, y] = [
          Math.cos(angle) * half * reach - 4,
          -back + thickness * 0.5 + Math.sin(angle) * thickness * 1.2 * reach,
        ];
        brush.line(
          [
            [x, y],
            [x - 5, y - 9],
          ],
          random.pick(['#5a4638', '#3f322c', '#8a7258']),
          1.6,
        );
      }
    },
  },
);
