import { cauldron } from './cauldron.ts';
import { saltShaker } from './salt-shaker.ts';
import { teaBag } from './tea-bag.ts';
import { box } from './box.ts';
import { fishBowl } from './fish-bowl.ts';
import { flowerPot } from './flower-pot.ts';
import { pot } from './pot.ts';
import { chopsticks } from './chopsticks.ts';
import { whisk } from './whisk.ts';
import { knife } from './knife.ts';
import { fork } from './fork.ts';
import { spoon } from './spoon.ts';
import { pitcher } from './pitcher.ts';
import { cuttingBoard } from './cutting-board.ts';
import { plate } from './plate.ts';
import type { Subject } from '../subject.ts';

/** All tableware that can be drawn. */
export const TABLEWARE: readonly Subject[] = [
  plate,
  cuttingBoard,
  pitcher,
  spoon,
  fork,
  knife,
  whisk,
  chopsticks,
  pot,
  flowerPot,
  fishBowl,
  box,
  teaBag,
  saltShaker,
  cauldron,
];
