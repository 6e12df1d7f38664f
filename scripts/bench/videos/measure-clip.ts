import { motionBetween, type MeasuredFrame, type Motion } from '../../../engine/videos/measures/motion-between.ts';
import type { ClipCase, Shown } from './clip-cases.ts';
import { MEASURED } from './decode-frames.ts';

/** One thing that a clip must show. */
export type ClipCheck = { kind: string; what: string; holds: boolean };

/** Frames between the two that are compared. */
const STEP = 7;
/** How far commands move what is seen in a step of their middle, at a clip of one step; shares of the width or height. */
const SECONDS = STEP / 25;
/** Easing is half as quick again in the middle as on average. */
const MIDDLE = 1.5;
const LEAST = 0.6;
const MOST = 1.5;

/** Measures what a case asks for on the decoded frames of its clip. */
export function checkClip({ prompt, shows }: ClipCase, frames: readonly MeasuredFrame[]): ClipCheck[] {
  const steps = Math.max(1, new Set(shows.map(({ at = 0.5 }) => at)).size);
  return shows.map((shown) => {
    const middle = Math.round((shown.at ?? 0.5) * frames.length);
    const pair = frames.slice(middle - Math.ceil(STEP / 2), middle + STEP);
    const motion = motionBetween(pair[0]!, pair[STEP]!, 28);
    const holds = holdsOf(shown, { motion, frames: pair, seconds: frames.length / 25 / steps });
    const { x, y, growth, nearX, farX, nearY, farY } = motion;
    const figures = `x ${x} y ${y} growth ${growth.toFixed(3)} near ${nearX} ${nearY} far ${farX} ${farY}`;
    return { kind: shown.kind, what: `${shown.kind} of ${prompt}: ${figures}`, holds };
  });
}

type Measured = { motion: Motion; frames: readonly MeasuredFrame[]; seconds: number };

/** Whether a value has the direction and about the size of a command that moves by `share` of `length` in six seconds. */
function isAbout(
  value: number,
  { share, length, seconds }: { share: number; length: number; seconds: number },
): boolean {
  const expected = (share * length * Math.sqrt(seconds / 6) * MIDDLE * SECONDS) / seconds;
  return value >= expected * LEAST && value <= expected * MOST;
}

function holdsOf(shown: Shown, { motion, frames, seconds }: Measured): boolean {
  switch (shown.kind) {
    case 'pan':
      return isAbout(motion.x * shown.x, { share: 0.34, length: MEASURED.width, seconds });
    case 'tilt':
      return isAbout(motion.y * shown.y, { share: 0.26, length: MEASURED.height, seconds });
    case 'truck':
      return isTruck(motion, shown.x);
    case 'pedestal':
      return isPedestal(motion, shown.y);
    case 'zoom':
      return isAbout(motion.growth * shown.grows, { share: 0.42, length: 1, seconds });
    case 'push':
      return motion.growth * shown.grows > 0.006;
    case 'track':
      return motion.nearX <= -4 && motion.farX <= 0;
    case 'shake':
      return isShaking(frames);
    case 'still':
      return motion.x === 0 && motion.y === 0 && Math.abs(motion.growth) < 0.003;
    case 'alive':
      return changedShare(frames[0]!, frames[STEP]!) >= shown.share;
  }
}

/**
 * What is near goes by, what is far stays: wherever they are in the picture, for the lower third of a lake mirrors what is far. A pan,
 * in which all of it moves, is none.
 */
function isTruck({ leastX, mostX }: Motion, side: -1 | 1): boolean {
  const [far, near] = side > 0 ? [leastX, mostX] : [-mostX, -leastX];
  return near - far >= 3 && far >= 0 && far <= 2;
}

/** As a truck, up and down: in a room what is near may be in the upper third as well. */
function isPedestal({ leastY, mostY }: Motion, side: -1 | 1): boolean {
  const [far, near] = side > 0 ? [leastY, mostY] : [-mostY, -leastY];
  return near - far >= 2 && far >= 0 && far <= 2;
}

/** Some steps from frame to frame move, not all of them the same way. */
function isShaking(frames: readonly MeasuredFrame[]): boolean {
  const steps = frames.slice(1).map((frame, index) => motionBetween(frames[index]!, frame, 8));
  return new Set(steps.map(({ x, y }) => `${x} ${y}`)).size > 1;
}

/** More than the encoder changes by itself. */
const LEAST_CHANGE = 8;

function changedShare(from: MeasuredFrame, to: MeasuredFrame): number {
  let changed = 0;
  for (let at = 0; at < from.pixels.length; at += 4)
    if (Math.abs(from.pixels[at]! - to.pixels[at]!) > LEAST_CHANGE) changed += 1;
  return (changed * 4) / from.pixels.length;
}
