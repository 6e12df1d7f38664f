import { between, shade } from '../../drawing/colour.ts';
import type { Joint } from '../../drawing/points.ts';
import type { Drawing } from './four-legged-drawing.ts';

/** The tail, with its tip. */
export function drawTail({ brush, build, colour }: Drawing, half: number): void {
  const tail = build.tail?.map(([x, y, radius]): Joint => [x - half, y - build.back, radius]);
  if (!tail) return;
  brush.limb(tail, shade(colour, -0.12));
  const [before, middle, end] = tail.slice(-3);
  if (!build.tailTip || !before || !middle || !end) return;
  brush.limb([[(before[0] + middle[0]) / 2, (before[1] + middle[1]) / 2, 4], middle, end], build.tailTip);
}

/** One ear. */
export function drawEar({ brush, build, colour }: Drawing, half: number, isFar: boolean): void {
  const {
    ear,
    head: [x, y, radius],
    back,
    earBack = 0,
  } = build;
  if (!ear) return;
  const [width, height] = ear;
  if (isFar) {
    brush.polygon(
      [
        [x - 2 + half, y - back],
        [x + half + width * 0.2 + 3, y - back - height * 0.95],
        [x + half + width * 0.6 + 2, y - back],
      ],
      shade(colour, -0.3),
    );
  } else {
    brush.polygon(
      [
        [x - width * 0.5 + half, y - back - radius * 0.5],
        [x + half - width * 0.3 - earBack, y - back - radius * 0.5 - height],
        [x + half + width * 0.5, y - back - radius * 0.7],
      ],
      shade(colour, -0.08),
    );
  }
}

/** The mane of neck or head. */
export function drawMane({ brush, build, colour }: Drawing, half: number): void {
  const { mane, neck, back, thickness } = build;
  if (!mane) return;
  const isRound = mane > 1;
  const inset = isRound ? 0 : 5;
  brush.limb(
    [
      [half * (isRound ? 0.62 : 0.8), -back - thickness * (isRound ? 0.4 : 0.55), thickness * (isRound ? 0.9 : 0.22)],
      [
        between(half, half + neck[0], 0.5) - inset,
        between(-back, -back + neck[1], 0.6) - inset,
        thickness * mane * (isRound ? 1 : 0.8),
      ],
      [half + neck[0] - (isRound ? 2 : 4), -back + neck[1] - (isRound ? 1 : 5), thickness * mane * 0.8],
    ],
    build.maneColour ?? shade(colour, -0.35),
  );
}

/** Neck, head, snout and chest. */
export function drawNeckAndHead({ brush, build, colour, belly }: Drawing, half: number): void {
  const { neck, head, snout, back, thickness } = build;
  brush.limb(
    [
      [half * 0.66, -back + thickness * 0.1, thickness * 0.86],
      [
        between(half * 0.8, half + neck[0], 0.55),
        between(-back, -back + neck[1], 0.55),
        between(thickness * 0.85, neck[2], 0.65),
      ],
      [half + neck[0], -back + neck[1], neck[2]],
    ],
    colour,
  );
  const [x, y] = [half + head[0], -back + head[1]];
  brush.limb(
    [
      [x, y, head[2]],
      [x + snout[0] * 0.5, y + snout[1] * 0.5, (head[2] + snout[2]) * 0.5],
      [x + snout[0], y + snout[1], snout[2]],
    ],
    shade(colour, 0.02),
  );
  if (!build.hasBrightChest) return;
  brush.limb(
    [
      [half * 0.95, -back + thickness * 0.75, thickness * 0.36],
      [half + neck[0] * 0.8, -back + neck[1] * 0.45, thickness * 0.34],
      [x + snout[0] * 0.5, y + snout[1] + head[2] * 0.35, head[2] * 0.4],
    ],
    belly ?? shade(colour, 0.3),
  );
}

/** Nose and eye. */
export function drawFace({ brush, build: { head, snout, back, noseSize = 1 } }: Drawing, half: number): void {
  const [x, y] = [half + head[0], -back + head[1]];
  brush.ellipse(
    [x + snout[0] + snout[2] * 0.6, y + snout[1] - snout[2] * 0.2, 1.5 * noseSize, 1.3 * noseSize],
    '#241d24',
  );
  brush.ellipse([x + head[2] * 0.35, y - head[2] * 0.22, 1.15, 1.25], '#1a151c');
}
