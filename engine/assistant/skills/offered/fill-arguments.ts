import type { OfferedTool } from '../../conversation.ts';
import { quotedTexts } from '../../language/quoted-texts.ts';
import { wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import { numberOf } from '../../language/number-words.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { PlanStopped, type Hands } from '../../plan/hands.ts';
import { conceptsOf } from './tool-concepts.ts';
import { choicesOf, propertiesOf, typeOf, type ToolProperty } from './tool-schema.ts';

const PLACE = /city|location|place|town|country|region|address|destination|where/i;
const WHEN = /^(?:date|day|when)$/i;
const TOPIC =
  /prompt|query|search|keywords?|topic|subject|description|text|idea|about|content|message|question|body|^q$|input/i;
const ID = /(?:^|_)ids?$|Ids?$/;

/**
 * Arguments for a tool out of the words of a request: choices by name, numbers and switches beside their names, items by what is
 * open, places after “in”, and what the request is about. Nothing else is made up.
 * @throws PlanStopped that asks for what is missing; CallNeeded to look an item up
 */
export function fillArguments(hands: Hands, text: string, tool: OfferedTool): Record<string, unknown> {
  const properties = propertiesOf(tool);
  const args: Record<string, unknown> = {};
  for (const property of properties) {
    const value = valueOf(hands, { text, property, all: properties });
    if (value !== undefined) args[property.name] = value;
  }
  const missing = properties.filter(({ name, isRequired }) => isRequired && args[name] === undefined);
  if (missing.length > 0) {
    throw new PlanStopped(`For ${tool.name} I need ${missing.map(({ name }) => name).join(', ')}. Please tell me.`);
  }
  return args;
}

/** One argument to fill, among all of its tool, from a request. */
type Wanted = { text: string; property: ToolProperty; all: readonly ToolProperty[] };

function valueOf(hands: Hands, { text, property, all }: Wanted): unknown {
  const { name, schema } = property;
  const choices = choicesOf(schema);
  if (choices.length > 0) return choiceIn(text, choices);
  const type = typeOf(schema);
  if (ID.test(name)) return idsFor(hands, text, property);
  if (type === 'integer' || type === 'number') return numberFor(text, property);
  if (type === 'boolean') return switchFor(text, name);
  if (type === 'string') return textFor(text, property, all);
  return undefined;
}

function choiceIn(text: string, choices: readonly string[]): string | undefined {
  const lower = ` ${text.toLowerCase()} `;
  const literal = choices.find(
    (choice) =>
      lower.includes(` ${choice.toLowerCase()} `) || (/\W|\d/.test(choice) && lower.includes(choice.toLowerCase())),
  );
  if (literal !== undefined) return literal;
  const wanted = new Set(conceptsOf(text));
  return choices.find((choice) => {
    const concepts = conceptsOf(choice);
    return concepts.length > 0 && concepts.every((concept) => wanted.has(concept));
  });
}

/** What can be meant by an ID is what is open or selected. */
function idsFor(hands: Hands, text: string, { name, schema, isRequired }: ToolProperty): string | string[] | undefined {
  if (!isRequired && !/\b(?:this|that|it|these|those|selected)\b/i.test(text)) return undefined;
  const pointing = /\b(?:this|that|it|these|those|them|selected)\b/i.exec(text)?.[0] ?? 'this';
  const items = findTargets(hands, pointing, { isDestructive: true, isSingle: typeOf(schema) !== 'array' });
  const ids = items.map(({ id }) => id);
  return typeOf(schema) === 'array' || name.endsWith('s') ? ids : ids[0];
}

function numberFor(text: string, { name, schema, isRequired }: ToolProperty): number | undefined {
  const words = wordsOf(text.replaceAll(/\d+\s*:\s*\d+/g, ' '));
  const numbers = words.flatMap((word, index) => {
    const value = numberOf(word);
    return value === null ? [] : [{ value, index }];
  });
  const isCount = /^(?:n|count|number|amount|quantity|how_?many)/i.test(name);
  const near = numbers.find(({ index }) =>
    [words[index - 1], words[index + 1]].some((word) => word !== undefined && name.toLowerCase().includes(word)),
  );
  const first = words[0] !== undefined && numberOf(words[1] ?? '') !== null ? numbers[0] : undefined;
  const found = near ?? (isCount ? first : undefined) ?? (isRequired ? numbers[0] : undefined);
  if (!found) return undefined;
  const { minimum, maximum } = schema;
  const tooLow = typeof minimum === 'number' && found.value < minimum;
  return tooLow || (typeof maximum === 'number' && found.value > maximum) ? undefined : found.value;
}

function switchFor(text: string, name: string): boolean | undefined {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^(?:is|has|with|enable|use) /, '');
  const at = text.toLowerCase().indexOf(words);
  if (at < 0) return undefined;
  return !/\b(?:no|without|not)\s*$/i.test(text.slice(0, at));
}

function textFor(text: string, { name, isRequired }: ToolProperty, all: readonly ToolProperty[]): string | undefined {
  if (PLACE.test(name)) return placeIn(text);
  if (WHEN.test(name))
    return /\b(?:today|tomorrow|tonight|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{4}-\d{2}-\d{2})\b/i
      .exec(text)?.[0]
      .toLowerCase();
  if (/url|link/i.test(name)) return /https?:\/\/\S+/i.exec(text)?.[0];
  if (/e-?mail|recipient|^to$/i.test(name)) return /[\w.+-]+@[\w-]+\.[\w.]+/.exec(text)?.[0];
  if (!isRequired) return undefined;
  const [quoted] = quotedTexts(text);
  const texts = all.filter(
    ({ schema, isRequired: needed }) => needed && typeOf(schema) === 'string' && choicesOf(schema).length === 0,
  );
  const isOnlyText = texts.filter(({ name: each }) => !ID.test(each) && !PLACE.test(each)).length === 1;
  if (TOPIC.test(name) || isOnlyText) return quoted ?? topicOf(text, all);
  return quoted;
}

/** A place is written with capital letters after “in”, “at”, “for” or “near”. */
function placeIn(text: string): string | undefined {
  const capital =
    /\b(?:in|at|for|near|around|of|to)\s+((?:\p{Lu}[\p{L}'’.-]*)(?:[\s,]+(?:de|la|of|the|\p{Lu}[\p{L}'’.-]*))*)/u.exec(
      text,
    )?.[1];
  const place =
    capital ??
    /\b(?:in|at|near)\s+([\p{L}][\p{L}\s'’-]*?)(?:\s+(?:today|tomorrow|tonight|now|on|this|next)\b.*)?$/iu.exec(
      text,
    )?.[1];
  return place?.replace(/[\s,.?!]+$/, '');
}

const OBJECT =
  '(?:(?:pictures?|images?|photos?|paintings?|drawings?|illustrations?|songs?|tracks?|tunes?|videos?|clips?|films?|posters?)\\s+(?:of|about|showing|with|for|on|from)\\s+)';
const LEAD = new RegExp(`^(?:[\\p{L}]+\\s+)(?:me\\s+|us\\s+)?(?:an?\\s+|the\\s+|some\\s+|\\d+\\s+)?${OBJECT}?`, 'iu');
const VERB =
  /^(?:draw|paint|make|create|generate|compose|write|sketch|render|produce|show|search|find|look|tell|give|animate|film|illustrate|translate|play|speak|narrate|say)\b/i;

/** What a request is about: without its verb, the thing that is made, and values that other arguments take. */
function topicOf(text: string, all: readonly ToolProperty[]): string | undefined {
  let topic = VERB.test(text) ? text.replace(LEAD, '') : text;
  // An article belongs to what is shown, unless the thing that is made had it.
  const lead = VERB.test(text) ? (LEAD.exec(text)?.[0] ?? '') : '';
  const article = /(?:^|\s)((?:an?|the|some)\s+)$/i.exec(lead)?.[1];
  if (article !== undefined) topic = `${article}${topic}`;
  for (const choice of all.flatMap(({ schema }) => choicesOf(schema))) {
    if (/\d/.test(choice))
      topic = topic.replace(
        new RegExp(`[\\s,]*\\b(?:in|as|at|with)?\\s*${choice.replaceAll(/[^\w]/g, '\\$&')}(?!\\w)`, 'i'),
        '',
      );
  }
  const clean = topic.replace(/[\s,.?!]+$/, '').trim();
  return clean === '' ? undefined : clean;
}
