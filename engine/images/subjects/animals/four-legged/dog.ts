import { shade } from '../../../drawing/colour.ts';
import { fourLegged } from '../../rigs/four-legged.ts';

/** A dog. */
export const dog = fourLegged(
  {
    id: 'dog',
    words:
      'dog puppy hound labrador retriever terrier sheepdog poodle dachshund bulldog corgi beagle dalmatian chihuahua spaniel collie pug greyhound'.split(
        ' ',
      ),
    heightShare: 0.17,
    width: 150,
  },
  {
    colours: ['#c08a52', '#e3d2b4', '#5a4438'],
    length: 56,
    back: 56,
    thickness: 15,
    legThickness: 4,
    tail: [
      [2, 2, 4],
      [-12, -12, 3.6],
      [-16, -28, 2.4],
    ],
    neck: [10, -18, 10],
    head: [15, -28, 11],
    snout: [17, 6, 5.5],
    hasBrightChest: true,
    noseSize: 1.5,
    extra: (brush, { head: [x, y], colour }) =>
      brush.limb(
        [
          [x - 4, y - 6, 4],
          [x - 8, y + 6, 5],
          [x - 6, y + 12, 3],
        ],
        shade(colour, -0.3),
      ),
  },
);
