import { raincoat } from './raincoat.ts';
import { beard, moustache } from './beard.ts';
import { necktie } from './necktie.ts';
import { blanket } from './blanket.ts';
import { handbag } from './handbag.ts';
import { hat } from './hat.ts';
import { strawHat } from './straw-hat.ts';
import { sunHat } from './sun-hat.ts';
import { topHat } from './top-hat.ts';
import { bowlerHat } from './bowler-hat.ts';
import { santaHat } from './santa-hat.ts';
import { partyHat } from './party-hat.ts';
import { cap } from './cap.ts';
import { woollyHat } from './woolly-hat.ts';
import { crown } from './crown.ts';
import { witchHat } from './witch-hat.ts';
import { chefHat } from './chef-hat.ts';
import { pirateHat } from './pirate-hat.ts';
import { beret } from './beret.ts';
import { helmet } from './helmet.ts';
import { flowerWreath } from './flower-wreath.ts';
import { scarf } from './scarf.ts';
import { sunglasses } from './sunglasses.ts';
import { glasses } from './glasses.ts';
import { bowTie } from './bow-tie.ts';
import { shirt } from './shirt.ts';
import { coat } from './coat.ts';
import { dress } from './dress.ts';
import { robe } from './robe.ts';
import { apron } from './apron.ts';
import { socks } from './socks.ts';
import { hair, longHair, shortHair } from './hair.ts';
import { suit } from './suit.ts';
import { cape } from './cape.ts';
import { gloves } from './gloves.ts';
import { boxingGloves } from './boxing-gloves.ts';
import type { Subject } from '../subject.ts';

/** All clothes that can be drawn. */
export const CLOTHES: readonly Subject[] = [
  hat,
  strawHat,
  sunHat,
  topHat,
  bowlerHat,
  santaHat,
  partyHat,
  cap,
  woollyHat,
  crown,
  witchHat,
  chefHat,
  pirateHat,
  beret,
  helmet,
  flowerWreath,
  scarf,
  sunglasses,
  glasses,
  bowTie,
  shirt,
  coat,
  dress,
  robe,
  apron,
  socks,
  gloves,
  boxingGloves,
  handbag,
  blanket,
  hair,
  longHair,
  shortHair,
  suit,
  cape,
  necktie,
  beard,
  moustache,
  raincoat,
];
