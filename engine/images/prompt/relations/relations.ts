import { canBeHeld, canHold, canWear, standsBeside } from '../../layout/carriers.ts';
import { requireSubject } from '../../subjects/subject-registry.ts';
import { RELATION_WORDS } from '../lexicon/other-words.ts';
import type { ReadSubject } from '../read-subject.ts';
import { APART, BLOOMS, BOUQUET, GAME, IN_LISTS, SERVED_IN, SPOTS, SURFACES } from './relation-tables.ts';

/**
 * Who wears or has, or what holds, what was named last. What follows in a list is there too: “a bowl with bananas, grapes and a pear”, “a witch with
 * a broom and a hat”.
 */
type List = { by: ReadSubject };

/** How the subjects of a prompt stand to each other, by the words between them. */
export class Relations {
  private readonly subjects: readonly ReadSubject[];
  /** What somebody is to wear who cannot: IDs of subjects with the words for them. */
  readonly unwearable = new Map<string, string>();
  /** What is drawn with what is in it. */
  readonly vessels = new Set<ReadSubject>();
  private readonly full = new Set<ReadSubject>();
  private word = '';
  private passed = '';
  private pending: string | null = null;
  private around: ReadSubject | null = null;
  private list: List | null = null;
  private previous: ReadSubject | null = null;
  /** Subjects that “and” joins to the last one: “a cat and a dog on a sofa” are both on it. */
  private joined: ReadSubject[] = [];

  constructor(subjects: readonly ReadSubject[]) {
    this.subjects = subjects;
  }

  /** Whether what comes next fills something: “full of apples” are more than a few. */
  get fills(): boolean {
    return this.pending?.startsWith('full') === true || this.pending?.startsWith('filled') === true;
  }

  /** A word for a relation; it is that of what was named to what comes next. */
  begin(word: string): void {
    this.pending = word;
  }

  /** A word between two nouns. */
  pass(word: string): void {
    this.around = word === 'around' ? this.previous : null;
    // An adjective behind an article ends no list: “a sword and a round shield”.
    if (!IN_LISTS.has(word) && !IN_LISTS.has(this.passed) && this.pending === null) this.list = null;
    this.passed = word;
    // “A bathtub with a duck beside it”.
    const isApart = this.pending !== null && APART.has(RELATION_WORDS.get(this.pending)!);
    if (word === 'it' && isApart && this.previous) this.previous.relation = null;
    if (SPOTS.has(word) && this.pending !== null && RELATION_WORDS.get(this.pending) === 'on') this.putOnBody();
  }

  /** “An otter with a starfish on its belly”: the starfish is on the otter. */
  private putOnBody(): void {
    const { previous } = this;
    if (!previous) return;
    const body = this.subjects.findLast((one) => one !== previous && isAlive(one));
    if (body && previous.relation === null) previous.relation = { kind: 'on', to: body.id };
    if (body?.relation?.kind === 'holding' && body.relation.to === previous.id) body.relation = null;
    this.pending = null;
  }

  /** Nothing is pending across a comma, though a list goes on. “A shoe on a step with balls around”: they are not on it. */
  endPhrase(): void {
    if (this.around && this.around.relation?.kind !== 'worn') this.around.relation = null;
    this.around = null;
    this.pending = null;
  }

  /** After a noun that is no subject, though what follows it in a list may be one: “with a carrot nose and a scarf”. */
  forget(): void {
    const kind = this.pending === null ? null : RELATION_WORDS.get(this.pending);
    const { previous } = this;
    if (previous && isAlive(previous) && (kind === 'with' || kind === 'wearing')) this.list = { by: previous };
    this.pending = null;
  }

  /** A noun that was named after the word. */
  complete(subject: ReadSubject, { hasAnd, word }: { hasAnd: boolean; word: string }): void {
    const { previous } = this;
    this.word = word;
    this.passed = '';
    this.around = null;
    const kind = this.pending === null ? null : RELATION_WORDS.get(this.pending)!;
    if (!this.continues(subject, kind) && previous && previous !== subject && kind)
      this.relate(previous, subject, kind);
    if (kind !== null && kind !== 'with' && kind !== 'wearing' && this.list?.by !== previous) this.list = null;
    this.pending = null;
    // What was bound into something else is not what comes next.
    if (this.vessels.has(subject) || this.unwearable.has(subject.id)) return;
    // “A jar of honey” is full.
    if (word.includes(' of ')) this.full.add(subject);
    this.joined = hasAnd && kind === null ? [...this.joined, subject] : [subject];
    this.previous = subject;
  }

  private continues(subject: ReadSubject, kind: Relation | null): boolean {
    if (kind !== null || this.list === null || subject.relation !== null) return false;
    const { by } = this.list;
    // After “a plate of cookies and a glass of milk” the glass is beside the plate.
    const isVessel = requireSubject(subject.id).room !== undefined;
    return (
      (canWear(subject.id, by.id) && wear(subject, by)) || (!isVessel && putInto(subject, by)) || giveTo(by, subject)
    );
  }

  private relate(previous: ReadSubject, subject: ReadSubject, kind: Relation): void {
    const isWorn = kind === 'wearing' || kind === 'with' || kind === 'in';
    const wearer = isWorn ? this.wearerOf(subject, previous) : null;
    if (wearer) {
      wear(subject, wearer);
      this.list = { by: wearer };
    } else if (isWorn && kind !== 'with' && isToBeWorn(subject, previous)) this.unwearable.set(subject.id, this.word);
    else if (kind === 'holding') this.bring(this.doerBefore(previous), subject, kind);
    else if (kind === 'with' || kind === 'wearing') this.bring(previous, subject, kind);
    else {
      // Plants are in no cooking pot.
      if (subject.id === 'pot' && requireSubject(previous.id).kind === 'plants') subject.id = 'flower-pot';
      if (this.seat(previous, { kind, to: subject.id })) return;
      for (const one of this.joined) this.carrierOf(one).relation ??= { kind, to: subject.id };
    }
  }

  /** “Kids around a campfire holding sticks”: no fire holds anything. */
  private doerBefore(previous: ReadSubject): ReadSubject {
    if (isAlive(previous) || previous.relation?.kind === 'worn') return previous;
    return this.subjects.slice(0, this.subjects.indexOf(previous)).findLast(isAlive) ?? previous;
  }

  /** “A man reading a newspaper on a bench” is on it himself, with the newspaper. */
  private seat(held: ReadSubject, relation: NonNullable<ReadSubject['relation']>): boolean {
    const holder = this.subjects.find((one) => one.relation?.kind === 'holding' && one.relation.to === held.id);
    const isPlace = relation.kind === 'on' || relation.kind === 'under' || relation.kind === 'behind';
    if (!isPlace || !holder || !isPerson(holder) || held.relation !== null) return false;
    held.relation = { kind: 'in', to: holder.id };
    holder.relation = relation;
    return true;
  }

  /** What is on a plate in “a cake with a candle on a plate” is the cake. */
  private carrierOf(one: ReadSubject): ReadSubject {
    const { relation } = one;
    // A cat with sunglasses on a skateboard: the cat is on it.
    if (relation?.kind === 'worn') return this.subjects.find(({ id }) => id === relation.to) ?? one;
    const isIn = relation?.kind === 'in' || relation?.kind === 'on';
    return (isIn && this.subjects.find(({ id }) => id === relation.to && canHold(id, one.id))) || one;
  }

  /** Who wears it: the one before, or who wears what is before. */
  private wearerOf(subject: ReadSubject, previous: ReadSubject): ReadSubject | null {
    if (canWear(subject.id, previous.id)) return previous;
    const by = previous.relation?.kind === 'worn' ? previous.relation.to : null;
    const one = this.subjects.find(({ id }) => id === by && canWear(subject.id, id));
    if (one || isAlive(previous) || canHold(previous.id, subject.id)) return one ?? null;
    // “A girl at her desk with headphones”.
    return (
      this.subjects.findLast((other) => other !== previous && isAlive(other) && canWear(subject.id, other.id)) ?? null
    );
  }

  private bring(previous: ReadSubject, subject: ReadSubject, kind: Relation): void {
    if (previous.id === BOUQUET && requireSubject(subject.id).hasSingle) return this.bind(subject, previous);
    if (SERVED_IN[subject.id]?.includes(previous.id)) this.serve(subject, previous);
    else if (standsBeside(previous.id, subject.id)) return;
    else if (!this.full.has(previous) && putInto(subject, previous)) this.list = { by: previous };
    else if (kind === 'with' && SURFACES.has(previous.id) && canBeHeld(subject.id))
      subject.relation ??= { kind: 'on', to: previous.id };
    else {
      const holder = this.holderOf(previous, { kind, subject });
      if (holder && (kind === 'holding' || canBeHeld(subject.id))) {
        if (!giveTo(holder, subject)) holder.relation ??= { kind: 'holding', to: subject.id };
        this.list = { by: holder };
      }
    }
  }

  /** A bowl of soup is one thing: the drawing of the soup has its bowl. */
  private serve(subject: ReadSubject, vessel: ReadSubject): void {
    subject.colour ??= vessel.colour;
    subject.count ??= vessel.count;
    subject.several ??= vessel.several;
    this.vessels.add(vessel);
  }

  /** The flowers of a bouquet are its own, and give it their colour. */
  private bind(flowers: ReadSubject, bouquet: ReadSubject): void {
    bouquet.colour ??= flowers.colour ?? BLOOMS[flowers.id] ?? null;
    this.vessels.add(flowers);
  }

  /** People hold what they are with; animals only what they are said to hold. */
  private holderOf(
    previous: ReadSubject,
    { kind, subject }: { kind: Relation; subject: ReadSubject },
  ): ReadSubject | null {
    const wearer = previous.relation?.kind === 'worn' ? previous.relation.to : null;
    const player = GAME.has(previous.id)
      ? this.subjects.findLast((one) => one !== previous && isPerson(one))
      : undefined;
    const user =
      kind === 'with' && isTool(subject) && !isAlive(previous) ? this.subjects.findLast(hasFreeHand) : undefined;
    const holder = this.subjects.find(({ id }) => id === wearer) ?? player ?? user ?? previous;
    return kind === 'holding' || requireSubject(holder.id).kind === 'people' ? holder : null;
  }
}

type Relation = ReturnType<typeof RELATION_WORDS.get> & string;

const isPerson = ({ id }: ReadSubject): boolean => requireSubject(id).kind === 'people';
const isAlive = (one: ReadSubject): boolean => isPerson(one) || requireSubject(one.id).kind === 'animals';

/** Work is done with it by somebody: “watering a sunflower with a watering can”. */
const isTool = ({ id }: ReadSubject): boolean => requireSubject(id).kind === 'tools' || TOOLS_BESIDES.has(id);
const TOOLS_BESIDES: ReadonlySet<string> = new Set([
  'knife',
  'spoon',
  'broom',
  'camera',
  'butterfly-net',
  'fishing-rod',
]);
const hasFreeHand = (one: ReadSubject): boolean => isPerson(one) && one.relation === null;

/** “A bear in a raincoat”: not the bear beside a raincoat. */
const isToBeWorn = (thing: ReadSubject, by: ReadSubject): boolean =>
  requireSubject(thing.id).wear !== undefined && isAlive(by);

function wear(worn: ReadSubject, by: ReadSubject): true {
  worn.relation = { kind: 'worn', to: by.id };
  return true;
}

/** Into a hand that has nothing yet: the first thing is told by its holder, the second by itself. */
function giveTo(by: ReadSubject, thing: ReadSubject): boolean {
  if (requireSubject(by.id).kind !== 'people' || !canBeHeld(thing.id)) return false;
  if (by.relation === null) by.relation = { kind: 'holding', to: thing.id };
  else if (by.relation.kind === 'holding' && by.relation.to !== thing.id && thing.relation === null)
    thing.relation = { kind: 'in', to: by.id };
  else return false;
  return true;
}

function putInto(content: ReadSubject, holder: ReadSubject): boolean {
  if (!canHold(holder.id, content.id)) return false;
  const isFlat = requireSubject(holder.id).room?.way === 'flat';
  content.relation ??= { kind: isFlat ? 'on' : 'in', to: holder.id };
  return true;
}
