import type { Pose } from '../../scene/scene.ts';

/** Angles of upper and lower part of a limb from hanging down, radians; forward is positive. */
export type LimbAngles = readonly [upper: number, lower: number];
/** How a person holds themselves. `drop` lowers the hips, `lean` turns the trunk, `isLying` turns all of it. */
export type Stance = {
  nearArm: LimbAngles;
  farArm: LimbAngles;
  nearLeg: LimbAngles;
  farLeg: LimbAngles;
  drop: number;
  lean: number;
  isLying?: boolean;
  /** Head first through the air. */
  isFlying?: boolean;
};

const STANDING: Stance = {
  nearArm: [0.12, 0.25],
  farArm: [-0.16, 0.02],
  nearLeg: [0.05, 0.02],
  farLeg: [-0.08, -0.06],
  drop: 0,
  lean: 0,
};
const WALKING: Stance = {
  nearArm: [-0.5, -0.15],
  farArm: [0.45, 0.85],
  nearLeg: [0.42, 0.18],
  farLeg: [-0.35, -0.6],
  drop: 1.5,
  lean: 0.04,
};
const RUNNING: Stance = {
  nearArm: [-0.95, 0.5],
  farArm: [0.85, 2],
  nearLeg: [0.95, 0.1],
  farLeg: [-0.55, -1.5],
  drop: 0,
  lean: 0.2,
};
const SITTING: Stance = {
  ...STANDING,
  nearArm: [0.45, 0.9],
  farArm: [0.35, 0.8],
  nearLeg: [1.42, 0.05],
  farLeg: [1.32, 0.12],
  drop: 23,
  lean: -0.04,
};
const LYING: Stance = { ...STANDING, nearArm: [0.2, 0.2], farArm: [2.5, 2.9], nearLeg: [0.16, -0.1], isLying: true };
const FLYING: Stance = {
  nearArm: [3, 3.1],
  farArm: [-0.3, -0.1],
  nearLeg: [0.1, -0.1],
  farLeg: [-0.15, -0.3],
  drop: 0,
  lean: 0,
  isFlying: true,
};
const JUMPING: Stance = {
  nearArm: [2.5, 2.9],
  farArm: [-2.3, -2.7],
  nearLeg: [0.7, -0.7],
  farLeg: [-0.2, -1.2],
  drop: -13,
  lean: 0.03,
};

/** An arm stretched out with something in its hand. */
export const HOLDING: Stance = { ...STANDING, nearArm: [0.5, 1.5] };
/** Something in each hand. */
export const CARRYING: Stance = { ...STANDING, nearArm: [0.5, 1.5], farArm: [-0.5, -1.5] };

const STANCES: Partial<Record<Pose, Stance>> = {
  standing: STANDING,
  walking: WALKING,
  running: RUNNING,
  chasing: RUNNING,
  playing: { ...RUNNING, nearArm: [2.2, 2.6], lean: 0.1 },
  jumping: JUMPING,
  leaping: JUMPING,
  flying: FLYING,
  sitting: SITTING,
  lying: LYING,
  sleeping: LYING,
  eating: { ...SITTING, nearArm: [0.7, 2.3] },
  drinking: { ...STANDING, nearArm: [0.7, 2.4] },
  waving: { ...STANDING, nearArm: [2.5, 2.9] },
  dancing: {
    nearArm: [2.2, 2.9],
    farArm: [-1.5, -2.3],
    nearLeg: [0.5, -0.45],
    farLeg: [-0.22, -0.2],
    drop: 1,
    lean: -0.08,
  },
  reading: { ...SITTING, nearArm: [0.5, 1.75], farArm: [0.45, 1.7] },
  fishing: { ...SITTING, nearArm: [0.75, 1.4], farArm: [0.6, 1.35] },
  pointing: { ...STANDING, nearArm: [1.55, 1.6] },
  kneeling: { ...STANDING, nearArm: [0.6, 1], nearLeg: [1.4, 0.02], farLeg: [0.1, -1.5], drop: 21 },
  holding: HOLDING,
  carrying: CARRYING,
  cheering: { ...STANDING, nearArm: [2.6, 2.85], farArm: [-2.5, -2.8] },
};

/** Whether people can be drawn doing it. */
export const canPersonPose = (pose: Pose): boolean => STANCES[pose] !== undefined;

/** How to stand for a pose; what has no stance of its own stands or takes a step. */
export const stanceOf = (pose: Pose | undefined, isStill: boolean): Stance =>
  (pose && STANCES[pose]) ?? (isStill ? STANDING : WALKING);
