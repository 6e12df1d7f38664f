import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { takeLines } from '../../language/line-words.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { PlanStopped, type Hands } from '../../plan/hands.ts';
import { readPages } from '../../texts/read-pages.ts';
import { lineNames, linesAt, type TextLine } from '../lines/line-targets.ts';
import type { Skill } from '../skill.ts';
import type { DeliveryChange } from './delivery-words.ts';
import { bareDeliveryWish, type DeliveryWish, deliveryWish } from './delivery-wish.ts';
import { looseDeliveryWish } from './loose-delivery.ts';

/** A script as a whole, by whatever speaks it. */
const WHOLE =
  /^(?:all of )?(?:(?:the|this|that|my|its?|every|all|each)\s+)*(?:(?:whole|entire|complete)\s+)?(?:narrat(?:or|ion)|voices?|scripts?|reading|speaker|delivery|story|lines?|thing|it|this|that|everything|everyone|everybody|it all|all of it|they|them|him|her|he|she)$/i;
/** Who speaks by trade: without a script beside, too, this is about one. */
const SPEAKS = /\b(?:narrat(?:or|ion)|voice)\b/i;
/** Other things that can be slow, calm or happy. */
const NO_SPEAKER =
  /\b(?:songs?|music|tracks?|tunes?|beats?|images?|pictures?|photos?|clips?|videos?|films?|cameras?|sky|background|light|colou?rs?|titles?|fonts?|text|app|playback|player|recordings?|transcripts?)\b/i;

/** Longer clauses are texts, which the patterns would take long to read. */
const MOST_CHARACTERS = 300;

/** Sets speed, pitch, volume and emotion of a script, a character or lines. */
export const setDelivery: Skill = {
  name: 'set delivery',
  examples: [
    'Make the narrator sound happier',
    'Let Anna speak slower in the lighthouse story',
    'Set the speed of the narrator to 1.2',
  ],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || text.length > MOST_CHARACTERS || !situation.tools.has('set_delivery')) return null;
    const isOpen = situation.studio.open?.kind === 'script';
    const wish = deliveryWish(text) ?? (isOpen ? bareDeliveryWish(text) : null);
    if (!wish || NO_SPEAKER.test(wish.who) || !isOfScript(wish, situation.studio.open?.kind)) return null;
    return { understood: `Change how ${wish.who} is spoken.`, act: (hands) => deliver(hands, wish) };
  },
};

/** The same beside an open script where no other skill knows the words: each of them is read. */
export const setDeliveryLoosely: Skill = {
  name: 'set delivery, loosely',
  isFollowUp: true,
  examples: [],
  understand({ text, isAboutDoing, situation }) {
    const isOpen = situation.studio.open?.kind === 'script';
    if (isAboutDoing || !isOpen || text.length > MOST_CHARACTERS || !situation.tools.has('set_delivery')) return null;
    const wish = looseDeliveryWish(text);
    if (!wish || NO_SPEAKER.test(text)) return null;
    return { understood: `Change how ${wish.who} is spoken.`, act: (hands) => deliver(hands, wish) };
  },
};

function isOfScript({ who, where, isVoiced }: DeliveryWish, open: string | undefined): boolean {
  if (open === 'script') return isVoiced || WHOLE.test(who) || takeLines(who) !== null || /^\p{Lu}|^the\s/u.test(who);
  return SPEAKS.test(who) || (isVoiced && where !== 'this script');
}

type Value = number | string | null;
type Delivery = Record<string, Value>;
type Script = { item: ContextItem; answers: readonly Record<string, unknown>[]; lines: readonly Line[] };
type Line = { id: string; text: string; character: string | null; delivery: Delivery };

function deliver(hands: Hands, wish: DeliveryWish): string {
  const script = readScript(hands, wish.where);
  const { id, title } = script.item;
  const told = subjectsOf(script, wish.who).map((subject) => {
    const values = valuesOf(wish.change, subject.before);
    hands.call('set_delivery', { id, ...subject.args, ...values });
    const set = Object.entries(values).map(
      ([name, value]) => `${name === 'pitchSemitones' ? 'pitch' : name} ${value ?? 'as inherited'}`,
    );
    return `Set ${set.join(', ')} for ${subject.told} “${title}”.`;
  });
  return `${told.join('\n')} Generate it to hear the change. You can undo it.`;
}

const record = (value: unknown): Delivery =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Delivery) : {};
const rows = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];

function readScript(hands: Hands, where: string): Script {
  const [item] = findTargets(hands, where, { kinds: ['script'], isSingle: true });
  const { answers } = readPages(hands, { tool: 'read_script', asked: { id: item!.id }, most: 20 });
  const lines = answers.flatMap((answer) =>
    rows(answer['lines']).map(({ id, text, character, delivery }) => ({
      id: String(id),
      text: typeof text === 'string' ? text : '',
      character: typeof character === 'string' ? character : null,
      delivery: record(delivery),
    })),
  );
  return { item: item!, answers, lines };
}

type Subject = { args: Record<string, unknown>; before: Delivery; told: string };

/** “Anna and the wizard” are two, where nobody is called so. */
function subjectsOf(script: Script, who: string): Subject[] {
  const named = takeLines(who);
  if (named) return subjectsOfLines(script, linesAt(script, named.numbers));
  const parts = who.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);
  const areAll = parts.length > 1 && parts.every((part) => characterNamed(script, part) !== null);
  return areAll ? parts.map((part) => subjectOf(script, part)) : [subjectOf(script, who)];
}

/** Lines that are spoken alike now are one: “louder” starts from what each has. */
function subjectsOfLines(script: Script, lines: readonly TextLine[]): Subject[] {
  const ids = new Set(lines.map(({ id }) => id));
  const before = ({ character, delivery }: Line): Delivery => ({
    ...deliveryOf(script),
    ...deliveryOf(script, character),
    ...delivery,
  });
  const alike = new Map<string, Line[]>();
  for (const line of script.lines.filter(({ id }) => ids.has(id))) {
    const key = JSON.stringify(before(line));
    alike.set(key, [...(alike.get(key) ?? []), line]);
  }
  return [...alike.values()].map((group) => ({
    args: { lineIds: group.map(({ id }) => id) },
    before: before(group[0]!),
    told: `${lineNames(group)} of`,
  }));
}

/** What is set of the script, or of one of its characters. */
function deliveryOf({ answers: [answer] }: Script, name?: string | null): Delivery {
  if (name === undefined) return record(answer?.['delivery']);
  return record(rows(answer?.['characters']).find(({ character }) => character === name)?.['delivery']);
}

function subjectOf(script: Script, who: string): Subject {
  const whole = deliveryOf(script);
  const character = characterNamed(script, who);
  if (character !== null)
    return { args: { character }, before: { ...whole, ...deliveryOf(script, character) }, told: `${character} in` };
  if (WHOLE.test(who)) return { args: {}, before: whole, told: 'all of' };
  throw new PlanStopped(noSuchCharacter(script, who));
}

/** “The wizard” may be called Wizard, or just so. */
function characterNamed({ lines }: Script, who: string): string | null {
  const wanted = who.toLowerCase();
  const bare = wanted.replace(/^(?:the|my)\s+/, '');
  const names = lines.map(({ character }) => character).filter((name) => name !== null);
  return names.find((name) => [wanted, bare].includes(name.toLowerCase().replace(/^the\s+/, ''))) ?? null;
}

function noSuchCharacter({ item, lines }: Script, who: string): string {
  const names = [...new Set(lines.map(({ character }) => character).filter((name) => name !== null))];
  const there = names.length === 0 ? 'has no characters' : `has ${names.slice(0, 8).join(', ')}`;
  return `“${item.title}” ${there}, and nobody called “${who}”. Nothing was changed.`;
}

const BOUNDS = { speed: [0.5, 2], volume: [0.1, 10], pitchSemitones: [-12, 12] } as const;

function valuesOf(change: DeliveryChange, before: Delivery): Record<string, Value> {
  const times = (name: 'speed' | 'volume', by: number) => within(name, Number(before[name] ?? 1) * by);
  const { speedTimes, volumeTimes, pitchSteps, speed, volume, pitchSemitones, emotion } = change;
  const given = (name: keyof typeof BOUNDS, value: number | null | undefined) =>
    value === undefined ? {} : { [name]: value === null ? null : within(name, value) };
  return {
    ...given('speed', speed),
    ...given('volume', volume),
    ...given('pitchSemitones', pitchSemitones),
    ...(speedTimes === undefined ? {} : { speed: times('speed', speedTimes) }),
    ...(volumeTimes === undefined ? {} : { volume: times('volume', volumeTimes) }),
    ...(pitchSteps === undefined
      ? {}
      : { pitchSemitones: within('pitchSemitones', Number(before['pitchSemitones'] ?? 0) + pitchSteps) }),
    ...(emotion === undefined ? {} : { emotion }),
  };
}

function within(name: keyof typeof BOUNDS, value: number): number {
  const [least, most] = BOUNDS[name];
  const bounded = Math.min(most, Math.max(least, value));
  return name === 'pitchSemitones' ? Math.round(bounded) : Math.round(bounded * 100) / 100;
}
