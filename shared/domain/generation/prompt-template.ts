/** A template as it is read: texts, and places with one of several continuations. */
type Part = string | { choices: Part[][] };

/** The prompts that a template stands for: `total` of them, of which the first are in `prompts`. */
export type ExpandedPrompt = { prompts: string[]; total: number };

/** Templates come with files of strangers: many ways to say the same are not all tried. */
const MOST_TRIES = 10_000;

/**
 * What is sent for a prompt with wildcards: `{red|blue} fox` stands for two prompts. A choice may be empty and may hold others.
 * Braces without `|` between them, and braces without their partner, are plain text. Equal prompts count once. `most` prompts
 * are written out; where there are more, `total` counts the combinations.
 */
export function expandPrompt(template: string, most: number): ExpandedPrompt {
  const parts = parse(template);
  const prompts = new Set<string>();
  let tries = 0;
  for (const text of textsOf(parts)) {
    if (prompts.size >= most || tries >= MOST_TRIES) return { prompts: [...prompts], total: countOf(parts) };
    prompts.add(tidy(text));
    tries += 1;
  }
  return { prompts: [...prompts], total: prompts.size };
}

/** Whether a prompt has a place with a choice. */
export const hasWildcards = (template: string): boolean => parse(template).some((part) => typeof part !== 'string');

/** An empty choice leaves two spaces behind. */
const tidy = (text: string): string => text.replaceAll(/[ \t]{2,}/g, ' ').trim();

function parse(template: string): Part[] {
  const characters = [...template];
  return partsBetween({ characters, places: placesOf(characters) }, 0, characters.length);
}

/** By its opening brace: where a place with choices ends, and the bars between them. */
type Places = ReadonlyMap<number, { end: number; bars: readonly number[] }>;

function placesOf(characters: readonly string[]): Places {
  const places = new Map<number, { end: number; bars: readonly number[] }>();
  const open: { at: number; bars: number[] }[] = [];
  for (const [at, character] of characters.entries()) {
    if (character === '{') open.push({ at, bars: [] });
    else if (character === '|') open.at(-1)?.bars.push(at);
    else if (character === '}') {
      const place = open.pop();
      if (place && place.bars.length > 0) places.set(place.at, { end: at, bars: place.bars });
    }
  }
  return places;
}

type Read = { characters: readonly string[]; places: Places };

function partsBetween(read: Read, from: number, to: number): Part[] {
  const parts: Part[] = [];
  let text = '';
  for (let at = from; at < to; at += 1) {
    const place = read.places.get(at);
    if (!place) {
      text += read.characters[at] ?? '';
      continue;
    }
    const edges = [at, ...place.bars, place.end];
    const choices = edges.slice(1).map((edge, index) => partsBetween(read, (edges[index] ?? at) + 1, edge));
    parts.push(text, { choices });
    text = '';
    at = place.end;
  }
  return [...parts, text];
}

function countOf(parts: readonly Part[]): number {
  const counts = parts.map((part) =>
    typeof part === 'string' ? 1 : part.choices.reduce((sum, choice) => sum + countOf(choice), 0),
  );
  return counts.reduce((product, count) => product * count, 1);
}

function* textsOf(parts: readonly Part[], at = 0): Generator<string> {
  const part = parts[at];
  if (part === undefined) {
    yield '';
    return;
  }
  const heads = typeof part === 'string' ? [part] : choicesOf(part.choices);
  for (const head of heads) for (const tail of textsOf(parts, at + 1)) yield head + tail;
}

function* choicesOf(choices: readonly Part[][]): Generator<string> {
  for (const choice of choices) yield* textsOf(choice);
}
