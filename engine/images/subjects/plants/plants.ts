import { succulent } from './succulent.ts';
import { branch } from './branch.ts';
import { bouquet } from './bouquet.ts';
import { cornField } from './corn-field.ts';
import { spiderWeb } from './spider-web.ts';
import { nest } from './nest.ts';
import { seashell } from './seashell.ts';
import { pineCone } from './pine-cone.ts';
import { acorn } from './acorn.ts';
import { clover } from './clover.ts';
import { leaf } from './leaf.ts';
import { oakLeaf } from './oak-leaf.ts';
import { mapleLeaf } from './maple-leaf.ts';
import { acacia } from './acacia.ts';
import { appleTree } from './apple-tree.ts';
import { bamboo } from './bamboo.ts';
import { birch } from './birch.ts';
import { bluebell } from './bluebell.ts';
import { bush } from './bush.ts';
import { cactus } from './cactus.ts';
import { cherryTree } from './cherry-tree.ts';
import { christmasTree } from './christmas-tree.ts';
import { coral } from './coral.ts';
import { deadTree } from './dead-tree.ts';
import { flowers } from './flowers.ts';
import { kelp } from './kelp.ts';
import { lilyPad } from './lily-pad.ts';
import { mushroom } from './mushroom.ts';
import { oak } from './oak.ts';
import { palm } from './palm.ts';
import { pine } from './pine.ts';
import { poppy } from './poppy.ts';
import { pumpkin } from './pumpkin.ts';
import { rose } from './rose.ts';
import { sunflower } from './sunflower.ts';
import { tulip } from './tulip.ts';
import { vine } from './vine.ts';
import { wheat } from './wheat.ts';
import { willow } from './willow.ts';
import type { Subject } from '../subject.ts';

/** All plants that can be drawn. */
export const PLANTS: readonly Subject[] = [
  acacia,
  appleTree,
  bamboo,
  birch,
  bluebell,
  bush,
  cactus,
  cherryTree,
  christmasTree,
  coral,
  deadTree,
  flowers,
  kelp,
  lilyPad,
  mushroom,
  oak,
  palm,
  pine,
  poppy,
  pumpkin,
  rose,
  sunflower,
  tulip,
  vine,
  wheat,
  willow,
  mapleLeaf,
  oakLeaf,
  leaf,
  clover,
  acorn,
  pineCone,
  seashell,
  nest,
  spiderWeb,
  cornField,
  bouquet,
  branch,
  succulent,
];
