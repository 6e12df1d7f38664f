import type { Build } from './four-legged-build.ts';
import type { Drawing } from './four-legged-drawing.ts';
import { between, shade } from '../../drawing/colour.ts';
import type { Joint } from '../../drawing/points.ts';
import type { Pose } from '../../scene/scene.ts';
import type { Subject } from '../subject.ts';
import { drawEar, drawFace, drawMane, drawNeckAndHead, drawTail } from './four-legged-head.ts';
import { LEG_POSES, legAngles, type LegAngles } from './four-legged-poses.ts';
import { clothingOf, drawShoes } from './animal-clothes.ts';
import { dressFourLegged } from './four-legged-clothes.ts';
import { drawWorn } from './worn-things.ts';

/** An animal on four legs from its numbers. It can stand, walk, run, jump, graze and lie. */
export function fourLegged(about: Pick<Subject, 'id' | 'words' | 'heightShare' | 'width'>, build: Build): Subject {
  return {
    ...about,
    domain: 'ground',
    poses: LEG_POSES,
    head: 'posed',
    face: faceOf(build),
    draw: (brush, random, wish) =>
      drawAnimal(
        {
          worn: wish.worn ?? [],
          brush,
          random,
          build,
          colour: wish.colour ?? random.pick(build.colours),
          belly: wish.colour ? shade(wish.colour, 0.35) : build.belly,
        },
        wish.pose,
      ),
  };
}

/** The middle of head and snout. */
function faceOf({ length, back, head: [x, y, radius], snout }: Build): Joint {
  return [length / 2 + x + snout[0] * 0.4, y - back + snout[1] * 0.3, radius + Math.abs(snout[0]) * 0.55];
}

function drawAnimal(drawing: Drawing, pose: Pose | undefined): void {
  const { brush, build } = drawing;
  const angles = legAngles(pose, drawing.random);
  const lies = pose === 'lying' || pose === 'sleeping';
  const posed =
    pose === 'grazing' || pose === 'drinking' || pose === 'eating' || pose === 'sleeping' ? lowered(build) : build;
  const drop = lies ? build.back - build.thickness * 1.15 : 0;
  brush.placed({ y: drop - angles.lift, turn: angles.tilt }, () => {
    drawBody({ ...drawing, build: posed }, lies ? null : angles);
  });
}

/** The same animal with its head at the ground. */
function lowered(build: Build): Build {
  const { neck, head, snout, back } = build;
  const reach = Math.min(back * 0.72, Math.hypot(head[0], head[1]) * 0.9 + 8);
  const tip: Joint = [head[0] * 0.55 + 12, reach, head[2]];
  return {
    ...build,
    neck: [tip[0] * 0.7, reach * 0.62, neck[2]],
    head: tip,
    snout: [snout[0] * 0.55, Math.abs(snout[0]) * 0.7, snout[2]],
  };
}

function drawBody(drawing: Drawing, angles: LegAngles | null): void {
  const { brush, random, build, colour } = drawing;
  const { back, thickness, head } = build;
  const half = build.length / 2;
  if (angles) {
    drawLeg(drawing, { x: -half * 0.78, isFar: true, isFront: false, angle: angles.far[0] });
    drawLeg(drawing, { x: half * 0.72, isFar: true, isFront: true, angle: angles.far[1] });
  }
  drawTail(drawing, half);
  drawEar(drawing, half, true);
  brush.limb(
    [
      [-half, -back + thickness * 0.35, thickness * 0.78],
      [-half * 0.45, -back + thickness * 0.3, thickness * (build.waist ?? 0.92)],
      [half * 0.4, -back + thickness * 0.36, thickness * 1.02],
      [half * 0.86, -back + thickness * 0.3, thickness * 0.86],
    ],
    colour,
  );
  drawMane(drawing, half);
  drawNeckAndHead(drawing, half);
  drawShading(drawing, half);
  const clothing = clothingOf(drawing.worn);
  if (angles) {
    drawLeg(drawing, { x: -half * 0.95, isFar: false, isFront: false, angle: angles.near[0] });
    drawLeg(drawing, { x: half * 0.88, isFar: false, isFront: true, angle: angles.near[1] });
  } else {
    drawFoldedLegs(drawing, half);
  }
  drawPattern(drawing, half);
  if (clothing) dressFourLegged(drawing, half, clothing);
  drawEar(drawing, half, false);
  drawFace(drawing, half);
  build.extra?.(brush, {
    half,
    back,
    thickness,
    head: [half + head[0], -back + head[1]],
    headRadius: head[2],
    colour,
    random,
  });
  drawWornOn(drawing, half);
  drawPack(drawing, half);
}

/** What is on the back, a little behind the shoulders. */
function drawPack({ brush, build: { back, thickness }, worn }: Drawing, half: number): void {
  const pack = worn.find(({ wear }) => wear.place === 'back');
  if (pack?.wear.place !== 'back') return;
  const { wear, colour } = pack;
  brush.placed({ x: -half * 0.15, y: -back - thickness * 0.3, turn: -0.12, scale: thickness / 62 }, () =>
    wear.draw(brush, colour),
  );
}

/** Hats a little behind the brow, glasses on the eyes, scarves across the neck. */
function drawWornOn({ brush, build, worn }: Drawing, half: number): void {
  if (worn.length === 0) return;
  const { head, neck, back, thickness } = build;
  const [x, y] = [half + head[0], -back + head[1]];
  const [neckX, neckY] = [half + neck[0], -back + neck[1]];
  const [shoulderX, shoulderY] = [half * 0.72, -back + thickness * 0.1];
  const at: Joint = [between(shoulderX, neckX, 0.72), between(shoulderY, neckY, 0.72), neck[2] * 1.12];
  const turn = Math.atan2(neckY - shoulderY, neckX - shoulderX) + Math.PI / 2;
  drawWorn(brush, worn, { head: [x, y, head[2]], neck: { at, turn: Math.min(0.7, turn * 0.7) } });
}

function drawLeg(
  { brush, build, colour, worn }: Drawing,
  leg: { x: number; isFar: boolean; isFront: boolean; angle: number },
): void {
  const { back, thickness, legThickness = 4, socks } = build;
  const tone = leg.isFar ? -0.26 : 0;
  const knee = leg.isFront ? 2 : -4;
  const thigh = Math.max(legThickness * 1.7, thickness * (leg.isFront ? 0.46 : 0.6));
  const hipY = -back + thickness * 0.62;
  brush.placed({ x: leg.x, y: hipY, turn: leg.angle }, () => {
    const at = (y: number) => y - hipY;
    brush.limb(
      [
        [leg.isFront ? -1 : 2, 0, thigh],
        [leg.isFront ? 0.5 : -2, at(-back * 0.56 + 2), Math.max(legThickness * 1.15, thigh * 0.62)],
        [leg.isFront ? 1 : -3.4, at(-back * 0.4), legThickness],
        [knee * 0.6, at(-back * 0.24), legThickness * 0.72],
        [knee * 0.2, at(-3), legThickness * 0.7],
      ],
      shade(colour, tone),
    );
    if (socks)
      brush.limb(
        [
          [knee * 0.6, at(-back * 0.26), legThickness * 0.76],
          [knee * 0.2, at(-3), legThickness * 0.74],
        ],
        shade(socks, leg.isFar ? -0.2 : 0),
      );
    brush.ellipse(
      [knee * 0.2 + legThickness * 0.5, at(-2), legThickness * 1.1, 2.4],
      shade(socks ?? build.hooves ?? colour, leg.isFar ? -0.3 : -0.2),
    );
    drawShoes(brush, worn, { feet: [[knee * 0.2, at(0)]], scale: legThickness / 3.6 });
  });
}

function drawFoldedLegs({ brush, build, colour }: Drawing, half: number): void {
  const y = -build.back + build.thickness * 1.05;
  const radius = Math.max(3, (build.legThickness ?? 4) * 0.9);
  brush.limb(
    [
      [half * 0.7, y - 4, radius * 1.6],
      [half * 1.1, y, radius],
      [half * 0.6, y + 1, radius * 0.8],
    ],
    shade(colour, -0.1),
  );
  brush.limb(
    [
      [-half * 0.7, y - 6, build.thickness * 0.55],
      [-half * 0.3, y, radius * 1.2],
      [-half * 0.75, y + 1, radius * 0.8],
    ],
    shade(colour, -0.08),
  );
}

function drawShading({ brush, build: { back, thickness }, colour }: Drawing, half: number): void {
  brush.faded(0.34, () => {
    brush.limb(
      [
        [-half * 0.6, -back + thickness * 0.98, thickness * 0.22],
        [half * 0.2, -back + thickness * 1.16, thickness * 0.24],
        [half * 0.7, -back + thickness, thickness * 0.2],
      ],
      shade(colour, -0.3),
    );
    brush.limb(
      [
        [-half * 0.9, -back - thickness * 0.2, thickness * 0.16],
        [0, -back - thickness * 0.34, thickness * 0.2],
        [half * 0.7, -back - thickness * 0.2, thickness * 0.16],
      ],
      shade(colour, 0.2),
    );
  });
}

function drawPattern({ brush, random, build }: Drawing, half: number): void {
  const { back, thickness, spots, stripes } = build;
  if (spots) {
    for (let index = 0; index < spots.count; index++) {
      const place = [random.range(-half, half * 0.8), -back + random.range(-0.1, 0.9) * thickness] as const;
      brush.ellipse(
        [...place, random.range(2.5, 6) * spots.size, random.range(2, 4.5) * spots.size],
        spots.colour,
        random.range(-0.5, 0.5),
      );
    }
  }
  if (!stripes) return;
  for (let index = 0; index < 9; index++) {
    const x = between(-half * 1.05, half * 0.95, index / 8);
    brush.curve(
      [
        [x + 2, -back - thickness * 0.46],
        [x - 1, -back + thickness * 0.2],
        [x + 2, -back + thickness * 0.95],
      ],
      stripes,
      thickness * 0.16,
    );
  }
}
