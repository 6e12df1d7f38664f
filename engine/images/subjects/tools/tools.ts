import { axe } from './axe.ts';
import { bowAndArrow } from './bow-and-arrow.ts';
import { toothbrush } from './toothbrush.ts';
import { mop } from './mop.ts';
import { trashCan } from './trash-can.ts';
import { stethoscope } from './stethoscope.ts';
import { magnifyingGlass } from './magnifying-glass.ts';
import { vacuumCleaner } from './vacuum-cleaner.ts';
import { ironingBoard } from './ironing-board.ts';
import { iron } from './iron.ts';
import { wateringCan } from './watering-can.ts';
import { shovel } from './shovel.ts';
import { rake } from './rake.ts';
import { paintbrush } from './paintbrush.ts';
import { scissors } from './scissors.ts';
import { toolbox } from './toolbox.ts';
import { nail } from './nail.ts';
import { screwdriver } from './screwdriver.ts';
import { wrench } from './wrench.ts';
import { saw } from './saw.ts';
import { hammer } from './hammer.ts';
import type { Subject } from '../subject.ts';

/** All tools that can be drawn. */
export const TOOLS: readonly Subject[] = [
  hammer,
  saw,
  wrench,
  screwdriver,
  nail,
  toolbox,
  scissors,
  paintbrush,
  rake,
  shovel,
  wateringCan,
  iron,
  ironingBoard,
  vacuumCleaner,
  magnifyingGlass,
  stethoscope,
  trashCan,
  axe,
  bowAndArrow,
  toothbrush,
  mop,
];
