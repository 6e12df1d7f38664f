import type { Composition, Pose, SceneSubject, Style } from '../../scene/scene.ts';
import { verbForms } from '../verb-forms.ts';

const rows = <Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(table).flatMap(([words, value]) => words.split(', ').map((word) => [word, value] as const)));

/** Styles by the words that ask for them. */
export const STYLE_WORDS = rows<Style>({
  'oil, oil painting, painting, impasto, impressionist, impressionism, brush strokes, oil on canvas, acrylic': 'oil',
  'watercolour, watercolor, aquarelle, gouache, watercolour painting, watercolor painting': 'watercolour',
  'pixel, pixel art, 8-bit, 16-bit, retro game': 'pixel',
  'poster, screenprint, screen print, linocut, vintage poster, travel poster, woodcut, art deco': 'poster',
  'neon, synthwave, cyberpunk, vaporwave, neon lights': 'neon',
  'pencil, sketch, drawing, charcoal, ink drawing, pencil sketch, pencil drawing, ink sketch, line drawing, etching, line art, line-art, lineart, pen and ink, ink illustration, doodle, hand drawn, hand-drawn, engraving, colouring page, coloring page':
    'pencil',
  'flat, illustration, vector, flat illustration, storybook, cartoon, digital art, children’s book, children’s book illustration, flat design, flat vector, vector art':
    'flat',
});

/** Numbers by word; figures are read as they are. */
export const NUMBER_WORDS = rows<number>({
  'a, an, one, single, lone, lonely, solitary': 1,
  'two, pair, pair of, couple of, both': 2,
  'three, trio, trio of, triplet': 3,
  'four, quartet of, caravan, caravan of': 4,
  five: 5,
  six: 6,
  'half a dozen': 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  'twelve, dozen, a dozen': 12,
  thirteen: 13,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
});

/** Words for several, which the layout may choose the number of. */
export const SEVERAL_WORDS = rows<number>({
  'some, few, a few, several, small group of': 3,
  'many, lots of, crowd, crowd of, numerous, swarm of, countless': 8,
  'herd, herd of, flock, flock of, group of, bunch of, row of, line of, rows of': 5,
  'pack, pack of, fleet, fleet of, family of': 4,
  'school of, shoal of, school, shoal': 9,
});

/** What the figures of each pose do, by the bases of its verbs. */
const POSE_VERBS = {
  standing: 'stand',
  walking: 'walk stroll hike wander',
  running: 'run jog race sprint',
  galloping: 'gallop trot',
  chasing: 'chase hunt',
  jumping: 'jump hop skip',
  leaping: 'leap',
  sitting: 'sit rest',
  sleeping: 'sleep nap',
  grazing: 'graze',
  eating: 'eat',
  drinking: 'drink',
  dancing: 'dance',
  reading: 'read',
  pointing: 'point',
  kneeling: 'kneel',
  cheering: 'cheer celebrate',
  playing: 'play',
  flying: 'fly soar glide',
} as const satisfies Partial<Record<Pose, string>>;

const poseVerbs = Object.entries(POSE_VERBS).flatMap(([pose, verbs]) =>
  verbs.split(' ').map((verb) => [verb, pose as Pose] as const),
);

/** Poses by the words that ask for them, whatever the form of the verb: "is running", "runs", "ran". */
export const POSE_WORDS: ReadonlyMap<string, Pose> = new Map([
  ...poseVerbs.flatMap(([verb, pose]) => verbForms(verb).map((form) => [form, pose] as const)),
  ...rows<Pose>({
    seated: 'sitting',
    'lying, lounging': 'lying',
    'asleep, curled up': 'sleeping',
    'waving, greeting': 'waving',
    'jumping over, jumps over, jumped over, jump over, hopping over, hops over': 'jumping',
    'leaping over, leaps over, leaped over, leapt over': 'leaping',
    fishing: 'fishing',
  }),
]);

/** Poses by the bases of their verbs. Most are nouns as well ("a walk"), so they count behind a figure alone: "two dogs run". */
export const POSE_BASES: ReadonlyMap<string, Pose> = new Map(poseVerbs);

/** Where the picture is looked at from. */
export const COMPOSITION_WORDS = rows<Composition>({
  'close-up, close up, closeup, close-up of, close up of, macro, macro shot, macro photo, near view': 'close',
  'portrait of, portrait, headshot, head shot, head and shoulders, profile picture, avatar, selfie, bust of, face of':
    'portrait',
  'wide, wide shot, wide view, panorama, panoramic, vast, distant, far away, in the distance, epic landscape, wide angle':
    'wide',
  'from above, aerial, aerial view, top view, flat lay, flatlay, top down view, bird’s-eye, birds-eye, bird’s eye view, birds eye view, top-down, overhead, overhead shot, overhead view, knolling, drone shot, drone view':
    'from-above',
  'low angle, from below, worm’s-eye, looking up, towering': 'from-below',
  'big sky, low horizon, wide sky, huge sky': 'low-horizon',
  'high horizon, overlooking, overlook': 'high-horizon',
});

/** Sides of the picture. A phrase, so that "left alone" is none. */
export const SIDE_WORDS = rows<NonNullable<SceneSubject['place']>>({
  'on the left, to the left, left side, at left, at the left, in the left, on the left side': 'left',
  'on the right, to the right, right side, at right, at the right, in the right, on the right side': 'right',
  'in the centre, in the center, in the middle, centred, centered, at the centre, at the center': 'centre',
});

/** Sizes of subjects. */
export const SIZE_WORDS = rows<NonNullable<SceneSubject['size']>>({
  'small, little, tiny, miniature': 'small',
  'large, big, huge, giant, enormous, massive, gigantic, tall, great': 'large',
});

type Relation = Exclude<NonNullable<SceneSubject['relation']>['kind'], 'worn'> | 'wearing' | 'with';

/** How what comes before stands to what comes after. */
export const RELATION_WORDS = rows<Relation>({
  'on, on top of, upon, atop, on the back of, on the top of, on the head of, on the shoulder of, on the shoulders of, on the lap of':
    'on',
  'in, inside, in a, peeking out of, peeks out of, peeking from, looking out of, popping out of, coming out of, emerging from, jumping out of, bursting out of, sticking out of, climbing out of, hatching from, growing in, growing out of, growing from':
    'in',
  'holding, holds, held, carrying, carries, carried, flying a, clutching, playing the, playing a, waving a, stealing, steals, stole, grabbing, grabs, gripping, hugging, hugs, lifting, lifts, licking, licks, biting, bites, munching, nibbling, chewing, sipping, sips, wielding, raising, offering, serving, serves, roasting, tossing, juggling, using, brandishing, selling, sells, delivering, pulling, pulls, pushing, pushes, bringing, brings, showing off, presenting, giving, drying, taking':
    'holding',
  'wearing, wears, wore, dressed in, in his, in her': 'wearing',
  // What it is with depends on what both are: a vase with tulips, a boy with a kite, a dog with a hat.
  'with, of, full of, filled with, containing, loaded with, packed with, topped with, decorated with, has, with a pair of, inside of':
    'with',
  'riding, rides, rode, on horseback on, riding on': 'riding',
  'beside, next to, near, by, in front of, at the foot of': 'beside',
  'under, beneath, below': 'under',
  behind: 'behind',
  'jumping over, jumps over, jumped over, jump over, hopping over, hops over, leaping over, leaps over, leaped over, leapt over':
    'over',
});

/** Words after which the next thing is not wanted. */
export const NEGATIONS: ReadonlySet<string> = new Set(['no', 'without', 'not']);

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that stand for nothing to be drawn, and are not reported. */
export const FUNCTION_WORDS = list(
  'a an the of in on at with by over under near and or to from into along beside behind between through across above below around for as its his her their this that is are was be it he she they there where while against up down out off onto inside outside towards toward during after before very quite image picture photo view scene style art artwork background foreground front back side left right middle centre center top bottom one each other both all some few many several next together who which has have being were been had will would can could may might does did do done doing him them us our my your full but than then so near during within upon beneath amid among lit surrounded filled covered depicting showing featuring shoulder shoulders lap',
);

/** Praise and orders to a painter that no drawing can show; not reported either. */
export const PRAISE_WORDS = list(
  'beautiful cute adorable landscape stunning amazing gorgeous lovely pretty nice masterpiece detailed highly ultra hd 4k 8k quality high best award winning trending professional cinematic dramatic epic sharp crisp vivid vibrant colourful colorful rendered render realistic photorealistic hyperrealistic aesthetic elegant simple minimal minimalist muted soft warm cool calm quiet peaceful serene tranquil cozy cosy atmospheric moody magical dreamy charming light lighting shadow shadows glow glowing texture composition depth colours colors palette tones tone hues',
);

const actions = (bases: string): readonly string[] => bases.split(' ').flatMap((base) => [base, ...verbForms(base)]);

/**
 * What happens, and when: no things, so nobody looks for them in the image. A pose that a figure takes is in POSE_WORDS; what of
 * the rest is seen is the things that it happens to. A word that may be a thing as well ("watch", "swing") is not among them: it
 * would have to be named where it is not drawn.
 */
export const ACTION_WORDS: ReadonlySet<string> = new Set([
  ...actions('drift float sway move go come enter arrive approach follow spin rotate crash sweep flow pour'),
  ...actions('burn flicker shine sparkle shimmer gleam fade appear vanish grow breathe begin gaze stare wait stay'),
  ...list(
    'lifts lifting lifted leading led sees seeing opens opening opened passing passed crossing crossed leaving turning turns turned swinging swung rolling rolled sliding slid rises rising lifting dropping dropped sinking sank breaking broke bursting blowing blew dripping dripped closing closed blooming driving drove sailing sailed pulling pulled pushing pushed looking looked watching watched working worked starting started ending ended stopping stopped spreading hanging hung lies slowly quickly gently softly suddenly once again twice finally always still already away forward',
  ),
]);

/** What a body does that no figure is drawn doing: named where somebody is there to do it. Bases that are nouns as well are not among them. */
export const BODY_WORDS: ReadonlySet<string> = new Set([
  ...actions('lean climb throw laugh shout sing talk speak swim crawl crouch'),
  ...['smile', 'cry', 'hug', 'kiss', 'bow', 'kick', 'stretch', 'cook', 'row', 'catch'].flatMap(verbForms),
]);
