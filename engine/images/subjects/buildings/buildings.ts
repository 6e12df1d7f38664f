import { barn } from './barn.ts';
import { bridge } from './bridge.ts';
import { cabin } from './cabin.ts';
import { castle } from './castle.ts';
import { church } from './church.ts';
import { ferrisWheel } from './ferris-wheel.ts';
import { house } from './house.ts';
import { igloo } from './igloo.ts';
import { lighthouse } from './lighthouse.ts';
import { pagoda } from './pagoda.ts';
import { pier } from './pier.ts';
import { pyramid } from './pyramid.ts';
import { stoneArch } from './stone-arch.ts';
import { streetLamp } from './street-lamp.ts';
import { temple } from './temple.ts';
import { tent } from './tent.ts';
import { toriiGate } from './torii-gate.ts';
import { viaduct } from './viaduct.ts';
import { village } from './village.ts';
import { windTurbine } from './wind-turbine.ts';
import { windmill } from './windmill.ts';
import type { Subject } from '../subject.ts';

/** All buildings that can be drawn. */
export const BUILDINGS: readonly Subject[] = [
  barn,
  bridge,
  cabin,
  castle,
  church,
  ferrisWheel,
  house,
  igloo,
  lighthouse,
  pagoda,
  pier,
  pyramid,
  stoneArch,
  streetLamp,
  temple,
  tent,
  toriiGate,
  viaduct,
  village,
  windTurbine,
  windmill,
];
