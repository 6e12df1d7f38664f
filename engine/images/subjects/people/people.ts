import { skeleton } from './skeleton.ts';
import { ghost } from './ghost.ts';
import { superhero } from './roles/superhero.ts';
import { vampire } from './roles/vampire.ts';
import { zombie } from './roles/zombie.ts';
import { baby } from './roles/baby.ts';
import { gnome } from './roles/gnome.ts';
import { goblin } from './roles/goblin.ts';
import { nurse } from './roles/nurse.ts';
import { monster } from './monster.ts';
import { mermaid } from './mermaid.ts';
import { alien } from './alien.ts';
import { sailor } from './roles/sailor.ts';
import { astronaut } from './astronaut.ts';
import { couple } from './couple.ts';
import { somebody } from './person.ts';
import { robot } from './robot.ts';
import { archer } from './roles/archer.ts';
import { balloonSeller } from './roles/balloon-seller.ts';
import { bride } from './roles/bride.ts';
import { chef } from './roles/chef.ts';
import { child } from './roles/child.ts';
import { cowboy } from './roles/cowboy.ts';
import { dancer } from './roles/dancer.ts';
import { doctor } from './roles/doctor.ts';
import { fairy } from './roles/fairy.ts';
import { farmer } from './roles/farmer.ts';
import { firefighter } from './roles/firefighter.ts';
import { fisherman } from './roles/fisherman.ts';
import { girl } from './roles/girl.ts';
import { grandfather } from './roles/grandfather.ts';
import { grandmother } from './roles/grandmother.ts';
import { hiker } from './roles/hiker.ts';
import { king } from './roles/king.ts';
import { knight } from './roles/knight.ts';
import { man } from './roles/man.ts';
import { monk } from './roles/monk.ts';
import { musician } from './roles/musician.ts';
import { painter } from './roles/painter.ts';
import { pirate } from './roles/pirate.ts';
import { policeOfficer } from './roles/police-officer.ts';
import { prince } from './roles/prince.ts';
import { princess } from './roles/princess.ts';
import { queen } from './roles/queen.ts';
import { reader } from './roles/reader.ts';
import { runner } from './roles/runner.ts';
import { samurai } from './roles/samurai.ts';
import { santaClaus } from './roles/santa-claus.ts';
import { skier } from './roles/skier.ts';
import { surfer } from './roles/surfer.ts';
import { viking } from './roles/viking.ts';
import { wanderer } from './roles/wanderer.ts';
import { witch } from './roles/witch.ts';
import { wizard } from './roles/wizard.ts';
import { woman } from './roles/woman.ts';
import { snowman } from './snowman.ts';
import { family } from './family.ts';
import type { Subject } from '../subject.ts';

/** All people and beings like them that can be drawn. */
export const PEOPLE: readonly Subject[] = [
  astronaut,
  couple,
  somebody,
  robot,
  archer,
  balloonSeller,
  bride,
  chef,
  child,
  cowboy,
  dancer,
  doctor,
  fairy,
  farmer,
  firefighter,
  fisherman,
  girl,
  grandfather,
  grandmother,
  hiker,
  king,
  knight,
  man,
  monk,
  musician,
  painter,
  pirate,
  policeOfficer,
  prince,
  princess,
  queen,
  reader,
  runner,
  samurai,
  santaClaus,
  skier,
  surfer,
  viking,
  wanderer,
  witch,
  wizard,
  woman,
  snowman,
  family,
  sailor,
  alien,
  mermaid,
  superhero,
  vampire,
  zombie,
  baby,
  gnome,
  goblin,
  nurse,
  monster,
  ghost,
  skeleton,
];
