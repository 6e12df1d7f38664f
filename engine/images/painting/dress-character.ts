import type { Scene } from '../scene/scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';

/** Gives the first person, else the first animal, a colour, and adds a person where there is neither. */
export function dressCharacter(scene: Scene, colour: string): Scene {
  const kinds = scene.subjects.map(({ id }) => requireSubject(id).kind);
  const index = kinds.includes('people') ? kinds.indexOf('people') : kinds.indexOf('animals');
  if (index >= 0)
    return {
      ...scene,
      subjects: scene.subjects.map((subject, at) => (at === index ? { ...subject, colour } : subject)),
    };
  const person: Scene['subjects'][number] = {
    id: 'person',
    count: 1,
    askedCount: null,
    colour,
    place: null,
    size: null,
    pose: null,
    relation: null,
  };
  return { ...scene, subjects: [person, ...scene.subjects] };
}
