import { shelf } from './shelf.ts';
import { throne } from './throne.ts';
import { deskLamp } from './desk-lamp.ts';
import { toaster } from './toaster.ts';
import { toilet } from './toilet.ts';
import { chandelier } from './chandelier.ts';
import { rug } from './rug.ts';
import { curtain } from './curtain.ts';
import { cushion } from './cushion.ts';
import { coatHanger } from './coat-hanger.ts';
import { rockingChair } from './rocking-chair.ts';
import { nightstand } from './nightstand.ts';
import { sink } from './sink.ts';
import { stove } from './stove.ts';
import { armchair } from './armchair.ts';
import { bed } from './bed.ts';
import { bookshelf } from './bookshelf.ts';
import { chair } from './chair.ts';
import { fireplace } from './fireplace.ts';
import { floorLamp } from './floor-lamp.ts';
import { grandfatherClock } from './grandfather-clock.ts';
import { mirror } from './mirror.ts';
import { piano } from './piano.ts';
import { pictureFrame } from './picture-frame.ts';
import { pottedPlant } from './potted-plant.ts';
import { sofa } from './sofa.ts';
import { table } from './table.ts';
import { television } from './television.ts';
import { wardrobe } from './wardrobe.ts';
import { door } from './door.ts';
import { bathtub } from './bathtub.ts';
import { fridge } from './fridge.ts';
import { washingMachine } from './washing-machine.ts';
import { stairs } from './stairs.ts';
import type { Subject } from '../subject.ts';

/** All furniture that can be drawn. */
export const FURNITURE: readonly Subject[] = [
  armchair,
  bed,
  bookshelf,
  chair,
  fireplace,
  floorLamp,
  grandfatherClock,
  mirror,
  piano,
  pictureFrame,
  pottedPlant,
  sofa,
  table,
  television,
  wardrobe,
  door,
  bathtub,
  fridge,
  washingMachine,
  stairs,
  stove,
  sink,
  nightstand,
  rockingChair,
  coatHanger,
  cushion,
  toaster,
  toilet,
  chandelier,
  rug,
  curtain,
  deskLamp,
  throne,
  shelf,
];
