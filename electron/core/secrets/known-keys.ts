/** Parts of a key of at least this many characters give away enough of it to be removed. */
const FRAGMENT_LENGTH = 12;
/** A key this short could be a part of any word; it is removed only where it stands alone. */
const SHORT_KEY_LENGTH = 8;
/** Parts of a key are looked for in texts up to this length, whole keys in all. */
const LONGEST_SEARCHED = 16 * 1024;
const REPLACEMENT = '[key]';

/**
 * Removes the keys that are in use, whole or cut off, from texts that come from outside: a service may echo a key anywhere
 * in what it answers.
 */
export interface KnownKeys {
  /** From now on `key` is removed. */
  add(key: string): void;
  /** Linear in the length of the text for each key. */
  without(text: string): string;
}

/** Knows no key yet. */
export function createKnownKeys(): KnownKeys {
  const removers = new Map<string, (text: string) => string>();
  return {
    add: (key) => {
      if (!removers.has(key)) removers.set(key, removerOf(key));
    },
    without: (text) => [...removers.values()].reduce((rest, remove) => remove(rest), text),
  };
}

/** What removes one key from a text, in every spelling that it has on the wire. */
export function removerOf(key: string): (text: string) => string {
  if (key.length < SHORT_KEY_LENGTH) return aloneRemover(key);
  const spellings = [...new Set([key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)])];
  const fragmentLength = Math.min(FRAGMENT_LENGTH, key.length);
  const fragments = new Set(spellings.flatMap((spelling) => fragmentsOf(spelling, fragmentLength)));
  return (text) => {
    const whole = spellings.reduce((rest, spelling) => rest.replaceAll(spelling, REPLACEMENT), text);
    return whole.length > LONGEST_SEARCHED ? whole : withoutFragments(whole, fragments, fragmentLength);
  };
}

function aloneRemover(key: string): (text: string) => string {
  const escaped = key.replaceAll(/[^\w]/g, String.raw`\$&`);
  const alone = new RegExp(String.raw`(?<![\w-])${escaped}(?![\w-])`, 'g');
  return (text) => text.replaceAll(alone, REPLACEMENT);
}

function fragmentsOf(key: string, length: number): string[] {
  return Array.from({ length: key.length - length + 1 }, (_, at) => key.slice(at, at + length));
}

function withoutFragments(text: string, fragments: ReadonlySet<string>, length: number): string {
  let result = '';
  let done = 0;
  for (let at = 0; at + length <= text.length;) {
    if (!fragments.has(text.slice(at, at + length))) {
      at += 1;
      continue;
    }
    result += text.slice(done, at) + REPLACEMENT;
    while (at + length <= text.length && fragments.has(text.slice(at, at + length))) at += 1;
    at += length - 1;
    done = at;
  }
  return result + text.slice(done);
}
