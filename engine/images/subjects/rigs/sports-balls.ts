import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** What is on a ball besides its colour. */
type Marks = (brush: Brush, colour: Colour) => unknown;

/** A round ball with the marks of its game. */
export function sportsBall(
  about: Pick<Subject, 'id' | 'words'> & { heightShare?: number },
  { usual, marks }: { usual: string; marks: Marks },
): Subject {
  return {
    heightShare: 0.1,
    width: 100,
    domain: 'ground',
    ...about,
    draw(brush, _random, wish) {
      const colour = wish.colour ?? usual;
      brush.ellipse([0, -49, 49, 49], colour).within(
        () => brush.context.arc(0, -49, 49, 0, 7),
        () => {
          marks(brush, colour);
          brush
            .faded(0.24, () => brush.ellipse([-brush.lightSide * 30, -28, 46, 56], shade('#241a38', 0)))
            .faded(0.5, () => brush.ellipse([brush.lightSide * 20, -76, 12, 8], '#ffffff', brush.lightSide * 0.5));
        },
      );
    },
  };
}
