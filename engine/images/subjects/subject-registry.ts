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

/** Everything that can be drawn, by ID. A new subject is a file and an entry in the list of its kind. */
export const SUBJECTS: ReadonlyMap<string, Subject & { kind: SubjectKind }> = new Map(
  Object.entries(KINDS).flatMap(([kind, subjects]) =>
    subjects.map((subject) => [subject.id, { ...subject, kind: kind as SubjectKind }] as const),
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
