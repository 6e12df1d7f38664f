import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wavHeader } from '../../../shared/audio/wav.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { asAudio } from '../../../shared/domain/library/media-facts.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';

let context: TestContext;
let open: TestLibrary;
let root: string;

beforeEach(() => {
  context = openTestContext();
  root = context.folder;
  open = openTestLibrary(context);
});
afterEach(async () => {
  await open.stop();
  context.end();
});

async function reopen() {
  await open.stop();
  context.close();
  context = openTestContext({ folder: root });
  open = openTestLibrary(context);
}

/** A file with so many seconds of a tone. */
function madeFile(seconds: number): string {
  const samples = Int16Array.from({ length: seconds * 16_000 }, (_, index) => 9000 * Math.sin(index / 8));
  const header = wavHeader({ sampleRate: 16_000, channels: 1, dataBytes: samples.byteLength });
  const file = path.join(root, 'made.part');
  fs.writeFileSync(file, Buffer.concat([header, Buffer.from(samples.buffer)]));
  return file;
}

const made = (file: string, id?: string) => ({
  id: id as ItemId | undefined,
  kind: 'voice-sample' as const,
  title: 'My voice',
  file,
  fileName: 'My voice.wav',
  recipe: { spans: 2 },
});

describe('a file that was made here', () => {
  it('is an item at once, is read without a job, and comes together with the rows that belong to it', async () => {
    const heard: unknown[] = [];
    open.library.onRead((_tx, { id, kind, facts }) => heard.push([id, kind, asAudio(facts).durationMs]));
    const item = await open.library.addMade({
      ...made(madeFile(1), 'chosen'),
      alongside: (tx, id) => tx.run(`INSERT INTO facts (name, value) VALUES ('sample', :id)`, { id }),
    });
    expect(item).toMatchObject({
      id: 'chosen',
      kind: 'voice-sample',
      recipe: { spans: 2 },
      sourceName: 'My voice.wav',
    });
    expect(item.media).toEqual({ state: 'reading' });
    expect(await open.library.whenRead({ id: item.id })).toMatchObject({ durationMs: 1000, container: 'wav' });
    expect(heard).toEqual([['chosen', 'voice-sample', 1000]]);
    expect(fs.existsSync(open.library.mediaFile({ id: item.id, variant: 'peaks' }).file)).toBe(true);
    expect(context.db.get(`SELECT value FROM facts WHERE name = 'sample'`)).toEqual({ value: 'chosen' });
    expect(fs.existsSync(path.join(root, 'made.part'))).toBe(false);
    expect(open.jobs.list({ limit: 10 })).toEqual([]);
  });

  it('stays with whoever made it when its rows cannot be stored', async () => {
    const file = madeFile(1);
    const alongside = () => {
      throw new Error('no such script');
    };
    await expect(open.library.addMade({ ...made(file), alongside })).rejects.toThrow('no such script');
    expect(fs.statSync(file).size).toBe(32_080);
    expect(open.library.page({ limit: 10, bin: false }).items).toEqual([]);
    expect(fs.readdirSync(path.join(root, 'library', 'media'))).toEqual(['.incoming']);
  });

  it('goes back to another disk too', async ({ skip }) => {
    const elsewhere = '/dev/shm';
    const isOther = fs.existsSync(elsewhere) && fs.statSync(elsewhere).dev !== fs.statSync(root).dev;
    skip(!isOther, 'needs a second disk');
    const disk = fs.mkdtempSync(path.join(elsewhere, 'atelier-made-'));
    try {
      const file = path.join(disk, 'made.part');
      fs.copyFileSync(madeFile(1), file);
      const alongside = () => {
        throw new Error('no such script');
      };
      await expect(open.library.addMade({ ...made(file), alongside })).rejects.toThrow('no such script');
      expect(fs.statSync(file).size).toBe(32_080);
    } finally {
      fs.rmSync(disk, { recursive: true, force: true });
    }
  });

  it('is read at the next start when the program ended before', async () => {
    const { id } = await open.library.addMade(made(madeFile(60)));
    await reopen();
    expect(open.library.get({ id }).media).toEqual({ state: 'reading' });
    open.made.readLeft();
    expect((await open.library.whenRead({ id })).durationMs).toBe(60_000);
  });

  it('that cannot be read says so and stays', async () => {
    const file = path.join(root, 'broken');
    fs.writeFileSync(file, 'this is no sound');
    const { id } = await open.library.addMade(made(file));
    await expect(open.library.whenRead({ id })).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
    expect(open.library.get({ id }).media.state).toBe('failed');
  });
});
