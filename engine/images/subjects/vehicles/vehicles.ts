import { van } from './van.ts';
import { pickup } from './pickup.ts';
import { taxi } from './taxi.ts';
import { policeCar } from './police-car.ts';
import { ambulance } from './ambulance.ts';
import { racingCar } from './racing-car.ts';
import { excavator } from './excavator.ts';
import { airship } from './airship.ts';
import { bicycle } from './bicycle.ts';
import { bus } from './bus.ts';
import { car } from './car.ts';
import { flyingSaucer } from './flying-saucer.ts';
import { helicopter } from './helicopter.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';
import { motorcycle } from './motorcycle.ts';
import { pirateShip } from './pirate-ship.ts';
import { plane } from './plane.ts';
import { rocket } from './rocket.ts';
import { rowboat } from './rowboat.ts';
import { sailboat } from './sailboat.ts';
import { ship } from './ship.ts';
import { spaceStation } from './space-station.ts';
import { submarine } from './submarine.ts';
import { tractor } from './tractor.ts';
import { train } from './train.ts';
import { tram } from './tram.ts';
import { truck } from './truck.ts';
import { fireEngine } from './fire-engine.ts';
import type { Subject } from '../subject.ts';

/** All vehicles that can be drawn. */
export const VEHICLES: readonly Subject[] = [
  airship,
  bicycle,
  bus,
  car,
  flyingSaucer,
  helicopter,
  hotAirBalloon,
  motorcycle,
  pirateShip,
  plane,
  rocket,
  rowboat,
  sailboat,
  ship,
  spaceStation,
  submarine,
  tractor,
  train,
  tram,
  truck,
  fireEngine,
  policeCar,
  ambulance,
  racingCar,
  excavator,
  taxi,
  pickup,
  van,
];
