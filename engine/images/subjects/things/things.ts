import { radio } from './radio.ts';
import { stringLights } from './string-lights.ts';
import { pipe } from './pipe.ts';
import { scroll } from './scroll.ts';
import { staff } from './staff.ts';
import { wand } from './wand.ts';
import { torch } from './torch.ts';
import { portal } from './portal.ts';
import { podium } from './podium.ts';
import { potion } from './potion.ts';
import { highHeels } from './high-heels.ts';
import { abstractShapes } from './abstract-shapes.ts';
import { skull } from './skull.ts';
import { ring } from './ring.ts';
import { diamond } from './diamond.ts';
import { necklace } from './necklace.ts';
import { wristwatch } from './wristwatch.ts';
import { perfume } from './perfume.ts';
import { bottleOfLotion } from './bottle-of-lotion.ts';
import { lipstick } from './lipstick.ts';
import { gameController } from './game-controller.ts';
import { newspaper } from './newspaper.ts';
import { playingCards } from './playing-cards.ts';
import { fire } from './fire.ts';
import { smoke } from './smoke.ts';
import { explosion } from './explosion.ts';
import { tornado } from './tornado.ts';
import { stone } from './stone.ts';
import { eye } from './eye.ts';
import { hand } from './hand.ts';
import { brain } from './brain.ts';
import { tooth } from './tooth.ts';
import { lips } from './lips.ts';
import { speechBubble } from './speech-bubble.ts';
import { stopSign } from './stop-sign.ts';
import { gear } from './gear.ts';
import { battery } from './battery.ts';
import { padlock } from './padlock.ts';
import { bomb } from './bomb.ts';
import { mask } from './mask.ts';
import { keyboard } from './keyboard.ts';
import { monitor } from './monitor.ts';
import { wheelchair } from './wheelchair.ts';
import { shoppingCart } from './shopping-cart.ts';
import { cart } from './cart.ts';
import { surfboard } from './surfboard.ts';
import { medal } from './medal.ts';
import { piggyBank } from './piggy-bank.ts';
import { bone } from './bone.ts';
import { cage } from './cage.ts';
import { swimmingPool } from './swimming-pool.ts';
import { inflatable } from './inflatable.ts';
import { money } from './money.ts';
import { teddyDoll } from './teddy-doll.ts';
import { starShape } from './star-shape.ts';
import { moonShape } from './moon-shape.ts';
import { sunShape } from './sun-shape.ts';
import { cloudShape } from './cloud-shape.ts';
import { snowflakeShape } from './snowflake-shape.ts';
import { dot } from './dot.ts';
import { shield } from './shield.ts';
import { feather } from './feather.ts';
import { bubble } from './bubble.ts';
import { pocketWatch } from './pocket-watch.ts';
import { clock } from './clock.ts';
import { sneakers } from './sneakers.ts';
import { anchor } from './anchor.ts';
import { apple } from './apple.ts';
import { ball } from './ball.ts';
import { balloonToy } from './balloon-toy.ts';
import { barrel } from './barrel.ts';
import { beachUmbrella } from './beach-umbrella.ts';
import { bench } from './bench.ts';
import { books } from './books.ts';
import { campfire } from './campfire.ts';
import { candle } from './candle.ts';
import { comet } from './comet.ts';
import { earth } from './earth.ts';
import { flag } from './flag.ts';
import { gift } from './gift.ts';
import { globe } from './globe.ts';
import { guitar } from './guitar.ts';
import { iceberg } from './iceberg.ts';
import { kite } from './kite.ts';
import { lantern } from './lantern.ts';
import { planet } from './planet.ts';
import { sandcastle } from './sandcastle.ts';
import { scarecrow } from './scarecrow.ts';
import { signpost } from './signpost.ts';
import { sledge } from './sledge.ts';
import { snowGlobe } from './snow-globe.ts';
import { swing } from './swing.ts';
import { sword } from './sword.ts';
import { ladder } from './ladder.ts';
import { log } from './log.ts';
import { teacup } from './teacup.ts';
import { telescope } from './telescope.ts';
import { treasureChest } from './treasure-chest.ts';
import { umbrella } from './umbrella.ts';
import { vase } from './vase.ts';
import { microphone } from './microphone.ts';
import { headphones } from './headphones.ts';
import { laptop } from './laptop.ts';
import { camera } from './camera.ts';
import { smartphone } from './smartphone.ts';
import { lightBulb } from './light-bulb.ts';
import { trophy } from './trophy.ts';
import { heart } from './heart.ts';
import { skateboard } from './skateboard.ts';
import { boots } from './boots.ts';
import { basket } from './basket.ts';
import { slide } from './slide.ts';
import { seesaw } from './seesaw.ts';
import { hammock } from './hammock.ts';
import { washingLine } from './washing-line.ts';
import { mailbox } from './mailbox.ts';
import { lawnmower } from './lawnmower.ts';
import { blackboard } from './blackboard.ts';
import { keys } from './keys.ts';
import { wheelbarrow } from './wheelbarrow.ts';
import { suitcase } from './suitcase.ts';
import { backpack } from './backpack.ts';
import { telephoneBox } from './telephone-box.ts';
import { trafficLight } from './traffic-light.ts';
import { violin } from './violin.ts';
import { drumKit } from './drum-kit.ts';
import { skis } from './skis.ts';
import { racket } from './racket.ts';
import { broom } from './broom.ts';
import { bucket } from './bucket.ts';
import { teddyBear } from './teddy-bear.ts';
import { beehive } from './beehive.ts';
import type { Subject } from '../subject.ts';

/** All things that can be drawn. */
export const THINGS: readonly Subject[] = [
  anchor,
  apple,
  ball,
  balloonToy,
  barrel,
  beachUmbrella,
  bench,
  books,
  campfire,
  candle,
  comet,
  earth,
  flag,
  gift,
  globe,
  guitar,
  iceberg,
  kite,
  ladder,
  lantern,
  log,
  planet,
  sandcastle,
  scarecrow,
  signpost,
  sledge,
  snowGlobe,
  swing,
  sword,
  teacup,
  telescope,
  treasureChest,
  umbrella,
  vase,
  microphone,
  headphones,
  laptop,
  camera,
  smartphone,
  lightBulb,
  trophy,
  heart,
  skateboard,
  boots,
  basket,
  slide,
  seesaw,
  hammock,
  washingLine,
  mailbox,
  lawnmower,
  blackboard,
  keys,
  wheelbarrow,
  suitcase,
  backpack,
  telephoneBox,
  trafficLight,
  violin,
  drumKit,
  skis,
  racket,
  broom,
  bucket,
  teddyBear,
  beehive,
  sneakers,
  clock,
  pocketWatch,
  bubble,
  feather,
  shield,
  starShape,
  moonShape,
  sunShape,
  cloudShape,
  snowflakeShape,
  dot,
  skull,
  ring,
  diamond,
  necklace,
  wristwatch,
  perfume,
  bottleOfLotion,
  lipstick,
  gameController,
  newspaper,
  playingCards,
  fire,
  smoke,
  explosion,
  tornado,
  stone,
  eye,
  hand,
  brain,
  tooth,
  lips,
  speechBubble,
  stopSign,
  gear,
  battery,
  padlock,
  bomb,
  mask,
  keyboard,
  monitor,
  wheelchair,
  shoppingCart,
  cart,
  surfboard,
  medal,
  piggyBank,
  bone,
  cage,
  swimmingPool,
  inflatable,
  money,
  teddyDoll,
  abstractShapes,
  highHeels,
  potion,
  podium,
  portal,
  torch,
  wand,
  staff,
  scroll,
  pipe,
  stringLights,
  radio,
];
