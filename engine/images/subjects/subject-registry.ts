import { BUILDINGS } from './buildings/buildings.ts';
import { VEHICLES } from './vehicles/vehicles.ts';
import { PLANTS } from './plants/plants.ts';
import { ANIMALS } from './animals/animals.ts';
import { PEOPLE } from './people/people.ts';
import { THINGS } from './things/things.ts';
import { FOOD } from './food/food.ts';
import { FURNITURE } from './furniture/furniture.ts';
import { CLOTHES } from './clothes/clothes.ts';
import { TABLEWARE } from './tableware/tableware.ts';
import { TOOLS } from './tools/tools.ts';
import { HOBBIES } from './hobbies/hobbies.ts';
import type { Joint } from '../drawing/points.ts';
import type { Subject } from './subject.ts';

/** Kinds of subjects; the layout puts large kinds behind small ones. */
export type SubjectKind =
  | 'buildings'
  | 'vehicles'
  | 'plants'
  | 'animals'
  | 'people'
  | 'things'
  | 'food'
  | 'furniture'
  | 'clothes'
  | 'tableware'
  | 'tools'
  | 'hobbies';

const KINDS: Readonly<Record<SubjectKind, readonly Subject[]>> = {
  buildings: BUILDINGS,
  vehicles: VEHICLES,
  plants: PLANTS,
  animals: ANIMALS,
  people: PEOPLE,
  things: THINGS,
  food: FOOD,
  furniture: FURNITURE,
  clothes: CLOTHES,
  tableware: TABLEWARE,
  tools: TOOLS,
  hobbies: HOBBIES,
};

/** Where fruit has its face, for what it may wear on a sticker. */
const FACE_OF_FOOD = [0, -60, 28] as const;
const FACES: Readonly<Record<string, Joint>> = {
  avocado: [0, -68, 26],
  lemon: [0, -44, 30],
  cactus: [0, -84, 11],
  pumpkin: [0, -46, 34],
  mushroom: [0, -62, 30],
  succulent: [0, -60, 26],
};

/** Hats reach above what wears them. */
const TOP_WITH_HAT = 1.9;

function withFace(subject: Subject, kind: string): Subject {
  const own = FACES[subject.id];
  if (own) return { ...subject, fruitFace: own, topShare: TOP_WITH_HAT };
  return kind === 'food' && subject.room === undefined && subject.head === undefined && subject.wear === undefined
    ? {
        ...subject,
        topShare: TOP_WITH_HAT,
        fruitFace: [FACE_OF_FOOD[0], FACE_OF_FOOD[1], Math.min(FACE_OF_FOOD[2], subject.width * 0.3)],
      }
    : subject;
}

/** Everything that can be drawn, by ID. A new subject is a file and an entry in the list of its kind. */
export const SUBJECTS: ReadonlyMap<string, Subject & { kind: SubjectKind }> = new Map(
  Object.entries(KINDS).flatMap(([kind, subjects]) =>
    subjects.map((subject) => [subject.id, { ...withFace(subject, kind), kind: kind as SubjectKind }] as const),
  ),
);

/**
 * The subject with this ID.
 * @throws Error when none has it, as in a scene of a later version
 */
export function requireSubject(id: string): Subject & { kind: SubjectKind } {
  const subject = SUBJECTS.get(id);
  if (!subject) throw new Error(`No subject is called ${id}`);
  return subject;
}
