import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const DARK_FRAME = '#2a2730';
const FRAME = '#a8743f';

/** Glasses that can be worn and lie by themselves; dark ones hide the eyes. */
export function spectacles(about: Pick<Subject, 'id' | 'words'>, { isDark }: { isDark: boolean }): Subject {
  const usual = isDark ? DARK_FRAME : FRAME;
  return {
    heightShare: 0.1,
    width: 250,
    domain: 'table',
    ...about,
    isPair: true,
    wear: { place: 'eyes', draw: (brush, colour) => drawWorn(brush, colour ?? usual, isDark) },
    draw: (brush, _random, wish) => drawLying(brush, wish.colour ?? usual, isDark),
  };
}

function drawWorn(brush: Brush, frame: Colour, isDark: boolean): void {
  brush.line('-8,-2.4 -5,-1.6', frame, 1).line('-0.4,-1.4 2.4,-1.4', frame, 1);
  for (const [x, radius] of [
    [-3, 2.9],
    [5, 2.9],
  ] as const) {
    brush.faded(isDark ? 1 : 0.35, () =>
      brush.ellipse([x, -0.9, radius, radius * 0.92], isDark ? '#22222b' : '#e6f2f6'),
    );
    brush.ring([x, -0.9, radius], frame, 0.9);
    brush.faded(0.7, () =>
      brush.line(
        [
          [x - 1.4, -0.2],
          [x + 0.4, -2],
        ],
        '#ffffff',
        0.5,
      ),
    );
  }
}

function drawLying(brush: Brush, frame: Colour, isDark: boolean): void {
  brush
    .line('-104,-62 -40,-84 -14,-74', shade(frame, -0.2), 7)
    .line('104,-62 60,-88 30,-80', shade(frame, -0.2), 7)
    .curve('-20,-56 0,-68 20,-56', frame, 8);
  for (const side of [-1, 1]) {
    brush.faded(isDark ? 1 : 0.5, () =>
      brush.ellipse([side * 62, -42, 42, 36], isDark ? shade(frame, -0.1) : '#dcecf2'),
    );
    brush
      .placed({ x: side * 62, y: -42, scale: 1 }, () => brush.ring([0, 0, 40], frame, 9))
      .faded(0.55, () =>
        brush.line(
          [
            [side * 62 - 20, -32],
            [side * 62 + 6, -62],
          ],
          '#ffffff',
          6,
        ),
      );
  }
}
