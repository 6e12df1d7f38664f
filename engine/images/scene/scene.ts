import * as z from 'zod';

/** What animals and people may be doing. */
export const POSES = [
  'standing',
  'walking',
  'running',
  'galloping',
  'chasing',
  'jumping',
  'leaping',
  'sitting',
  'lying',
  'sleeping',
  'grazing',
  'eating',
  'drinking',
  'waving',
  'dancing',
  'reading',
  'fishing',
  'pointing',
  'kneeling',
  'cheering',
  'playing',
  'flying',
  'holding',
  'carrying',
] as const;
/** See POSES. */
export type Pose = (typeof POSES)[number];

/** From where the scene is looked at; a portrait is head and shoulders. */
export const COMPOSITIONS = [
  'level',
  'low-horizon',
  'high-horizon',
  'from-above',
  'from-below',
  'close',
  'wide',
  'portrait',
] as const;
/** See COMPOSITIONS. */
export type Composition = (typeof COMPOSITIONS)[number];

/** What is at the horizon. */
export const BACKDROPS = [
  'none',
  'hills',
  'mountains',
  'volcano',
  'forest',
  'city',
  'village',
  'dunes',
  'mesa',
  'isles',
  'cliffs',
  'icebergs',
  'plain',
] as const;
/** See BACKDROPS. */
export type Backdrop = (typeof BACKDROPS)[number];

/** What one stands on. */
export const GROUNDS = [
  'grass',
  'flowers',
  'dunes',
  'sand',
  'snow',
  'rock',
  'savanna',
  'road',
  'path',
  'rows',
  'mars',
  'forest-floor',
  'paving',
  'moon',
] as const;
/** See GROUNDS. */
export type Ground = (typeof GROUNDS)[number];

/** Places that are no landscape. `plain` is one colour behind everything, `pattern` one that drawings are repeated on. */
export const SETTINGS = [
  'landscape',
  'underwater',
  'space',
  'table',
  'room',
  'street',
  'sky',
  'plain',
  'pattern',
] as const;
/** See SETTINGS. */
export type Setting = (typeof SETTINGS)[number];

/** Whether a setting has one colour and nothing else behind its subjects. */
export const isPlain = (setting: Setting): boolean => setting === 'plain' || setting === 'pattern';

/** Whether things lie on a table that is looked at from above. */
export const isFlatLay = ({ setting, composition }: Pick<Scene, 'setting' | 'composition'>): boolean =>
  composition === 'from-above' && (setting === 'table' || setting === 'plain');

/** Hours of light; every palette belongs to one. */
export const HOURS = [
  'day',
  'golden',
  'sunset',
  'dawn',
  'dusk',
  'night',
  'overcast',
  'fog',
  'storm',
  'winter',
  'underwater',
  'space',
] as const;
/** See HOURS. */
export type Hour = (typeof HOURS)[number];

/** Seasons that change leaves, ground and light. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
/** See SEASONS. */
export type Season = (typeof SEASONS)[number];

/** Weather and other things in the air. */
export const WEATHERS = ['rain', 'snow', 'fog', 'haze', 'storm', 'overcast', 'cloudy', 'clear'] as const;
/** See WEATHERS. */
export type Weather = (typeof WEATHERS)[number];

/** What is added to a landscape; a badge shows it in a round frame. */
export const EXTRAS = [
  'aurora',
  'rainbow',
  'fireflies',
  'waterfall',
  'stars',
  'milky-way',
  'large-moon',
  'crescent',
  'petals',
  'fireworks',
  'shooting-star',
  'leaves',
  'badge',
] as const;
/** See EXTRAS. */
export type Extra = (typeof EXTRAS)[number];

/** How the painted picture is finished. */
export const STYLES = ['flat', 'oil', 'watercolour', 'pixel', 'poster', 'neon', 'pencil'] as const;
/** See STYLES. */
export type Style = (typeof STYLES)[number];

/** The most drawings of one subject; more become this many. */
export const MOST_OF_A_SUBJECT = 12;

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);

const subjectSchema = z.object({
  /** ID in the registry of subjects. */
  id: z.string().min(1),
  count: z.number().int().min(1).max(MOST_OF_A_SUBJECT),
  /** The number that the prompt names; null where it names none. */
  askedCount: z.number().int().min(1).nullable(),
  colour: colourSchema.nullable(),
  place: z.enum(['left', 'right', 'centre']).nullable(),
  size: z.enum(['small', 'large']).nullable(),
  pose: z.enum(POSES).nullable(),
  relation: z
    .object({
      kind: z.enum(['on', 'in', 'holding', 'worn', 'riding', 'beside', 'under', 'behind', 'over']),
      to: z.string(),
    })
    .nullable(),
});
/** What the scene shows, and how many. */
export type SceneSubject = z.infer<typeof subjectSchema>;

/**
 * Everything that a picture shows, as data: the same scene and size draw the same picture. Pictures and clips are made of it,
 * and an edit ("at night") changes it. A change of its shape is a new version.
 */
export const sceneSchema = z.object({
  version: z.literal(1),
  prompt: z.string(),
  seed: z.number().int(),
  setting: z.enum(SETTINGS),
  backdrop: z.enum(BACKDROPS),
  water: z.enum(['sea', 'lake', 'river']).nullable(),
  ground: z.enum(GROUNDS),
  hour: z.enum(HOURS),
  season: z.enum(SEASONS).nullable(),
  weather: z.array(z.enum(WEATHERS)),
  extras: z.array(z.enum(EXTRAS)),
  palette: z.string().min(1),
  /** Colours that stand alone in the prompt tint the whole. */
  tint: z.array(colourSchema),
  /** Colour of the flowers on the ground. */
  flowerColour: colourSchema.nullable(),
  style: z.enum(STYLES),
  composition: z.enum(COMPOSITIONS),
  subjects: z.array(subjectSchema),
});
/** See sceneSchema. */
export type Scene = z.infer<typeof sceneSchema>;
