import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Joint, Point } from '../../drawing/points.ts';
import type { Subject, Wish, Worn } from '../subject.ts';
import { drawBust } from './bust.ts';
import { drawHat } from './hats.ts';
import { drawHeld } from './held-things.ts';
import type { Outfit } from './outfit.ts';
import { CARRYING, HOLDING, stanceOf, type LimbAngles, type Stance } from './person-poses.ts';
import { drawShoe } from './shoes.ts';
import { drawWorn } from './worn-things.ts';

const SKINS = ['#e8b998', '#c98d68', '#8f5c42', '#f0caa8', '#6f4632'];
const HAIRS = ['#2a2026', '#5a3826', '#b9803f', '#3c2a2a', '#8a4a2a'];
const COATS = ['#c9483c', '#e0a23c', '#2f6f7d', '#7b5ea7', '#3f5f8a', '#5f7a4c', '#d9cbb0'];

/** A person from an outfit. They face right and hold any pose. */
export function person(about: Pick<Subject, 'id' | 'words'> & { heightShare?: number }, outfit: Outfit): Subject {
  return {
    heightShare: 0.24,
    width: 46,
    domain: 'ground',
    topShare: 1.5,
    head: 'posed',
    hasBust: true,
    ...about,
    draw: (brush, random, wish) => drawPerson(brush, random, { outfit, wish, isChild: (about.heightShare ?? 1) < 0.2 }),
  };
}

type Look = { coat: Colour; trousers: Colour; skin: Colour; hair: Colour };
/** `isDressed`: the coat has the colour that is asked for, so what is worn over it has it too. */
type Figure = {
  brush: Brush;
  outfit: Outfit;
  look: Look;
  stance: Stance;
  isDressed: boolean;
  worn: readonly Worn[];
};

/** Draws one person about x = 0. */
export function drawPerson(
  brush: Brush,
  random: Random,
  about: { outfit: Outfit; wish: Wish; isChild?: boolean },
): void {
  const { wish } = about;
  const worn = wish.worn ?? [];
  const { outfit, coat } = dressed(about.outfit, worn);
  const look = {
    coat: coat ?? wish.colour ?? random.pick(outfit.coat ?? COATS),
    trousers: outfit.trousers ?? random.pick(['#2f3346', '#4a3c38', '#3a4a5c']),
    skin: random.pick(outfit.skin ?? SKINS),
    hair: hairOf(worn)?.colour ?? random.pick(HAIRS),
  };
  if (wish.isBust) return drawBust(brush, random, { outfit, look, worn, isChild: about.isChild ?? false });
  const stance = stanceOf(wish.pose ?? outfit.usualPose, random.chance(0.6));
  const figure = { brush, outfit, look, stance, isDressed: (coat ?? wish.colour) !== undefined, worn };
  if (stance.isLying) brush.placed({ x: -46, y: -9, turn: Math.PI / 2, mirrored: true }, () => drawFigure(figure));
  else if (stance.isFlying) brush.placed({ x: -44, y: -20, turn: 1.2 }, () => drawFigure(figure));
  else drawFigure(figure);
}

/** Hair that the prompt names. */
const hairOf = (worn: readonly Worn[]): Worn | undefined => worn.find(({ wear }) => wear.place === 'hair');

/** An outfit with the clothes that the prompt names in place of its own. */
function dressed(outfit: Outfit, worn: readonly Worn[]): { outfit: Outfit; coat: Colour | undefined } {
  const clothes = worn.find(({ wear }) => wear.place === 'body');
  const own = { ...outfit };
  const hair = hairOf(worn)?.wear;
  if (hair?.place === 'hair') own.hair = hair.style ?? (own.hair === 'none' ? 'short' : (own.hair ?? 'short'));
  const pack = worn.find(({ wear }) => wear.place === 'back');
  if (pack?.wear.place === 'back') own.pack = pack.colour ?? pack.wear.usual;
  const grown = worn.find(({ wear }) => wear.place === 'beard');
  if (grown?.wear.place === 'beard') own.beard = grown.colour ?? hairOf(worn)?.colour ?? grown.wear.usual;
  if (worn.some(({ wear }) => wear.place === 'head')) delete own.hat;
  if (worn.some(({ wear }) => wear.place === 'neck')) delete own.scarf;
  if (clothes?.wear.place !== 'body') return { outfit: own, coat: undefined };
  const { garment, usual } = clothes.wear;
  if (garment === 'apron') return { outfit: { ...own, apron: clothes.colour ?? usual }, coat: undefined };
  if (garment === 'cape') return { outfit: { ...own, cape: clothes.colour ?? usual }, coat: undefined };
  delete own.apron;
  delete own.cape;
  if (garment === 'shirt') delete own.skirt;
  else own.skirt = garment === 'suit' || garment === 'raincoat' ? 'coat' : garment;
  if (garment === 'raincoat' && !worn.some(({ wear }) => wear.place === 'head')) own.hat = 'hood';
  return { outfit: own, coat: clothes.colour ?? usual };
}

function drawFigure(figure: Figure): void {
  const { brush, stance, outfit, look } = figure;
  const hip: Point = [0, -46 + stance.drop];
  const cape = outfit.cape && figure.isDressed ? shade(look.coat, -0.25) : outfit.cape;
  if (cape)
    brush.polygon(
      smooth('-4,-73 -17,-50 -20,-14 -6,-16 2,-40 4,-72', 6).map(([x, y]): Point => [x, y + stance.drop]),
      shade(cape, -0.1),
    );
  if (outfit.pack) brush.placed({ y: stance.drop }, () => drawPack(brush, outfit.pack!));
  drawLeg(figure, hip, { angles: stance.farLeg, isFar: true });
  drawLeg(figure, hip, { angles: stance.nearLeg, isFar: false });
  brush.placed({ x: hip[0], y: hip[1], turn: stance.lean }, () => {
    // From here the hips are at 0, -46 again.
    brush.placed({ y: 46 }, () => {
      drawArm(figure, { angles: stance.farArm, isFar: true });
      drawTrunk(figure);
      drawHead(figure);
      const hand = drawArm(figure, { angles: stance.nearArm, isFar: false });
      const hasFree = stance !== HOLDING && stance !== CARRYING;
      if (outfit.held && hasFree)
        brush.placed({ x: hand[0], y: hand[1] }, () => drawHeld(brush, outfit.held!, look.coat));
    });
  });
}

/** A backpack from the side. */
const drawPack = (brush: Brush, colour: Colour) =>
  brush
    .blob('-5,-73 -14,-74 -20,-64 -20,-52 -14,-46 -5,-47', colour)
    .blob('-12,-62 -19,-62 -22,-55 -19,-48 -12,-49', shade(colour, -0.18))
    .line('-6,-72 -16,-71', shade(colour, 0.3), 1.4);

const step = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.sin(angle) * length,
  y + Math.cos(angle) * length,
];

function drawLeg(
  { brush, look, outfit, worn }: Figure,
  hip: Point,
  { angles: [upper, lower], isFar }: { angles: LimbAngles; isFar: boolean },
): void {
  const from: Point = [hip[0] + (isFar ? -2.4 : 2.4), hip[1]];
  const knee = step(from, upper, 22.5);
  const ankle = step(knee, lower, 21);
  const tone = isFar ? -0.18 : 0;
  const bare = outfit.skirt === 'skirt' ? look.skin : look.trousers;
  brush.limb(
    [
      [...from, 5],
      [...knee, 4],
      [...ankle, 3.2],
    ],
    shade(bare, tone),
  );
  const shoes = worn.find(({ wear }) => wear.place === 'feet');
  if (shoes?.wear.place === 'feet')
    drawShoe(brush, [ankle[0], ankle[1] + 3], { colour: shade(shoes.colour ?? shoes.wear.usual, tone), scale: 0.9 });
  else brush.ellipse([ankle[0] + 2, ankle[1] + 1, 5, 2.6], shade('#2a2026', tone));
}

function drawArm(
  { brush, look }: Figure,
  { angles: [upper, lower], isFar }: { angles: LimbAngles; isFar: boolean },
): Point {
  const shoulder: Point = [isFar ? -6.4 : 6.4, -71];
  const elbow = step(shoulder, upper, 14);
  const hand = step(elbow, lower, 13);
  brush.limb(
    [
      [...shoulder, 3.8],
      [...elbow, 3.2],
      [...hand, 2.5],
    ],
    shade(look.coat, isFar ? -0.24 : -0.06),
  );
  brush.ellipse([hand[0], hand[1], 2.5, 2.5], look.skin);
  return hand;
}

function drawTrunk({ brush, look, outfit, isDressed }: Figure): void {
  const { coat } = look;
  if (outfit.skirt === 'dress') brush.polygon(smooth('-6,-70 -10,-44 -16,-20 0,-17 16,-20 10,-44 6,-70', 5), coat);
  if (outfit.skirt === 'robe') brush.polygon(smooth('-7,-72 -11,-44 -15,-4 0,-1 15,-4 11,-44 7,-72', 5), coat);
  if (outfit.skirt === 'coat')
    brush
      .polygon(smooth('-8,-72 -11,-50 -13,-27 0,-25 13,-27 11,-50 8,-72', 5), coat)
      .line('1,-70 2,-26', shade(coat, -0.3), 0.9);
  if (outfit.skirt === 'skirt') brush.polygon('-8,-52 -13,-30 13,-30 8,-52', shade(coat, -0.3));
  brush.limb('0,-48,8.6 0,-62,8.8 0,-72,7.4', coat);
  brush.faded(0.5, () =>
    brush.limb(
      [
        [brush.lightSide * 3.6, -46, 3.4],
        [brush.lightSide * 3.6, -72, 3.4],
      ] satisfies Joint[],
      shade(coat, 0.18),
    ),
  );
  if (outfit.apron) brush.polygon('-6,-64 6,-64 9,-32 -9,-32', isDressed ? shade(coat, 0.3) : outfit.apron);
  if (outfit.scarf)
    brush.rectangle([-7, -78, 14, 5], outfit.scarf).polygon('4,-75 9,-58 4,-58', shade(outfit.scarf, -0.15));
}

function drawHead({ brush, look, outfit, worn }: Figure): void {
  brush.rectangle([-2.4, -80, 4.8, 6], shade(look.skin, -0.15));
  if (outfit.hair === 'long') brush.limb('-5.6,-90,4 -7.6,-76,3.6 -6,-66,2.2', look.hair);
  brush.ellipse([0, -87, 7, 8], look.skin);
  if (outfit.hair !== 'none')
    brush.polygon(smooth('-7.6,-84 -8,-94 0,-98 8,-94 7.4,-88 3,-92 -4,-91 -5.6,-84 -7.6,-84', 5), look.hair);
  brush.ellipse([3.4, -87.6, 0.8, 1], '#2a2026').ellipse([6.6, -85.6, 1.3, 1.5], shade(look.skin, -0.08));
  brush.curve('2.6,-82.6 4,-81.8 5.4,-82.6', shade(look.skin, -0.5), 0.7);
  if (outfit.beard) brush.blob('-4,-84 0,-70 5,-68 7,-82 3,-81', outfit.beard);
  if (outfit.hat) drawHat(brush, outfit.hat, look.coat);
  drawWorn(brush, worn, { head: [0, -87, 8], neck: { at: [0, -75.5, 7], turn: 0 } });
}
