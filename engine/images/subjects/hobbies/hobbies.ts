import { flute } from './flute.ts';
import { openBook } from './open-book.ts';
import { book } from './book.ts';
import { volleyball } from './volleyball.ts';
import { baseball } from './baseball.ts';
import { tennisBall } from './tennis-ball.ts';
import { basketball } from './basketball.ts';
import { football } from './football.ts';
import { CHESS_PIECES } from './chess-pieces.ts';
import { bell } from './bell.ts';
import { hayBale } from './hay-bale.ts';
import { amplifier } from './amplifier.ts';
import { typewriter } from './typewriter.ts';
import { rubberDuck } from './rubber-duck.ts';
import { paperBoat } from './paper-boat.ts';
import { paperPlane } from './paper-plane.ts';
import { coin } from './coin.ts';
import { letter } from './letter.ts';
import { map } from './map.ts';
import { basketballHoop } from './basketball-hoop.ts';
import { fishingRod } from './fishing-rod.ts';
import { butterflyNet } from './butterfly-net.ts';
import { rollerSkates } from './roller-skates.ts';
import { golfBall } from './golf-ball.ts';
import { bowlingBall } from './bowling-ball.ts';
import { bowlingPin } from './bowling-pin.ts';
import { paddle } from './paddle.ts';
import { yogaMat } from './yoga-mat.ts';
import { dumbbell } from './dumbbell.ts';
import { baseballBat } from './baseball-bat.ts';
import { dice } from './dice.ts';
import { hourglass } from './hourglass.ts';
import { testTube } from './test-tube.ts';
import { microscope } from './microscope.ts';
import { sheetMusic } from './sheet-music.ts';
import { trumpet } from './trumpet.ts';
import { saxophone } from './saxophone.ts';
import { easel } from './easel.ts';
import { threadSpool } from './thread-spool.ts';
import { sewingMachine } from './sewing-machine.ts';
import { knittingNeedles } from './knitting-needles.ts';
import { yarn } from './yarn.ts';
import { pencil } from './pencil.ts';
import { chessBoard } from './chess-board.ts';
import type { Subject } from '../subject.ts';

/** All things for hobbies that can be drawn. */
export const HOBBIES: readonly Subject[] = [
  chessBoard,
  pencil,
  yarn,
  knittingNeedles,
  sewingMachine,
  threadSpool,
  easel,
  saxophone,
  trumpet,
  sheetMusic,
  microscope,
  testTube,
  hourglass,
  dice,
  baseballBat,
  dumbbell,
  yogaMat,
  paddle,
  bowlingPin,
  bowlingBall,
  golfBall,
  rollerSkates,
  butterflyNet,
  fishingRod,
  basketballHoop,
  map,
  letter,
  coin,
  paperPlane,
  paperBoat,
  rubberDuck,
  typewriter,
  amplifier,
  hayBale,
  bell,
  ...CHESS_PIECES,
  football,
  basketball,
  tennisBall,
  baseball,
  volleyball,
  book,
  openBook,
  flute,
];
