import { drawHatIn, type Hat } from './hats.ts';
import type { Subject } from '../subject.ts';

/** The head that hats are drawn on is about here. */
const HEAD_Y = -87;

/** A hat that can be worn and lies by itself. `base` is the lowest of its drawing on a head, `high` how high it is there. */
export function hatSubject(
  about: Pick<Subject, 'id' | 'words' | 'width'>,
  { hat, base, high, shift = 0 }: { hat: Hat; base: number; high: number; shift?: number },
): Subject {
  return {
    heightShare: 0.2,
    domain: 'table',
    ...about,
    wear: { place: 'head', draw: (brush, colour) => brush.placed({ y: -HEAD_Y }, () => drawHatIn(brush, hat, colour)) },
    draw(brush, _random, wish) {
      const scale = 100 / high;
      brush.placed({ x: shift * scale, y: -base * scale, scale }, () => drawHatIn(brush, hat, wish.colour));
    },
  };
}
