import { apple } from './apple.ts';
import { books } from './books.ts';
import { campfire } from './campfire.ts';
import { comet } from './comet.ts';
import { iceberg } from './iceberg.ts';
import { kite } from './kite.ts';
import { lantern } from './lantern.ts';
import { planet } from './planet.ts';
import { teacup } from './teacup.ts';
import { umbrella } from './umbrella.ts';
import { vase } from './vase.ts';
import type { Subject } from '../subject.ts';

/** All things that can be drawn. */
export const THINGS: readonly Subject[] = [
  apple,
  books,
  campfire,
  comet,
  iceberg,
  kite,
  lantern,
  planet,
  teacup,
  umbrella,
  vase,
];
