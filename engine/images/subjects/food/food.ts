import { coconut } from './coconut.ts';
import { fries } from './fries.ts';
import { lollipop } from './lollipop.ts';
import { milk } from './milk.ts';
import { syrup } from './syrup.ts';
import { gingerbreadHouse } from './gingerbread-house.ts';
import { candyCane } from './candy-cane.ts';
import { marshmallow } from './marshmallow.ts';
import { taco } from './taco.ts';
import { popcorn } from './popcorn.ts';
import { toast } from './toast.ts';
import { avocado } from './avocado.ts';
import { corn } from './corn.ts';
import { potato } from './potato.ts';
import { cabbage } from './cabbage.ts';
import { carrot } from './carrot.ts';
import { tomato } from './tomato.ts';
import { blueberry } from './blueberry.ts';
import { cherry } from './cherry.ts';
import { chocolate } from './chocolate.ts';
import { cookie } from './cookie.ts';
import { cupcake } from './cupcake.ts';
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
  cupcake,
  cookie,
  chocolate,
  cherry,
  blueberry,
  tomato,
  carrot,
  cabbage,
  potato,
  corn,
  avocado,
  toast,
  popcorn,
  taco,
  marshmallow,
  candyCane,
  gingerbreadHouse,
  syrup,
  milk,
  lollipop,
  fries,
  coconut,
];
