import { describe, expect, it } from 'vitest';
import { createKnownKeys } from './known-keys.ts';

/** Keys that no pattern would know, with characters that JSON and addresses spell otherwise. */
const KEY = 'plain"words/and+more%of\\them';

describe('a key that is in use', () => {
  const keys = createKnownKeys();
  keys.add(KEY);

  it.each([
    ['whole', KEY],
    ['in a JSON text', JSON.stringify({ key: KEY })],
    ['in an address', `https://example.com/?k=${encodeURIComponent(KEY)}`],
    ['cut off at its end', KEY.slice(0, 14)],
    ['cut off at its beginning', KEY.slice(-14)],
    ['more than once', `${KEY}${KEY} and ${KEY.slice(3, 20)}`],
  ])('is removed from texts: %s', (_name, text) => {
    const result = keys.without(`before ${text} after`);
    expect(result).toMatch(/^before .* after$/);
    for (let at = 0; at + 12 <= KEY.length; at += 1) expect(result).not.toContain(KEY.slice(at, at + 12));
    expect(result).toContain('[key]');
  });

  it('leaves everything else alone', () => {
    expect(keys.without('plain words and more of them')).toBe('plain words and more of them');
    expect(keys.without('')).toBe('');
  });

  it('is removed only where it stands alone when it is as short as a word', () => {
    const short = createKnownKeys();
    short.add('a.c');
    expect(short.without('abc a.c, (a.c) xa.cx')).toBe('abc [key], ([key]) xa.cx');
  });

  it('is removed whole from texts too long to be searched for parts', () => {
    const long = 'x'.repeat(100_000);
    expect(keys.without(`${long}${KEY}${long}`)).toBe(`${long}[key]${long}`);
  });
});
