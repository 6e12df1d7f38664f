import type { Scene, Weather, Extra } from '../../scene/scene.ts';
import { COLOUR_WORDS } from './colour-words.ts';

/** What a word says of the stage; the first word of a kind wins. */
export type PlaceMeaning = Partial<Pick<Scene, 'backdrop' | 'water' | 'ground' | 'setting' | 'hour' | 'season'>> & {
  weather?: Weather;
  extra?: Extra;
  /** A colour before it colours this part, and not the whole. */
  coloured?: 'sky' | 'water' | 'flowers';
  /** Colour of a plain background. */
  background?: string;
  /** Gives way to a place that is named besides: “product photo of a bottle on a table”. */
  isWeak?: boolean;
};

/** A word of a prompt with what it says of the stage. */
export type NamedPlace = {
  word: string;
  meaning: PlaceMeaning;
  colours: readonly string[];
  count: number | null;
  isPlural: boolean;
};

/** Rows of words that mean the same. Phrases are written with spaces. */
const ROWS: readonly (readonly [words: string, meaning: PlaceMeaning])[] = [
  [
    'mountain, mount fuji, fuji, everest, mount everest, matterhorn, peak, alps, summit, himalaya, valley, mountain range, cliffside',
    { backdrop: 'mountains' },
  ],
  ['volcano, crater', { backdrop: 'volcano' }],
  ['hill, countryside, ridge, hillside, knoll', { backdrop: 'hills' }],
  ['plain, steppe, horizon', { backdrop: 'plain' }],
  ['canyon, mesa, badlands, butte, gorge, wild west', { backdrop: 'mesa', ground: 'sand' }],
  ['forest, woods, woodland, jungle, grove, rainforest, clearing, wood', { backdrop: 'forest' }],
  [
    'city, skyline, cityscape, skyscraper, downtown, metropolis, tokyo, new york, manhattan, paris, london, rooftop',
    { backdrop: 'city' },
  ],
  ['street, alley, avenue, boulevard, lane, market street', { backdrop: 'city', ground: 'paving', setting: 'street' }],
  ['square, plaza, pavement, courtyard', { ground: 'paving' }],
  ['sea, ocean, bay, coast, shore, waterfront, strait', { water: 'sea', coloured: 'water' }],
  ['wave, waves, surf', { water: 'sea', coloured: 'water' }],
  ['cliff, headland', { water: 'sea', backdrop: 'cliffs' }],
  ['harbour, harbor, port, marina', { water: 'sea', backdrop: 'village' }],
  ['island, archipelago, lagoon', { water: 'sea', backdrop: 'isles' }],
  ['beach, seaside, sandbank', { water: 'sea', ground: 'sand' }],
  ['fjord', { water: 'lake', backdrop: 'mountains' }],
  ['lake, pond, reservoir, reflection, pool, puddle, watering hole, waterhole', { water: 'lake', coloured: 'water' }],
  ['river, stream, canal, creek, brook', { water: 'river', coloured: 'water' }],
  ['desert, dune, sahara, oasis', { backdrop: 'dunes', ground: 'dunes' }],
  ['meadow, garden, wildflowers, flower field, flower bed, park', { ground: 'flowers', coloured: 'flowers' }],
  ['field, grassland, grass, lawn, pasture, prairie, orchard field', { ground: 'grass' }],
  ['savanna, savannah, safari, serengeti', { ground: 'savanna' }],
  [
    'cabbage field, lavender, lavender field, vineyard, tulip field, tulip rows, farmland, rice field',
    { ground: 'rows' },
  ],
  ['road, highway, crossroads, country lane, farm lane', { ground: 'road' }],
  ['path, trail, track, footpath', { ground: 'path' }],
  ['snowfield, tundra, ice, ice field', { ground: 'snow', season: 'winter' }],
  ['arctic, antarctica, antarctic, north pole, south pole', { ground: 'snow', season: 'winter', backdrop: 'icebergs' }],
  ['glacier', { ground: 'snow', backdrop: 'mountains' }],
  ['rock, rocks, boulder, stones', { ground: 'rock' }],
  ['sand', { ground: 'sand' }],
  [
    'underwater, seabed, seafloor, under the sea, beneath the waves, under water, ocean floor, deep sea, aquarium, beneath the sea',
    { setting: 'underwater' },
  ],
  ['space, galaxy, cosmos, nebula, outer space, universe, solar system, orbit', { setting: 'space' }],
  ['moon surface, on the moon, lunar', { setting: 'space', ground: 'moon' }],
  ['mars, the red planet', { setting: 'landscape', ground: 'mars', backdrop: 'mesa' }],
  ['above the clouds, sky city, in the sky, floating', { setting: 'sky' }],
  ['tabletop, still life, windowsill, countertop', { setting: 'table' }],
  [
    'reading nook, reading corner, cozy nook, cosy nook, room, living room, bedroom, kitchen, indoors, interior, study, library, parlour, attic, classroom, office, cafe, coffee shop, coffee house, tea house, bakery, shop, bar, studio, gym, hallway, restaurant, workshop, bathroom, nursery',
    { setting: 'room' },
  ],
  ['aurora, northern lights, polar lights, aurora borealis', { extra: 'aurora', hour: 'night' }],
  ['rainbow', { extra: 'rainbow' }],
  ['star, starry, starlit, starlight', { hour: 'night', extra: 'stars' }],
  ['milky way', { hour: 'night', extra: 'milky-way' }],
  ['moonlight, moonlit, moon', { hour: 'night' }],
  ['full moon, big moon, giant moon, huge moon, large moon, harvest moon', { hour: 'night', extra: 'large-moon' }],
  ['crescent, crescent moon, new moon, half moon', { hour: 'night', extra: 'crescent' }],
  ['firefly, fireflies', { extra: 'fireflies', hour: 'night' }],
  ['firework, fireworks', { extra: 'fireworks', hour: 'night' }],
  ['shooting star, falling star, meteor shower', { extra: 'shooting-star', hour: 'night' }],
  ['waterfall, cascade', { extra: 'waterfall', backdrop: 'mountains' }],
  ['petal, falling petals', { extra: 'petals' }],
  ['falling leaves, leaves', { extra: 'leaves' }],
  [
    'autumn leaves, fall leaves, fallen leaves, pile of leaves, dry leaves, dead leaves',
    { extra: 'leaves', season: 'autumn' },
  ],
  ['cloud, cloudy', { weather: 'cloudy' }],
  ['clear sky, cloudless', { weather: 'clear' }],
  ['sky, skies', { coloured: 'sky' }],
  ['day, noon, midday, sunny, daylight, sunshine, bright day, daytime, sun, sunlight', { hour: 'day' }],
  ['morning, dawn, sunrise, first light, daybreak, early morning', { hour: 'dawn' }],
  ['sunset, last light, evening, sundown, setting sun, evening sun', { hour: 'sunset' }],
  ['golden hour, golden light, golden, afternoon, late afternoon', { hour: 'golden' }],
  ['dusk, twilight, blue hour, nightfall, gloaming', { hour: 'dusk' }],
  ['night, midnight, nighttime, dark', { hour: 'night' }],
  ['rain, rainy, drizzle, raining, rainfall, shower, monsoon', { weather: 'rain' }],
  ['snow, snowy, snow-covered, frozen, frosty, frost, icy', { season: 'winter' }],
  ['snowing, snowfall, blizzard, snowflake, snowstorm, falling snow', { weather: 'snow', season: 'winter' }],
  ['fog, foggy, mist, misty', { weather: 'fog' }],
  ['haze, hazy', { weather: 'haze' }],
  ['storm, stormy, lightning, thunderstorm, thunder, tempest', { weather: 'storm' }],
  ['overcast, grey day, gloomy', { weather: 'overcast' }],
  ['winter, wintry, christmas', { season: 'winter' }],
  ['autumn, fall, autumnal, october', { season: 'autumn' }],
  ['spring, springtime, april', { season: 'spring' }],
  ['summer, summertime, july', { season: 'summer' }],
  // Behind everything, though no plain one.
  [
    'in the background, in background, in the foreground, background of, star on top, star on the top, in a circle, in a ring',
    {},
  ],
  ['logo, logotype, emblem, crest, badge, monogram, coat of arms', { extra: 'badge' }],
  [
    'icon, app icon, emoji, sticker, clip art, clipart, pictogram, isolated on, cutout, packshot, plain background, ' +
      'solid background, transparent background, simple background, blank background, empty background, clean background',
    { setting: 'plain' },
  ],
  [
    'product photo, product photography, product shot, product render, mockup, mock up, studio lighting, studio light, ' +
      'studio shot, studio photo, studio photography, studio background, studio portrait',
    { setting: 'plain', isWeak: true },
  ],
  [
    'pattern, seamless pattern, seamless tile, repeating pattern, wrapping paper, wrapping paper pattern, fabric print, ' +
      'textile print, floral pattern, seamless',
    { setting: 'pattern' },
  ],
];

const KINDS_OF_BACKGROUND = ['', 'plain ', 'solid ', 'pure ', 'clean ', 'simple ', 'light ', 'pastel ', 'bright '];

/** “White background”, “plain pink backdrop”. */
const BACKGROUNDS = Object.entries(COLOUR_WORDS).flatMap(([word, colour]) =>
  KINDS_OF_BACKGROUND.flatMap((kind) =>
    ['background', 'backdrop'].map(
      (noun) =>
        [`${kind}${word} ${noun}`, { setting: 'plain', background: word === 'white' ? '#ffffff' : colour }] as const,
    ),
  ),
);

/** Meanings of places, times, seasons and weather by word or phrase. */
export const PLACE_WORDS: ReadonlyMap<string, PlaceMeaning> = new Map<string, PlaceMeaning>([
  ...ROWS.flatMap(([words, meaning]) => words.split(', ').map((word) => [word, meaning] as const)),
  ...BACKGROUNDS,
]);

/** Words that say the time of day and nothing else: a "sun" is seen at sunset too. */
export const HOUR_WORDS: ReadonlySet<string> = new Set(
  'noon midday morning dawn sunrise daybreak sunset evening dusk twilight nightfall night midnight'.split(' '),
);
