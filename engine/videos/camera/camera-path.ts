import { lineNoise } from '../../images/drawing/noise.ts';
import type { CameraMove, CameraTrack } from './camera-move.ts';

/** Where the camera is at one moment. Shares are of the frame's width (x) and height (y); content moves against them. */
export type CameraPose = {
  /** Turned: everything moves alike. */
  panX: number;
  panY: number;
  /** Moved sideways and up: near things move by this, far ones hardly. Up is negative. */
  truckX: number;
  truckY: number;
  /** Logarithm of the lens: everything grows alike. */
  zoom: number;
  /** Moved forwards: near things grow by this share more, far ones hardly. */
  push: number;
  /** Moved along with the subjects, as a share of the width. */
  trackX: number;
};

/** The poses of a camera over a clip. */
export type CameraPath = { at(timeMs: number): CameraPose };

/** Whether a track moves the camera sideways, so that near things pass by far ones. */
export const movesSideways = (track: CameraTrack): boolean =>
  track.flat().some((move) => MOVES[move].truckX !== undefined || MOVES[move].trackX !== undefined);

/** What a move adds over six seconds, the usual length of a clip. */
const MOVES: Record<CameraMove, Partial<CameraPose>> = {
  'truck left': { truckX: -0.34 },
  'truck right': { truckX: 0.34 },
  'pan left': { panX: -0.34 },
  'pan right': { panX: 0.34 },
  'push in': { push: 0.45, zoom: 0.08 },
  'pull out': { push: -0.45, zoom: -0.08 },
  'pedestal up': { truckY: -0.34 },
  'pedestal down': { truckY: 0.34 },
  'tilt up': { panY: -0.26 },
  'tilt down': { panY: 0.26 },
  'zoom in': { zoom: 0.42 },
  'zoom out': { zoom: -0.42 },
  shake: {},
  'tracking shot': { trackX: 0.4 },
  'static shot': {},
};
/** Without any command a clip breathes a little. */
const USUAL: Partial<CameraPose> = { push: 0.12, zoom: 0.02 };
const USUAL_MS = 6000;
/** A long clip goes farther, though not so far that the picture ends. */
const MOST_PACE = 1.4;
const SHAKE = { x: 0.02, y: 0.024, perSecond: 5 };
/** The most that a path covers of any kind of move: what is painted beyond the frame has an end. */
const MOST: Record<keyof CameraPose, number> = {
  panX: 0.7,
  panY: 0.6,
  truckX: 0.7,
  truckY: 0.6,
  zoom: 0.7,
  push: 0.9,
  trackX: 0.8,
};
const KEYS = Object.keys(MOST) as (keyof CameraPose)[];
const ORIGIN: CameraPose = { panX: 0, panY: 0, truckX: 0, truckY: 0, zoom: 0, push: 0, trackX: 0 };

/** Where the path lies: around the composed picture, or beginning or ending with it. */
export type Anchor = 'around' | 'start' | 'end';

/** How a path runs. `strength` is 1 for the usual moves. */
export type PathOptions = { durationMs: number; seed: number; anchor: Anchor; strength?: number };

/** The path of a track over a clip. Each step takes an equal share of the time. */
export function cameraPath(track: CameraTrack, options: PathOptions): CameraPath {
  const { durationMs, seed, anchor, strength = 1 } = options;
  const raw = (timeMs: number) => posed(track, timeMs, durationMs);
  const steps = Math.max(1, track.length);
  const corners = Array.from({ length: steps + 1 }, (_, index) => raw((index * durationMs) / steps));
  const scale = { ...ORIGIN };
  const shift = { ...ORIGIN };
  for (const key of KEYS) {
    const values = corners.map((pose) => pose[key]);
    const [lowest, highest] = [Math.min(...values), Math.max(...values)];
    scale[key] = Math.min(strength, MOST[key] / Math.max(1e-6, highest - lowest));
    shift[key] = scale[key] * originOf(key, { lowest, highest, first: values[0]!, last: values.at(-1)!, anchor });
  }
  const shakeAt = shaking(seed);
  return {
    at(timeMs) {
      const pose = raw(timeMs);
      for (const key of KEYS) pose[key] = pose[key] * scale[key] - shift[key];
      if (!movesAt(track, timeMs / durationMs).includes('shake')) return pose;
      const [x, y] = shakeAt(timeMs);
      return { ...pose, panX: pose.panX + x, panY: pose.panY + y };
    },
  };
}

type Range = { lowest: number; highest: number; first: number; last: number; anchor: Anchor };

/** A composed picture is the middle of a move to a side, and the wide end of one into it. */
function originOf(key: keyof CameraPose, { lowest, highest, first, last, anchor }: Range): number {
  if (anchor === 'start') return first;
  if (anchor === 'end') return last;
  return key === 'zoom' || key === 'push' ? lowest : (lowest + highest) / 2;
}

function posed(track: CameraTrack, timeMs: number, durationMs: number): CameraPose {
  const pose = { ...ORIGIN };
  const steps = track.length > 0 ? track.map((moves) => moves.map((move) => MOVES[move])) : [[USUAL]];
  const stepMs = durationMs / steps.length;
  const pace = Math.min(MOST_PACE, Math.sqrt(stepMs / USUAL_MS));
  steps.forEach((moves, index) => {
    const share = eased((timeMs - index * stepMs) / stepMs) * pace;
    for (const move of moves) for (const key of KEYS) pose[key] += (move[key] ?? 0) * share;
  });
  return pose;
}

function eased(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}

/** The moves at a share of the clip. */
const movesAt = (track: CameraTrack, share: number): readonly CameraMove[] =>
  track[Math.min(track.length - 1, Math.floor(share * track.length))] ?? [];

function shaking(seed: number): (timeMs: number) => [x: number, y: number] {
  const [x, y] = [lineNoise(`${seed}:shake x`), lineNoise(`${seed}:shake y`)];
  return (timeMs) => {
    const at = (timeMs / 1000) * SHAKE.perSecond;
    return [x.fractal(at, 2) * SHAKE.x, y.fractal(at, 2) * SHAKE.y];
  };
}
