import type { Composition, Pose, SceneSubject, Style } from '../scene/scene.ts';
import { SUBJECTS } from '../subjects/subject-registry.ts';
import type { ShownWords } from './left-out.ts';
import type { Found } from './lexicon/lexicon.ts';
import {
  ACTION_WORDS,
  BODY_WORDS,
  COMPOSITION_WORDS,
  FUNCTION_WORDS,
  NEGATIONS,
  POSE_BASES,
  POSE_WORDS,
  PRAISE_WORDS,
  SIDE_WORDS,
  SIZE_WORDS,
  STYLE_WORDS,
} from './lexicon/other-words.ts';
import { Relations } from './relations/relations.ts';
import { HOUR_WORDS, type NamedPlace, PLACE_WORDS, type PlaceMeaning } from './lexicon/place-words.ts';
import type { ReadSubject } from './read-subject.ts';

/** What was understood of a prompt, in its order, and what was not. */
export type Reading = {
  subjects: ReadSubject[];
  places: PlaceMeaning[];
  tint: string[];
  flowerColour: string | null;
  style: Style | null;
  composition: Composition | null;
  /** Words that cannot be drawn, as they were written. */
  unknown: string[];
};

/** Whether a word stands for nothing that could be looked for in an image. */
const isNoThing = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || PRAISE_WORDS.has(word) || ACTION_WORDS.has(word) || /^\d+$/.test(word);

/** Words behind which a base is a noun: "on the run". */
const ARTICLES: ReadonlySet<string> = new Set(['the', 'his', 'her', 'its', 'their', 'this', 'that']);

/** Words that begin a noun of their own. */
const OWNERS: ReadonlySet<string> = new Set(['their', 'his', 'her', 'its']);

/** What landscapes have of their own: it cannot be left out of them. */
const SCENERY: Readonly<Record<string, string>> = { oak: 'trees', pine: 'pines', birch: 'birches', bush: 'bushes' };

/** Goes through the words and remembers what belongs to the next noun. */
export class PromptReader {
  readonly reading: Reading = {
    subjects: [],
    places: [],
    tint: [],
    flowerColour: null,
    style: null,
    composition: null,
    unknown: [],
  };
  /** Whether a subject is drawn with another one. */
  isVessel(subject: ReadSubject): boolean {
    return this.relations.vessels.has(subject);
  }

  /** What was named to be worn by somebody who cannot wear it: IDs of subjects with the words for them. */
  get unwearable(): ReadonlyMap<string, string> {
    return this.relations.unwearable;
  }

  /** Words of how figures are to be seen, which not every figure can be. */
  readonly shown: ShownWords = { closeWord: null, bodyWords: [] };
  /** Places with their words. */
  readonly places: NamedPlace[] = [];
  private hasFigure = false;
  private before = '';
  private count: number | null = null;
  private several: number | null = null;
  private colours: string[] = [];
  private size: SceneSubject['size'] = null;
  private pose: Pose | null = null;
  private poseWord: string | null = null;
  private readonly relations = new Relations(this.reading.subjects);
  private word = '';
  private isUnwanted = false;
  private hasAnd = false;
  private isAfterUnknown = false;

  take({ meanings, isPlural }: Found, word = ''): void {
    this.word = word;
    this.before = '';
    if (meanings.relation !== undefined) this.leaveToUnknown();
    this.isAfterUnknown = false;
    if (meanings.subject !== undefined) return this.addSubject(meanings.subject, isPlural);
    if (meanings.style !== undefined) this.reading.style ??= STYLE_WORDS.get(meanings.style)!;
    else if (meanings.composition !== undefined) this.compose(meanings.composition);
    else if (meanings.side !== undefined) this.placeLast(SIDE_WORDS.get(meanings.side)!);
    else if (meanings.place !== undefined) this.addPlace(meanings.place, isPlural);
    else if (meanings.colour !== undefined) this.colours.push(meanings.colour);
    else if (meanings.count !== undefined) this.count = meanings.count;
    else if (meanings.several !== undefined) this.several = meanings.several;
    else if (meanings.pose !== undefined) this.takePose(meanings.pose, POSE_WORDS.get(meanings.pose)!);
    else if (meanings.size !== undefined) this.size = SIZE_WORDS.get(meanings.size)!;
    if (meanings.relation !== undefined) this.relations.begin(meanings.relation);
  }

  /** A colour for the next noun, where none is asked for. */
  takeColour(colour: string | null | undefined): void {
    if (colour && this.colours.length === 0) this.colours.push(colour);
  }

  /** About how many the next noun is of; a number of the place that they are in is not theirs: "a pumpkin patch". */
  takeSeveral(count: number): void {
    this.count = null;
    this.several ??= count;
  }

  /** A thing that cannot be drawn, with what was said of it. */
  leaveOut(phrase: string): void {
    if (!this.isUnwanted) this.reading.unknown.push(phrase);
    this.forget();
  }

  skip(word: string): void {
    if (word === ',') return this.endPhrase();
    this.relations.pass(word);
    const isVerb = this.hasFigure && this.count === null && !ARTICLES.has(this.before);
    this.before = word;
    // “Five ducklings following their mother”: the number was that of a noun that nobody knows.
    if (OWNERS.has(word)) this.count = this.several = null;
    if (word === 'and') this.leaveToUnknown();
    this.isAfterUnknown = false;
    if (word === 'and') this.hasAnd = true;
    else if (NEGATIONS.has(word)) this.isUnwanted = true;
    else if (isVerb && POSE_BASES.has(word)) this.takePose(word, POSE_BASES.get(word)!);
    else if (BODY_WORDS.has(word)) this.shown.bodyWords.push(word);
    else if (!isNoThing(word)) this.leaveUnknown(word);
  }

  private leaveUnknown(word: string): void {
    this.reading.unknown.push(word);
    this.isAfterUnknown = true;
  }

  /** “A white beard and a yellow hat”: white was the beard, though nobody knows it. */
  private leaveToUnknown(): void {
    if (!this.isAfterUnknown) return;
    this.colours = [];
    this.count = this.several = this.size = null;
  }

  private compose(word: string): void {
    const composition = COMPOSITION_WORDS.get(word)!;
    if (composition === 'close' || composition === 'portrait') this.shown.closeWord ??= word;
    this.reading.composition ??= composition;
  }

  /** What was said so far belongs to no later noun; colours that no noun took tint the whole. */
  endPhrase(): void {
    this.relations.endPhrase();
    this.reading.tint.push(...this.colours);
    this.colours = [];
    this.count = this.several = this.size = this.pose = null;
    this.isUnwanted = this.hasFigure = this.hasAnd = false;
  }

  /** Behind a noun a pose is that noun's: "a dog running". */
  private takePose(word: string, pose: Pose): void {
    // Who eats an apple or reads a newspaper has it.
    if (pose === 'eating' || pose === 'drinking' || pose === 'reading') this.relations.begin('holding');
    const last = this.reading.subjects.at(-1);
    if (last && last.pose === null && this.count === null && this.colours.length === 0)
      Object.assign(last, { pose, poseWord: word });
    else [this.pose, this.poseWord] = [pose, word];
  }

  private placeLast(side: NonNullable<SceneSubject['place']>): void {
    const last = this.reading.subjects.at(-1);
    if (last) last.place = side;
  }

  private addPlace(word: string, isPlural: boolean): void {
    const meaning = PLACE_WORDS.get(word)!;
    if (this.isUnwanted) {
      // “Without clouds” asks for a clear sky.
      if (meaning.weather === 'cloudy' || meaning.weather === 'overcast')
        this.reading.places.push({ weather: 'clear' });
    } else {
      if (meaning.coloured === 'flowers') this.reading.flowerColour ??= this.colours.shift() ?? null;
      this.reading.tint.push(...this.colours);
      if (meaning.background !== undefined) this.reading.tint.unshift(meaning.background);
      // A time of day that is named says more than a sun or a moon before it.
      const isTime = HOUR_WORDS.has(word) && !this.places.some((place) => HOUR_WORDS.has(place.word));
      this.reading.places.splice(isTime ? 0 : this.reading.places.length, 0, meaning);
      this.places.push({ word, meaning, colours: this.colours, count: this.count, isPlural });
    }
    this.forget();
  }

  private addSubject(id: string, isPlural: boolean): void {
    this.hasFigure = true;
    const same = this.reading.subjects.filter((subject) => subject.id === id);
    const [asked] = this.colours;
    // A white cat and a black cat are two.
    const known = same.find(({ colour }) => colour === null || asked === undefined || colour === asked);
    const scenery = SCENERY[id];
    if (this.isUnwanted && scenery) this.reading.unknown.push(`without ${scenery}`);
    if (!this.isUnwanted && known) this.addTo(known, isPlural);
    if (!this.isUnwanted && !known) {
      const several =
        this.several ?? (isPlural && this.count === null && !SUBJECTS.get(id)?.isMany ? this.plural : null);
      const { count, size, pose } = this;
      // Of several colours the first is the one that it has most of: "a red and white lighthouse".
      const colour = this.colours[0] ?? null;
      this.reading.subjects.push({
        id,
        count,
        several,
        colour,
        place: null,
        size,
        pose,
        poseWord: pose === null ? null : this.poseWord,
        relation: null,
      });
      this.relations.complete(this.reading.subjects.at(-1)!, { hasAnd: this.hasAnd, word: this.word });
    }
    this.forget();
  }

  /** "Two elephants and a baby elephant": three. A noun that is only named again, without a number, is the same one. */
  private addTo(known: ReadSubject, isPlural: boolean): void {
    if (this.count !== null && known.count !== null && this.hasAnd && !isPlural) known.count += this.count;
    // “A cup of tea in a white mug”: the same cup, and it is white.
    known.colour ??= this.colours[0] ?? null;
    this.relations.complete(known, { hasAnd: this.hasAnd, word: this.word });
  }

  /** How many a plural without a number is. */
  private get plural(): number {
    return this.relations.fills ? 7 : 3;
  }

  private forget(): void {
    this.relations.forget();
    this.colours = [];
    this.count = this.several = this.size = this.pose = null;
    this.isUnwanted = this.hasAnd = false;
  }
}
