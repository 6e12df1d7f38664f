import { otter } from './four-legged/otter.ts';
import { duckling } from './duckling.ts';
import { bat } from './bat.ts';
import { bee } from './bee.ts';
import { birds } from './birds.ts';
import { bluebird } from './bluebird.ts';
import { butterfly } from './butterfly.ts';
import { cat } from './cat.ts';
import { chicken } from './chicken.ts';
import { clownfish } from './clownfish.ts';
import { crab } from './crab.ts';
import { crow } from './crow.ts';
import { dolphin } from './dolphin.ts';
import { dragon } from './dragon.ts';
import { dragonfly } from './dragonfly.ts';
import { duck } from './duck.ts';
import { eagle } from './eagle.ts';
import { fish } from './fish.ts';
import { flamingo } from './flamingo.ts';
import { bear } from './four-legged/bear.ts';
import { bull } from './four-legged/bull.ts';
import { camel } from './four-legged/camel.ts';
import { cow } from './four-legged/cow.ts';
import { crocodile } from './four-legged/crocodile.ts';
import { deer } from './four-legged/deer.ts';
import { dinosaur } from './four-legged/dinosaur.ts';
import { dog } from './four-legged/dog.ts';
import { donkey } from './four-legged/donkey.ts';
import { elephant } from './four-legged/elephant.ts';
import { fox } from './four-legged/fox.ts';
import { giraffe } from './four-legged/giraffe.ts';
import { goat } from './four-legged/goat.ts';
import { hedgehog } from './four-legged/hedgehog.ts';
import { hippopotamus } from './four-legged/hippopotamus.ts';
import { horse } from './four-legged/horse.ts';
import { kangaroo } from './four-legged/kangaroo.ts';
import { leopard } from './four-legged/leopard.ts';
import { lion } from './four-legged/lion.ts';
import { llama } from './four-legged/llama.ts';
import { moose } from './four-legged/moose.ts';
import { hamster } from './four-legged/hamster.ts';
import { mouse } from './four-legged/mouse.ts';
import { panda } from './four-legged/panda.ts';
import { pig } from './four-legged/pig.ts';
import { polarBear } from './four-legged/polar-bear.ts';
import { rabbit } from './four-legged/rabbit.ts';
import { raccoon } from './four-legged/raccoon.ts';
import { rhinoceros } from './four-legged/rhinoceros.ts';
import { sheep } from './four-legged/sheep.ts';
import { squirrel } from './four-legged/squirrel.ts';
import { tiger } from './four-legged/tiger.ts';
import { unicorn } from './four-legged/unicorn.ts';
import { wolf } from './four-legged/wolf.ts';
import { zebra } from './four-legged/zebra.ts';
import { frog } from './frog.ts';
import { gull } from './gull.ts';
import { heron } from './heron.ts';
import { jellyfish } from './jellyfish.ts';
import { koala } from './koala.ts';
import { ladybird } from './ladybird.ts';
import { monkey } from './monkey.ts';
import { octopus } from './octopus.ts';
import { ostrich } from './ostrich.ts';
import { owl } from './owl.ts';
import { parrot } from './parrot.ts';
import { peacock } from './peacock.ts';
import { penguin } from './penguin.ts';
import { pigeon } from './pigeon.ts';
import { seahorse } from './seahorse.ts';
import { seal } from './seal.ts';
import { shark } from './shark.ts';
import { snail } from './snail.ts';
import { snake } from './snake.ts';
import { sparrow } from './sparrow.ts';
import { spider } from './spider.ts';
import { starfish } from './starfish.ts';
import { swan } from './swan.ts';
import { turtle } from './turtle.ts';
import { whale } from './whale.ts';
import type { Subject } from '../subject.ts';

/** All animals that can be drawn. */
export const ANIMALS: readonly Subject[] = [
  bat,
  bee,
  birds,
  bluebird,
  butterfly,
  cat,
  chicken,
  clownfish,
  crab,
  crow,
  dolphin,
  dragon,
  dragonfly,
  duck,
  eagle,
  fish,
  flamingo,
  bear,
  bull,
  camel,
  cow,
  crocodile,
  deer,
  dinosaur,
  dog,
  donkey,
  elephant,
  fox,
  giraffe,
  goat,
  hedgehog,
  hippopotamus,
  horse,
  kangaroo,
  leopard,
  lion,
  llama,
  moose,
  hamster,
  mouse,
  panda,
  pig,
  polarBear,
  rabbit,
  raccoon,
  rhinoceros,
  sheep,
  squirrel,
  tiger,
  unicorn,
  wolf,
  zebra,
  frog,
  gull,
  heron,
  jellyfish,
  koala,
  ladybird,
  monkey,
  octopus,
  ostrich,
  owl,
  parrot,
  peacock,
  penguin,
  pigeon,
  seahorse,
  seal,
  shark,
  snail,
  snake,
  sparrow,
  spider,
  starfish,
  swan,
  turtle,
  whale,
  duckling,
  otter,
];
