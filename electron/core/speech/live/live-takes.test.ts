import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { createLiveTakes, type LiveTakes } from './live-takes.ts';

const TAKE = 'take' as ItemId;
const SCRIPT = 'script' as ItemId;

let context: TestContext;
let takes: LiveTakes;
beforeEach(() => {
  context = openTestContext();
  takes = createLiveTakes(context.changes);
});
afterEach(() => context.end());

const fileOf = (name = 'take.mp3') => path.join(context.folder, name);
async function heard(id: ItemId): Promise<string> {
  let text = '';
  for await (const chunk of takes.heard(id)?.read() ?? []) text += Buffer.from(chunk).toString('latin1');
  return text;
}

describe('a take that grows', () => {
  it('is on the disk with each chunk and heard by who came before the first', async () => {
    const beginning = takes.begin({ id: TAKE, scriptId: SCRIPT, file: fileOf() });
    const listening = heard(TAKE);
    const take = await beginning;
    await take.append(Buffer.from('one '));
    expect(fs.readFileSync(fileOf(), 'latin1')).toBe('one ');
    await take.append(Buffer.from('two'));
    expect(takes.get(TAKE)).toBe(take);
    await take.close();
    takes.end(TAKE);
    expect([await listening, fs.readFileSync(fileOf(), 'latin1')]).toEqual(['one two', 'one two']);
  });

  it('is still heard whole by who asks when it has just ended, but grows no more', async () => {
    const take = await takes.begin({ id: TAKE, scriptId: SCRIPT, file: fileOf() });
    await take.append(Buffer.from('all of it'));
    await take.close();
    await take.close();
    takes.end(TAKE);
    takes.end(TAKE);
    expect([takes.get(TAKE), await heard(TAKE)]).toEqual([null, 'all of it']);
  });

  it('that came to nothing lets its listeners go', async () => {
    fs.writeFileSync(fileOf(), 'mine');
    const beginning = takes.begin({ id: TAKE, scriptId: SCRIPT, file: fileOf() });
    const listening = heard(TAKE);
    await expect(beginning).rejects.toThrow();
    takes.end(TAKE);
    expect([await listening, fs.readFileSync(fileOf(), 'utf8')]).toEqual(['', 'mine']);
  });

  it('is private, and is nobody’s who asks for another', async () => {
    const take = await takes.begin({ id: TAKE, scriptId: SCRIPT, file: fileOf() });
    expect(fs.statSync(fileOf()).mode & 0o077).toBe(0);
    expect([takes.get('other' as ItemId), takes.heard('other' as ItemId)]).toEqual([null, null]);
    takes.grown('other' as ItemId);
    takes.end('other' as ItemId);
    await take.close();
  });
});
