import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A hand of playing cards. */
export const playingCards: Subject = {
  id: 'playing-cards',
  words: ['playing card', 'card', 'poker card', 'deck of cards', 'cards', 'ace of spades'],
  heightShare: 0.16,
  width: 100,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f8f5ee';
    [-0.42, -0.14, 0.14, 0.42].forEach((turn, index) =>
      brush.placed({ y: -4, turn }, () =>
        brush
          .rounded([-17, -94, 36, 54], 4, shade(colour, -0.3))
          .rounded([-18, -95, 36, 54], 4, colour)
          .polygon('0,-78 8,-66 0,-54 -8,-66', index % 2 ? '#23252e' : '#c8323f')
          .ellipse([-12, -88, 2.4, 2.4], index % 2 ? '#23252e' : '#c8323f'),
      ),
    );
  },
};
