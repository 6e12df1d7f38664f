import { gate } from './gate.ts';
import { gravestone } from './gravestone.ts';
import { well } from './well.ts';
import { factory } from './factory.ts';
import { cave } from './cave.ts';
import { dogHouse } from './dog-house.ts';
import { school } from './school.ts';
import { barn } from './barn.ts';
import { bridge } from './bridge.ts';
import { cabin } from './cabin.ts';
import { castle } from './castle.ts';
import { church } from './church.ts';
import { eiffelTower } from './eiffel-tower.ts';
import { fence } from './fence.ts';
import { ferrisWheel } from './ferris-wheel.ts';
import { fountain } from './fountain.ts';
import { greenhouse } from './greenhouse.ts';
import { house } from './house.ts';
import { igloo } from './igloo.ts';
import { lighthouse } from './lighthouse.ts';
import { marketStall } from './market-stall.ts';
import { pagoda } from './pagoda.ts';
import { pier } from './pier.ts';
import { pyramid } from './pyramid.ts';
import { skyscraper } from './skyscraper.ts';
import { statue } from './statue.ts';
import { stoneArch } from './stone-arch.ts';
import { streetLamp } from './street-lamp.ts';
import { temple } from './temple.ts';
import { tent } from './tent.ts';
import { toriiGate } from './torii-gate.ts';
import { treehouse } from './treehouse.ts';
import { viaduct } from './viaduct.ts';
import { wall } from './wall.ts';
import { village } from './village.ts';
import { windTurbine } from './wind-turbine.ts';
import { windmill } from './windmill.ts';
import { gasStation } from './gas-station.ts';
import type { Subject } from '../subject.ts';

/** All buildings that can be drawn. */
export const BUILDINGS: readonly Subject[] = [
  barn,
  bridge,
  cabin,
  castle,
  church,
  eiffelTower,
  fence,
  ferrisWheel,
  fountain,
  greenhouse,
  house,
  igloo,
  lighthouse,
  marketStall,
  pagoda,
  pier,
  pyramid,
  skyscraper,
  statue,
  stoneArch,
  streetLamp,
  temple,
  tent,
  toriiGate,
  treehouse,
  viaduct,
  village,
  wall,
  windTurbine,
  windmill,
  gasStation,
  school,
  gravestone,
  well,
  factory,
  cave,
  dogHouse,
  gate,
];
