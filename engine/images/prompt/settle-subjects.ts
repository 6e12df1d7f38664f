import { requireSubject } from '../subjects/subject-registry.ts';
import type { ReadSubject } from './read-subject.ts';

/** What makes a celebration of a prompt, where balloons are those that are blown up. */
const CELEBRATION =
  /\b(?:birthday|party|cake|gifts?|presents?|wedding|celebrat\w*|anniversary|carnival|child|children|kids?)\b/i;

/** What stands in a room that is named, where nothing of it is. */
const FURNISHINGS: readonly (readonly [room: RegExp, ids: readonly string[]])[] = [
  [/\b(?:coffee (?:shop|house)|caf[eé]|tea house|bakery)\b/i, ['table', 'chair', 'teacup', 'potted-plant']],
  [/\brestaurant\b/i, ['table', 'chair', 'wine']],
  [/\boffice\b/i, ['table', 'chair', 'laptop', 'potted-plant']],
  [/\bstudio\b/i, ['table', 'microphone', 'floor-lamp']],
  [/\bbedroom\b/i, ['bed', 'floor-lamp']],
  [/\bkitchen\b/i, ['table', 'chair', 'kettle']],
  [/\b(?:library|study)\b/i, ['bookshelf', 'armchair', 'floor-lamp']],
  [/\bliving room\b/i, ['sofa', 'floor-lamp', 'potted-plant']],
];
/** These lie on a table where there is one. */
const ON_TABLE: ReadonlySet<string> = new Set(['teacup', 'wine', 'laptop', 'microphone', 'kettle', 'books']);

/** Subjects as they are meant beside each other: candles of a cake are on it, balloons at a party are toys, umbrellas are held. */
export function settledSubjects(subjects: readonly ReadSubject[], prompt: string): ReadSubject[] {
  const hasCake = subjects.some(({ id }) => id === 'cake');
  const areToys = CELEBRATION.test(prompt) && !/\bair balloon/i.test(prompt);
  const hasSushi = subjects.some(({ id }) => id === 'sushi');
  const meant = subjects
    .filter(({ id }) => !(hasCake && id === 'candle') && !(hasSushi && (id === 'clownfish' || id === 'fish')))
    .map((subject) => (areToys && subject.id === 'hot-air-balloon' ? { ...subject, id: 'balloon-toy' } : subject));
  const settled = meant.filter(({ id }, index) => meant.findIndex((other) => other.id === id) === index);
  return withHolders(furnished(settled, prompt));
}

const plain = (id: string): ReadSubject => ({
  id,
  count: null,
  several: null,
  colour: null,
  place: null,
  size: null,
  pose: null,
  relation: null,
});

/** A room that is named has what makes it one. */
function furnished(subjects: readonly ReadSubject[], prompt: string): ReadSubject[] {
  const ids = FURNISHINGS.find(([room]) => room.test(prompt))?.[1];
  if (!ids || subjects.some(({ id }) => requireSubject(id).isIndoors)) return [...subjects];
  const missing = ids.filter((id) => subjects.every((subject) => subject.id !== id));
  const all = [...subjects, ...missing.map(plain)];
  return all.map((subject) =>
    ON_TABLE.has(subject.id) && subject.relation === null && ids.includes('table')
      ? { ...subject, relation: { kind: 'on', to: 'table' } }
      : subject,
  );
}

/** Several umbrellas in the open have people under them, one each. */
function withHolders(subjects: readonly ReadSubject[]): ReadSubject[] {
  const umbrella = subjects.find(({ id }) => id === 'umbrella');
  const isMany = umbrella && ((umbrella.count ?? 1) > 1 || umbrella.several !== null);
  if (!isMany || subjects.some(({ id }) => requireSubject(id).isIndoors)) return [...subjects];
  const somebody = subjects.find(({ id }) => requireSubject(id).kind === 'people');
  const count = umbrella.count ?? somebody?.count ?? 3;
  const holder: ReadSubject = {
    ...(somebody ?? plain('person')),
    count,
    relation: { kind: 'holding', to: 'umbrella' },
  };
  const others = subjects.filter((subject) => subject !== somebody && subject !== umbrella);
  return [...others, { ...umbrella, count }, holder];
}
