import { cakeSlice } from './cake-slice.ts';
import { pizzaSlice } from './pizza-slice.ts';
import { onion } from './onion.ts';
import { broccoli } from './broccoli.ts';
import { kiwi } from './kiwi.ts';
import { waffle } from './waffle.ts';
import { whippedCream } from './whipped-cream.ts';
import { cucumber } from './cucumber.ts';
import { steak } from './steak.ts';
import { salad } from './salad.ts';
import { pepper } from './pepper.ts';
import { garlic } from './garlic.ts';
import { plum } from './plum.ts';
import { raspberry } from './raspberry.ts';
import { beer } from './beer.ts';
import { bubbleTea } from './bubble-tea.ts';
import { cocktail } from './cocktail.ts';
import { champagne } from './champagne.ts';
import { iceCube } from './ice-cube.ts';
import { popsicle } from './popsicle.ts';
import { pretzel } from './pretzel.ts';
import { macaron } from './macaron.ts';
import { avocadoToast } from './avocado-toast.ts';
import { noodleBowl } from './noodle-bowl.ts';
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
  waffle,
  whippedCream,
  cucumber,
  steak,
  salad,
  pepper,
  garlic,
  plum,
  raspberry,
  beer,
  bubbleTea,
  cocktail,
  champagne,
  iceCube,
  popsicle,
  pretzel,
  macaron,
  avocadoToast,
  noodleBowl,
  kiwi,
  broccoli,
  onion,
  pizzaSlice,
  cakeSlice,
];
