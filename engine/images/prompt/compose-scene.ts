import { createRandom, type Random } from '../drawing/random.ts';
import { palettesOf } from '../scene/palettes/palettes.ts';
import {
  MOST_OF_A_SUBJECT,
  sceneSchema,
  type Composition,
  type Hour,
  type Scene,
  type SceneSubject,
  type Weather,
} from '../scene/scene.ts';
import { canHold, freeSubjects } from '../layout/carriers.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import type { PlaceMeaning } from './lexicon/place-words.ts';
import type { Reading } from './prompt-reader.ts';
import { readPrompt } from './read-prompt.ts';
import type { ReadSubject } from './read-subject.ts';
import { withoutBrought } from './left-out.ts';
import { impliedStage } from './implied-stage.ts';

/** A scene with what of its prompt could not be drawn. `added`: the words that the painter put to the prompt; null where it put none. */
export type ComposedScene = { scene: Scene; unknown: string[]; added: string | null };

/** How a scene may be asked for besides its prompt. `isEnriched` lets the painter add light. */
export type SceneWishes = { seed: number; style?: Scene['style'] | undefined; isEnriched?: boolean };

/** Makes the scene of a prompt. What the prompt leaves open is chosen by the seed. */
export function composeScene(prompt: string, { seed, style, isEnriched = false }: SceneWishes): ComposedScene {
  const reading = readPrompt(prompt);
  const random = createRandom(`${seed}:scene`);
  const named = reading.subjects.map((subject) => countedSubject(subject, random));
  const stage = stageOf(reading, named, random);
  const subjects = named.filter(({ id }) => !isOfStage(id, stage.setting));
  const weather = reading.places.flatMap((place): Weather[] => (place.weather ? [place.weather] : []));
  const { hour, added } = hourOf({ reading, stage, weather, random, isEnriched });
  const wantedStyle = style ?? reading.style ?? 'flat';
  const scene: Scene = {
    version: 1,
    prompt,
    seed,
    ...stage,
    hour,
    season: first(reading.places, 'season') ?? stage.season,
    weather,
    extras: extrasOf(reading, subjects),
    palette: wantedStyle === 'neon' ? 'neon' : random.pick(palettesOf(paletteHour(hour, stage, random))),
    tint: reading.tint.slice(0, 3),
    flowerColour: reading.flowerColour,
    style: wantedStyle,
    composition: reading.composition ?? chosenComposition(stage.setting, subjects, random),
    subjects,
  };
  const parsed = sceneSchema.parse(scene);
  return { scene: parsed, unknown: withoutBrought(reading.unknown, parsed), added };
}

/** The stage of a still life is the table itself, and a room has its walls. */
const isOfStage = (id: string, setting: Scene['setting']): boolean =>
  (id === 'table' && setting === 'table') || (id === 'wall' && (setting === 'room' || setting === 'table'));

const first = <Key extends keyof PlaceMeaning>(
  places: readonly PlaceMeaning[],
  key: Key,
): PlaceMeaning[Key] | undefined => places.find((place) => place[key] !== undefined)?.[key];

function countedSubject({ several, count, poseWord: _written, ...subject }: ReadSubject, random: Random): SceneSubject {
  const made = count ?? (several === null ? 1 : Math.max(2, several + random.integer(-1, 1)));
  const drawings =
    isContent(subject, several) && count === null ? random.integer(5, 7) : drawingsOf(subject.id, count, made);
  return {
    ...subject,
    count: Math.min(MOST_OF_A_SUBJECT, drawings),
    askedCount: count === null ? null : Math.min(MOST_OF_A_SUBJECT, count),
  };
}

/** Several things that fill a vase, a basket or a plate. */
function isContent({ id, relation }: Pick<ReadSubject, 'id' | 'relation'>, several: number | null): boolean {
  if (!relation || (relation.kind !== 'in' && relation.kind !== 'on') || !canHold(relation.to, id)) return false;
  const { hasSingle, kind } = requireSubject(id);
  return (several !== null && kind !== 'people' && kind !== 'animals') || hasSingle === true;
}

/** One drawing of many is many already, unless a number is asked for that it can be drawn in; one of shoes is two. */
function drawingsOf(id: string, count: number | null, made: number): number {
  const { isMany, hasSingle, isPair } = requireSubject(id);
  if (isPair) return Math.ceil((count ?? (isMany ? 1 : made)) / (count === 1 ? 1 : 2));
  return isMany && (count === null || (count > 3 && !hasSingle)) ? 1 : made;
}

const MADE: ReadonlySet<Scene['ground']> = new Set(['road', 'path', 'rows']);

type Stage = Pick<Scene, 'setting' | 'backdrop' | 'water' | 'ground' | 'season'>;

/** What floats over a city is before that city, what floats on a pond on it, and neither in the bare sky. */
function namedSetting(places: readonly PlaceMeaning[], backdrops: readonly unknown[]): Scene['setting'] | null {
  const settings = places.flatMap(({ setting }) => (setting ? [setting] : []));
  // What floats in space is there.
  const setting = settings.find((one) => one !== 'sky') ?? settings[0] ?? null;
  const hasOther = backdrops.length > 0 || first(places, 'water') !== undefined;
  return setting === 'sky' && hasOther ? null : setting;
}

function stageOf(reading: Reading, subjects: readonly SceneSubject[], random: Random): Stage {
  const { places } = reading;
  const backdrops = places.flatMap(({ backdrop }) => (backdrop ? [backdrop] : []));
  return impliedStage(
    {
      setting: namedSetting(places, backdrops),
      // A village or a wood before mountains: the mountains are behind it.
      backdrop: backdrops.find((one) => one === 'volcano') ?? backdrops[0] ?? null,
      water: first(places, 'water') ?? null,
      // A road through a desert is a road.
      ground:
        places.find(({ ground }) => ground !== undefined && MADE.has(ground))?.ground ??
        first(places, 'ground') ??
        null,
      season: first(places, 'season') ?? null,
    },
    { subjects: freeSubjects(subjects).map(({ id }) => requireSubject(id)), random },
  );
}

/** Light that the painter may add, and the words that ask for it. */
const ADDED_LIGHT = { golden: 'in golden light', sunset: 'at sunset', dawn: 'at dawn' } as const;

type Lighting = { hour: Hour; added: string | null };

function hourOf(about: {
  reading: Reading;
  stage: Stage;
  weather: readonly Weather[];
  random: Random;
  isEnriched: boolean;
}): Lighting {
  const { random, isEnriched } = about;
  const given = givenHour(about);
  if (given !== null) return { hour: given, added: null };
  if (!isEnriched) {
    const open = random.pick(['day', 'day', 'golden', 'dawn', 'day', 'sunset', 'overcast', 'day'] as const);
    return { hour: open === 'overcast' && about.weather.includes('clear') ? 'day' : open, added: null };
  }
  const hour = random.pick(['golden', 'sunset', 'dawn'] as const);
  return { hour, added: ADDED_LIGHT[hour] };
}

/** The hour that the prompt asks for, or that its place, weather or season leaves; null where it is open. */
function givenHour({ reading, stage, weather }: Pick<Parameters<typeof hourOf>[0], 'reading' | 'stage' | 'weather'>) {
  if (stage.setting === 'underwater') return 'underwater';
  if (stage.setting === 'space') return 'space';
  const asked = first(reading.places, 'hour');
  if (weather.includes('storm') && asked !== 'night') return 'storm';
  if (asked) return asked === 'day' && stage.season === 'winter' ? 'winter' : asked;
  if (weather.includes('fog')) return 'fog';
  if (weather.includes('rain') || weather.includes('overcast')) return 'overcast';
  return stage.season === 'winter' ? 'winter' : null;
}

/** A prompt with the words that were added to it: as a prompt, it asks for what was drawn. */
export const promptWith = (prompt: string, added: string | null): string =>
  added === null ? prompt : `${prompt.replace(/[\s.,;]+$/u, '')}, ${added}`;

/** Indoors there is lamp light at night and soft light by day. */
function paletteHour(hour: Hour, stage: Stage, random: Random): Hour {
  if (stage.setting !== 'table' && stage.setting !== 'room') return hour;
  return hour === 'night' ? 'dusk' : hour === 'day' ? random.pick(['day', 'golden', 'dawn']) : hour;
}

function extrasOf(reading: Reading, subjects: readonly SceneSubject[]): Scene['extras'] {
  const extras = reading.places.flatMap(({ extra }) => (extra ? [extra] : []));
  if (subjects.some(({ id }) => id === 'cherry-tree')) extras.push('petals');
  return [...new Set(extras)];
}

const isAlive = (id: string): boolean => ['people', 'animals'].includes(requireSubject(id).kind);

/** Pictures of one prompt differ in where they are looked at from. */
function chosenComposition(setting: Scene['setting'], all: readonly SceneSubject[], random: Random): Composition {
  if (setting !== 'landscape') return 'level';
  const subjects = freeSubjects(all);
  const drawn = subjects.reduce((sum, { count }) => sum + count, 0);
  const roll = random.next();
  // What somebody wears or holds is to be seen.
  if (subjects.length < all.length && drawn <= 2) return drawn === 1 && roll < 0.7 ? 'close' : 'level';
  if (drawn === 1 && roll < 0.24 && requireSubject(subjects[0]!.id).domain === 'ground') return 'close';
  if (roll < 0.4) return 'level';
  if (roll < 0.56) return 'low-horizon';
  if (roll < 0.74) return 'high-horizon';
  if (roll < 0.82 && drawn >= 1) return 'from-below';
  // Somebody who is alone in the picture is what it is about.
  return drawn <= 2 && !subjects.some(({ id }) => isAlive(id)) ? 'wide' : 'level';
}
