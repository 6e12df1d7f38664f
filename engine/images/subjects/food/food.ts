import { spaghetti } from './spaghetti.ts';
import { hotDog } from './hot-dog.ts';
import { sushi } from './sushi.ts';
import { croissant } from './croissant.ts';
import { egg } from './egg.ts';
import { pie } from './pie.ts';
import { banana } from './banana.ts';
import { bread } from './bread.ts';
import { cake } from './cake.ts';
import { cheese } from './cheese.ts';
import { doughnut } from './doughnut.ts';
import { fruitBowl } from './fruit-bowl.ts';
import { grapes } from './grapes.ts';
import { hamburger } from './hamburger.ts';
import { iceCream } from './ice-cream.ts';
import { kettle } from './kettle.ts';
import { lemon } from './lemon.ts';
import { orange } from './orange.ts';
import { peach } from './peach.ts';
import { pear } from './pear.ts';
import { pineapple } from './pineapple.ts';
import { pizza } from './pizza.ts';
import { strawberry } from './strawberry.ts';
import { teapot } from './teapot.ts';
import { watermelon } from './watermelon.ts';
import { wine } from './wine.ts';
import { pancakes } from './pancakes.ts';
import { jar } from './jar.ts';
import { soup } from './soup.ts';
import { friedEgg } from './fried-egg.ts';
import { sandwich } from './sandwich.ts';
import { glass } from './glass.ts';
import type { Subject } from '../subject.ts';

/** All food that can be drawn. */
export const FOOD: readonly Subject[] = [
  banana,
  bread,
  cake,
  cheese,
  doughnut,
  fruitBowl,
  grapes,
  hamburger,
  iceCream,
  kettle,
  lemon,
  orange,
  peach,
  pear,
  pineapple,
  pizza,
  strawberry,
  teapot,
  watermelon,
  wine,
  pancakes,
  jar,
  soup,
  friedEgg,
  sandwich,
  glass,
  pie,
  egg,
  croissant,
  sushi,
  hotDog,
  spaghetti,
];
