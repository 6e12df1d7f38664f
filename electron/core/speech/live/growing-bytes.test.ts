import { describe, expect, it } from 'vitest';
import { createGrowingBytes, type GrowingBytes } from './growing-bytes.ts';

const bytes = (text: string) => Buffer.from(text);
async function all(growing: GrowingBytes, signal?: AbortSignal): Promise<string> {
  let text = '';
  for await (const chunk of growing.read(signal)) text += Buffer.from(chunk).toString();
  return text;
}

describe('bytes that come in', () => {
  it('are the same for every reader, whenever it begins', async () => {
    const growing = createGrowingBytes();
    const early = all(growing);
    growing.push(bytes('one '));
    await Promise.resolve();
    const late = all(growing);
    growing.push(bytes('two '));
    growing.push(bytes('three'));
    growing.end();
    expect(await Promise.all([early, late, all(growing)])).toEqual(Array(3).fill('one two three'));
  });

  it('end for those who wait when they end, also where none came', async () => {
    const growing = createGrowingBytes();
    const readers = [all(growing), all(growing)];
    await Promise.resolve();
    growing.end();
    expect(await Promise.all([...readers, all(growing)])).toEqual(['', '', '']);
  });

  it('let go a reader who leaves, at once and without the others', async () => {
    const growing = createGrowingBytes();
    const leaving = new AbortController();
    const [left, stays] = [all(growing, leaving.signal), all(growing)];
    growing.push(bytes('one '));
    await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    expect(await left).toBe('one ');
    growing.push(bytes('two'));
    growing.end();
    expect(await stays).toBe('one two');
    expect(await all(growing, AbortSignal.abort())).toBe('');
  });

  it('are kept by no reader that has gone: thousands may come and go', async () => {
    const growing = createGrowingBytes();
    const readers = Array.from({ length: 2000 }, () => {
      const leaving = new AbortController();
      const reading = all(growing, leaving.signal);
      return { leaving, reading };
    });
    await new Promise((resolve) => setImmediate(resolve));
    for (const { leaving } of readers) leaving.abort();
    expect(new Set(await Promise.all(readers.map(({ reading }) => reading)))).toEqual(new Set(['']));
    const last = all(growing);
    growing.push(bytes('still here'));
    growing.end();
    expect(await last).toBe('still here');
  });
});
