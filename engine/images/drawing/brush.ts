import { css, type Colour, type Rgb } from './colour.ts';
import { jointsOf, pointsOf, type Joints, type Points } from './points.ts';
import { spline } from './spline.ts';
import type { Joint, Point } from './points.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { Context } from './canvas.ts';
import type { Random } from './random.ts';

/** Light that shines over what is behind it; in the brush's units. */
export type Glow = { x: number; y: number; radius: number; colour: Colour; opacity: number };

/** Four numbers: where a box begins and how large it is. */
export type Box = readonly [x: number, y: number, width: number, height: number];
/** Centre and half axes. */
export type Oval = readonly [x: number, y: number, radiusX: number, radiusY: number];

const WHOLE_TURN = Math.PI * 2;

/**
 * Draws a subject in units of its own: 100 is its height, its base is at 0, 0, and up is negative. Colours are given as
 * they are in plain light; the brush puts them into the hour, the haze and the shadow of the scene.
 */
export class Brush {
  readonly context: Context;
  /** Light that shines over its surroundings, drawn after the subject. */
  readonly glows: Glow[] = [];
  /** Where a lighthouse sends its beam from. */
  beam: Point | null = null;
  /** The side that the light comes from, as the subject is drawn: −1 left, 1 right. */
  readonly lightSide: 1 | -1;
  readonly atmosphere: Atmosphere;
  private readonly depth: number;
  private readonly random: Random;

  constructor(options: { context: Context; atmosphere: Atmosphere; depth: number; lightSide: 1 | -1; random: Random }) {
    this.context = options.context;
    this.atmosphere = options.atmosphere;
    this.depth = options.depth;
    this.lightSide = options.lightSide;
    this.random = options.random;
  }

  /** The palette of the scene. */
  get palette() {
    return this.atmosphere.palette;
  }

  /** How a colour looks at this subject's place. */
  graded(colour: Colour): Rgb {
    return this.atmosphere.grade(colour, this.depth);
  }

  /** A graded colour as a canvas takes it. */
  ink(colour: Colour): string {
    return css(this.graded(colour));
  }

  polygon(points: Points, colour: Colour): this {
    this.trace(points);
    this.context.closePath();
    return this.fill(colour);
  }

  /** A closed smooth shape through the points. */
  blob(outline: Points, colour: Colour): this {
    const points = pointsOf(outline);
    return this.polygon(spline([...points, points[0]!, points[1]!], 7), colour);
  }

  /** A hole through what has been drawn so far, in the shape of a blob. */
  cutOut(outline: Points): this {
    const before = this.context.globalCompositeOperation;
    this.context.globalCompositeOperation = 'destination-out';
    this.blob(outline, '#000000');
    this.context.globalCompositeOperation = before;
    return this;
  }

  rectangle([x, y, width, height]: Box, colour: Colour): this {
    this.context.fillStyle = this.ink(colour);
    this.context.fillRect(x, y, width, height);
    return this;
  }

  /** A box with round corners. */
  rounded([x, y, width, height]: Box, radius: number, colour: Colour): this {
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, radius);
    return this.fill(colour);
  }

  ellipse([x, y, radiusX, radiusY]: Oval, colour: Colour, turn = 0): this {
    this.context.beginPath();
    this.context.ellipse(x, y, Math.max(0.01, radiusX), Math.max(0.01, radiusY), turn, 0, WHOLE_TURN);
    return this.fill(colour);
  }

  /** The outline of a circle. */
  ring([x, y, radius]: Joint, colour: Colour, width: number): this {
    this.context.beginPath();
    this.context.arc(x, y, radius, 0, WHOLE_TURN);
    return this.stroke(colour, width);
  }

  line(points: Points, colour: Colour, width = 1): this {
    this.trace(points);
    return this.stroke(colour, width);
  }

  /** A smooth line through the points. */
  curve(points: Points, colour: Colour, width: number): this {
    return this.line(spline(pointsOf(points), 8), colour, width);
  }

  /** A smooth body part that grows thicker and thinner from joint to joint, with round ends. */
  limb(joints: Joints, colour: Colour): this {
    const path = spline(jointsOf(joints), 6);
    const [left, right]: [Point[], Point[]] = [[], []];
    path.forEach(([x, y, thickness], index) => {
      const [before, after] = [path[Math.max(0, index - 1)]!, path[Math.min(path.length - 1, index + 1)]!];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const radius = Math.max(0.1, thickness) / length;
      left.push([x - dy * radius, y + dx * radius]);
      right.push([x + dy * radius, y - dx * radius]);
    });
    this.polygon([...left, ...right.reverse()], colour);
    for (const [x, y, radius] of [path[0]!, path.at(-1)!]) this.ellipse([x, y, radius, radius], colour);
    return this;
  }

  glow([x, y, radius]: Joint, colour: Colour, opacity = 0.8): this {
    this.glows.push({ x, y, radius, colour, opacity });
    return this;
  }

  /** A shape that shines by itself: no hour darkens it. */
  shining([x, y, radiusX, radiusY]: Oval, colour: Colour, opacity = 1): this {
    this.context.beginPath();
    this.context.ellipse(x, y, radiusX, radiusY, 0, 0, WHOLE_TURN);
    this.context.fillStyle = css(colour, opacity);
    this.context.fill();
    return this;
  }

  /** A window: lit at dusk and at night, more likely with a higher `chance`. */
  window([x, y, width, height]: Box, chance = 1): this {
    const { lit, lamp } = this.palette;
    const isLit = lit > 0.15 && this.random.next() < chance * (0.35 + lit * 0.6);
    this.context.fillStyle = isLit ? css(lamp) : this.ink('#3a475c');
    this.context.fillRect(x, y, width, height);
    if (isLit) this.glow([x + width / 2, y + height / 2, Math.max(width, height) * 2.2], lamp, 0.28 * lit);
    return this;
  }

  /** A box with its side away from the light darker; `share` of it is in the shadow. */
  block([x, y, width, height]: Box, colour: Colour, share = 0.42): this {
    this.rectangle([x, y, width, height], colour);
    const shadowX = this.lightSide > 0 ? x : x + width * (1 - share);
    return this.faded(0.26, () => this.rectangle([shadowX, y, width * share, height], '#161428'));
  }

  /** Draws with this opacity. */
  faded(opacity: number, draw: () => void): this {
    const before = this.context.globalAlpha;
    this.context.globalAlpha = opacity;
    draw();
    this.context.globalAlpha = before;
    return this;
  }

  /** Draws only within the path that `outline` makes. */
  within(outline: () => void, draw: () => void): this {
    this.context.save();
    this.context.beginPath();
    outline();
    this.context.clip();
    draw();
    this.context.restore();
    return this;
  }

  /** Draws moved, turned (radians) and scaled. */
  placed(
    change: { x?: number; y?: number; turn?: number; scale?: number; mirrored?: boolean },
    draw: () => void,
  ): this {
    const { x = 0, y = 0, turn = 0, scale = 1, mirrored = false } = change;
    this.context.save();
    this.context.translate(x, y);
    this.context.rotate(turn);
    this.context.scale(mirrored ? -scale : scale, scale);
    draw();
    this.context.restore();
    return this;
  }

  private trace(points: Points): void {
    this.context.beginPath();
    pointsOf(points).forEach(([x, y], index) => (index === 0 ? this.context.moveTo(x, y) : this.context.lineTo(x, y)));
  }

  private fill(colour: Colour): this {
    this.context.fillStyle = this.ink(colour);
    this.context.fill();
    return this;
  }

  private stroke(colour: Colour, width: number): this {
    this.context.strokeStyle = this.ink(colour);
    this.context.lineWidth = width;
    this.context.lineCap = 'round';
    this.context.lineJoin = 'round';
    this.context.stroke();
    return this;
  }
}
