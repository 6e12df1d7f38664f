import { requireSubject } from '../subjects/subject-registry.ts';
import { plainSubject, type ReadSubject } from './read-subject.ts';

/** What makes a celebration of a prompt, where balloons are those that are blown up. */
const CELEBRATION =
  /\b(?:birthday|party|cake|gifts?|presents?|wedding|celebrat\w*|anniversary|carnival|child|children|kids?)\b/i;

/** What stands in a room that is named, where nothing of it is. */
const FURNISHINGS: readonly (readonly [room: RegExp, ids: readonly string[]])[] = [
  [/\b(?:coffee (?:shop|house)|caf[eé]|tea house|bakery)\b/i, ['table', 'chair', 'teacup', 'potted-plant']],
  [/\brestaurant\b/i, ['table', 'chair', 'wine']],
  [/\boffice\b/i, ['table', 'chair', 'laptop', 'potted-plant']],
  [/\b(?:gaming|streaming) (?:room|setup|desk)\b/i, ['table', 'monitor', 'keyboard', 'armchair']],
  [/\bstudio\b/i, ['table', 'microphone', 'floor-lamp']],
  [/\bbedroom\b/i, ['bed', 'floor-lamp']],
  [/\bkitchen\b/i, ['table', 'chair', 'kettle']],
  [/\b(?:library|study)\b/i, ['bookshelf', 'armchair', 'floor-lamp']],
  [/\b(?:reading|co[sz]y) (?:nook|corner)\b/i, ['armchair', 'bookshelf', 'floor-lamp', 'cushion']],
  [/\bliving room\b/i, ['sofa', 'floor-lamp', 'potted-plant']],
];
/** These lie on a table where there is one. */
const ON_TABLE: ReadonlySet<string> = new Set([
  'teacup',
  'wine',
  'laptop',
  'microphone',
  'kettle',
  'books',
  'monitor',
  'keyboard',
]);

/** Balloons that somebody holds. */
const HELD_BALLOONS = /\b(?:hold\w*|carr\w*|with|and|of|colou?rful|party)\s+(?:\S+\s+){0,3}balloons?\b/i;

/** What is said of balloons that somebody blew up, and where others fly. */
const BLOWN_UP =
  /\b(?:bunch|helium|foil|strings?|inflat\w*|rubber|latex|(?:different|many|various|bright|all) colou?rs|colou?rful)\b/i;
const IN_THE_OPEN =
  /\b(?:over|above|sky|skies|fl(?:y|ies|ying)|float\w*|drift\w*|landscape|valley|hills?|mountains?|fields?|sunrise|sunset|dawn|festival|clouds?)\b/i;

/** Subjects as they are meant beside each other: candles of a cake are on it, balloons at a party are toys, umbrellas are held. */
export function settledSubjects(
  subjects: readonly ReadSubject[],
  { prompt, isRoom, isElsewhere }: { prompt: string; isRoom: boolean; isElsewhere: boolean },
): ReadSubject[] {
  const hasSushi = subjects.some(({ id }) => id === 'sushi');
  // A rowing boat is drawn with its two oars.
  const hasBoat = subjects.some(({ id }) => id === 'rowboat');
  const areToys = areToyBalloons(subjects, prompt);
  const meant = subjects
    .filter(({ id }) => !(hasSushi && (id === 'clownfish' || id === 'fish')) && !(hasBoat && id === 'paddle'))
    .map((subject) => (areToys ? withToys(subject) : subject))
    .map((subject) => inContext(subject, subjects, prompt))
    .map((subject) =>
      subject.pose === 'playing' && AT_TABLE.test(prompt) ? { ...subject, pose: 'sitting' as const } : subject,
    )
    .map((subject) => (isTumbler(subject, prompt) ? { ...subject, id: 'glass', relation: null } : subject));
  const settled = meant.filter(
    ({ id, colour }, index) => meant.findIndex((other) => other.id === id && other.colour === colour) === index,
  );
  const complete = withOneEach(withCandles(settled, prompt));
  return withHolders(isRoom ? furnished(complete, prompt) : isElsewhere ? complete : withTable(complete));
}

function areToyBalloons(subjects: readonly ReadSubject[], prompt: string): boolean {
  if (/\bair balloon/i.test(prompt)) return false;
  const isHeld = subjects.some(({ relation }) => relation?.kind === 'holding' && relation.to === 'hot-air-balloon');
  const isAlive = subjects.some(({ id }) => ['people', 'animals'].includes(requireSubject(id).kind));
  const areBlownUp = BLOWN_UP.test(prompt) && !IN_THE_OPEN.test(prompt);
  return isHeld || areBlownUp || CELEBRATION.test(prompt) || (isAlive && HELD_BALLOONS.test(prompt));
}

/** Words that mean something else among certain others. */
const CONTEXTS: readonly (readonly [id: string, context: RegExp, instead: string])[] = [
  ['bat', /\b(?:baseball|cricket|softball|batter|pitch)\b/i, 'baseball-bat'],
  ['knight', /\bchess\b/i, 'chess-knight'],
  ['queen', /\bchess\b/i, 'chess-queen'],
  ['king', /\bchess\b/i, 'chess-king'],
];
/** Who plays these sits. */
const AT_TABLE =
  /\bplay\w*\s+(?:\S+\s+){0,2}(?:chess|cards|checkers|draughts|dominoes|piano|drums?|cello|board games?|video games?)\b/i;
/** The mother of young animals is one of them. */
const ADULTS: Readonly<Record<string, string>> = { duckling: 'duck', chick: 'chicken' };

function inContext(subject: ReadSubject, all: readonly ReadSubject[], prompt: string): ReadSubject {
  const { id } = contextOf(subject.id, prompt) ?? subject;
  const young = all.map((other) => ADULTS[other.id]).find((adult) => adult !== undefined);
  const isParent =
    young !== undefined && id === 'woman' && /\b(?:their|its|her|his) (?:mother|mom|mum)\b/i.test(prompt);
  const { relation } = subject;
  const to = relation && contextOf(relation.to, prompt)?.id;
  return { ...subject, id: isParent ? young : id, relation: relation && to ? { ...relation, to } : relation };
}

const contextOf = (id: string, prompt: string): { id: string } | null => {
  const instead = CONTEXTS.find(([meant, context]) => meant === id && context.test(prompt))?.[2];
  return instead === undefined ? null : { id: instead };
};

const TOY = 'balloon-toy';

function withToys(subject: ReadSubject): ReadSubject {
  const { relation } = subject;
  const renamed = relation?.to === 'hot-air-balloon' ? { ...relation, to: TOY } : relation;
  return { ...subject, id: subject.id === 'hot-air-balloon' ? TOY : subject.id, relation: renamed };
}

/** Two glasses are to drink from, a pair of glasses to look through. */
const isTumbler = ({ id, count, relation }: ReadSubject, prompt: string): boolean =>
  id === 'glasses' && relation?.kind !== 'worn' && (count ?? 0) > 1 && !/\bpairs? of/i.test(prompt);

const ONE_EACH: ReadonlySet<string> = new Set(['on', 'riding', 'holding']);

/** “Three frogs on lily pads”: each has one of its own. */
function withOneEach(subjects: readonly ReadSubject[]): ReadSubject[] {
  return subjects.map((one) => {
    if (one.several === null || one.count !== null) return one;
    const isOn = ({ relation, count }: ReadSubject) =>
      relation !== null && ONE_EACH.has(relation.kind) && relation.to === one.id && count !== null;
    const count = subjects.find(isOn)?.count ?? null;
    return count === null ? one : { ...one, count };
  });
}

/** Candles with a cake are on it, and no birthday cake is without. */
function withCandles(subjects: readonly ReadSubject[], prompt: string): ReadSubject[] {
  if (!subjects.some(({ id }) => id === 'cake')) return [...subjects];
  const relation = { kind: 'on', to: 'cake' } as const;
  if (subjects.some(({ id }) => id === 'candle'))
    return subjects.map((subject) => (subject.id === 'candle' ? { ...subject, relation } : subject));
  return /\bbirthday\b/i.test(prompt)
    ? [...subjects, { ...plainSubject('candle'), several: 5, relation }]
    : [...subjects];
}

/** A room that is named has what makes it one. */
function furnished(subjects: readonly ReadSubject[], prompt: string): ReadSubject[] {
  const ids = FURNISHINGS.find(([room]) => room.test(prompt))?.[1];
  if (!ids || subjects.some(({ id }) => requireSubject(id).isIndoors)) return [...subjects];
  const missing = ids.filter((id) => subjects.every((subject) => subject.id !== id));
  const all = [...subjects, ...missing.map(plainSubject)];
  if (!ids.includes('table')) return all;
  // What is on the table is in nobody's hand.
  return all.map((subject) => {
    if (isForTable(subject.id) && subject.relation === null && !isHeld(subject.id, all))
      return { ...subject, relation: { kind: 'on', to: 'table' } };
    const { relation } = subject;
    return relation?.kind === 'holding' && ON_TABLE.has(relation.to) ? { ...subject, relation: null } : subject;
  });
}

/** Food and tableware do not lie on the floor of a room with a table. */
const isForTable = (id: string): boolean => {
  const { kind, domain } = requireSubject(id);
  return ON_TABLE.has(id) || (domain === 'table' && (kind === 'food' || kind === 'tableware'));
};

const isHeld = (id: string, all: readonly ReadSubject[]): boolean =>
  all.some(({ relation }) => relation?.kind === 'holding' && relation.to === id);

const OUTDOORS: ReadonlySet<string> = new Set('campfire bench swing slide hammock sandcastle sledge'.split(' '));

/** Somebody with food that is in no hand stands at a table with it. */
function withTable(subjects: readonly ReadSubject[]): ReadSubject[] {
  const isPerson = subjects.some(({ id }) => requireSubject(id).kind === 'people');
  // Whoever is on an orange is not at table with it.
  const isUsed = (id: string) => subjects.some(({ relation }) => relation?.to === id);
  const isOnTable = ({ id, relation }: ReadSubject) => isForTable(id) && relation === null && !isUsed(id);
  const isOpen = subjects.some(({ id }) => {
    const { kind, isIndoors } = requireSubject(id);
    return OUTDOORS.has(id) || isIndoors === true || ['buildings', 'vehicles', 'animals', 'plants'].includes(kind);
  });
  if (!isPerson || isOpen || !subjects.some(isOnTable)) return [...subjects];
  const all = subjects.map((one) =>
    isOnTable(one) ? { ...one, relation: { kind: 'on', to: 'table' } as const } : one,
  );
  return [...all, plainSubject('table')];
}

/** Several umbrellas in the open have people under them, one each. */
function withHolders(subjects: readonly ReadSubject[]): ReadSubject[] {
  const umbrella = subjects.find(({ id }) => id === 'umbrella');
  const isMany = umbrella && ((umbrella.count ?? 1) > 1 || umbrella.several !== null);
  if (!isMany || subjects.some(({ id }) => requireSubject(id).isIndoors)) return [...subjects];
  const somebody = subjects.find(({ id }) => requireSubject(id).kind === 'people');
  const count = umbrella.count ?? somebody?.count ?? 3;
  const holder: ReadSubject = {
    ...(somebody ?? plainSubject('person')),
    count,
    relation: { kind: 'holding', to: 'umbrella' },
  };
  const others = subjects.filter((subject) => subject !== somebody && subject !== umbrella);
  return [...others, { ...umbrella, count }, holder];
}
