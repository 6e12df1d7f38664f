import { between, css, mix, shade, type Colour } from '../../drawing/colour.ts';
import type { Context } from '../../drawing/canvas.ts';
import { lineNoise, type LineNoise } from '../../drawing/noise.ts';
import type { Random } from '../../drawing/random.ts';
import type { Point } from '../../drawing/points.ts';
import { lightSideOf, randomOf, type Stage } from '../stage.ts';
import type { Range, Peak } from './range.ts';
import { drawEruption } from './eruption.ts';

type Faces = { left: Point[]; right: Point[]; middle: Point[]; noise: LineNoise };

const SIDE_STEPS = 14;
const MIDDLE_STEPS = 12;

/** Draws peaks with a lit and a shadowed face, tall ones first. */
export function drawPeaks(context: Context, stage: Stage, range: Range): void {
  const random = randomOf(stage, range.part);
  for (const peak of peaksOf(stage, range, random)) drawPeak(context, stage, { range, peak, random });
}

function peaksOf({ view }: Stage, range: Range, random: Random): Peak[] {
  return Array.from({ length: range.count }, (_, index): Peak => {
    const isVolcano = range.isVolcano === true && index === 0;
    const x = isVolcano
      ? view.width * (0.5 - view.side * 0.1)
      : between(-0.15, 1.15, (index + 0.5 + random.range(-0.36, 0.36)) / range.count) * view.width;
    const height = range.height * (isVolcano ? 1.25 : random.range(0.45, 1.05) * (random.chance(0.3) ? 1.15 : 0.85));
    return { x, height, width: height * random.range(1.05, 1.6), isVolcano };
  }).toSorted((a, b) => b.height - a.height);
}

function facesOf({
  range: { baseY },
  peak,
  random,
  lightSide,
}: {
  range: Range;
  peak: Peak;
  random: Random;
  lightSide: number;
}): Faces {
  const noise = lineNoise(Math.floor(random.next() * 1e9));
  const side = (sign: number) =>
    Array.from({ length: SIDE_STEPS + 1 }, (_, step): Point => {
      const share = step / SIDE_STEPS;
      const eased = peak.isVolcano ? share ** 0.62 : share;
      const isInside = step > 0 && step < SIDE_STEPS ? 1 : 0;
      return [
        peak.x +
          sign * (peak.isVolcano ? 0.1 + share * 0.95 : eased) * peak.width +
          noise.at(step * 0.9 + sign * 20) * peak.width * 0.045 * (step > 0 ? 1 : 0),
        baseY -
          peak.height * (1 - (peak.isVolcano ? eased : share ** 0.92)) +
          noise.at(step * 1.3 + sign * 7 + 5) * peak.height * 0.035 * isInside,
      ];
    });
  const middle = Array.from({ length: MIDDLE_STEPS + 1 }, (_, step): Point => {
    const share = step / MIDDLE_STEPS;
    const zigzag = step > 0 && step < MIDDLE_STEPS ? (step % 2 ? 0.022 : -0.022) : 0;
    return [
      peak.x + (noise.at(step * 0.8 + 50) * 0.2 * share - lightSide * 0.1 * share + zigzag) * peak.width,
      baseY - peak.height * (1 - share),
    ];
  });
  return { left: side(-1), right: side(1), middle, noise };
}

function drawPeak(
  context: Context,
  stage: Stage,
  { range, peak, random }: { range: Range; peak: Peak; random: Random },
): void {
  const { atmosphere } = stage;
  const lightSide = lightSideOf(stage);
  const faces = facesOf({ range, peak, random, lightSide });
  const fade = (colour: Colour) => {
    const gradient = context.createLinearGradient(0, range.baseY - peak.height, 0, range.baseY);
    gradient.addColorStop(0, css(colour));
    gradient.addColorStop(0.45, css(colour));
    gradient.addColorStop(1, css(mix(colour, atmosphere.palette.haze, 0.55)));
    return gradient;
  };
  const dark = fade(atmosphere.grade(shade(range.colour, -0.2), range.depth));
  fillShape(
    context,
    [...faces.left.toReversed(), ...faces.right],
    fade(mix(atmosphere.grade(shade(range.colour, 0.16), range.depth), atmosphere.palette.light, 0.12)),
  );
  fillShape(context, [...(lightSide > 0 ? faces.left : faces.right), ...faces.middle.toReversed()], dark);
  context.globalAlpha = 0.32;
  for (let facet = 0; facet < 5; facet++) fillShape(context, facetOf(faces, { peak, random, lightSide }), dark);
  context.globalAlpha = 1;
  if (peak.isVolcano) drawEruption(context, stage, { range, peak, random });
  else if (range.snow > 0) drawSnow(context, stage, { range, peak, faces, random });
}

function facetOf(
  { left, right, middle }: Faces,
  { peak, random, lightSide }: { peak: Peak; random: Random; lightSide: number },
): Point[] {
  const from = random.integer(2, 9);
  const start = middle[from]!;
  const end = (lightSide > 0 ? right : left)[from + 2]!;
  const share = random.range(0.25, 0.6);
  const corner: Point = [between(start[0], end[0], share), between(start[1], end[1], share)];
  return [
    start,
    corner,
    [between(start[0], corner[0], 0.4), corner[1] + peak.height * random.range(0.12, 0.3)],
    middle[from + 2]!,
  ];
}

function drawSnow(
  context: Context,
  stage: Stage,
  { range, peak, faces, random }: { range: Range; peak: Peak; faces: Faces; random: Random },
): void {
  const { atmosphere } = stage;
  const steps = Math.min(MIDDLE_STEPS, Math.max(2, Math.round(SIDE_STEPS * range.snow * random.range(0.55, 1))));
  const zigzag = (from: Point, to: Point) =>
    Array.from({ length: 8 }, (_, index): Point => [
      between(from[0], to[0], index / 7),
      between(from[1], to[1], index / 7) +
        (index % 2 ? -1 : 1) * peak.height * 0.045 * (index > 0 && index < 7 ? 1 : 0.2) +
        faces.noise.at(index * 3.3) * peak.height * 0.02,
    ]);
  const lit = css(mix(atmosphere.grade('#fbf8f4', Math.min(1, range.depth + 0.12)), atmosphere.palette.light, 0.35));
  const shadowed = css(atmosphere.grade('#a9b8d4', range.depth));
  const lightSide = lightSideOf(stage);
  for (const [side, sign] of [
    [faces.left, -1],
    [faces.right, 1],
  ] as const) {
    const outline = [
      ...side.slice(0, steps + 1),
      ...zigzag(side[steps]!, faces.middle[steps]!),
      ...faces.middle.slice(0, steps).toReversed(),
    ];
    fillShape(context, outline, sign === lightSide ? lit : shadowed);
  }
}

function fillShape(
  context: Context,
  points: readonly Point[],
  style: string | ReturnType<Context['createLinearGradient']>,
): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = style;
  context.fill();
}
