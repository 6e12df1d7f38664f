import { airship } from './airship.ts';
import { bicycle } from './bicycle.ts';
import { car } from './car.ts';
import { flyingSaucer } from './flying-saucer.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';
import { plane } from './plane.ts';
import { rocket } from './rocket.ts';
import { rowboat } from './rowboat.ts';
import { sailboat } from './sailboat.ts';
import { ship } from './ship.ts';
import { submarine } from './submarine.ts';
import { train } from './train.ts';
import type { Subject } from '../subject.ts';

/** All vehicles that can be drawn. */
export const VEHICLES: readonly Subject[] = [
  airship,
  bicycle,
  car,
  flyingSaucer,
  hotAirBalloon,
  plane,
  rocket,
  rowboat,
  sailboat,
  ship,
  submarine,
  train,
];
