import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipeIn } from '../../../core/media/images/recipe-in-image.ts';
import { twoColours } from '../../../core/media/images/test-data/pictures.ts';
import { buildBundledCli, type BundledCli } from '../../testing/bundled-cli.ts';

let cli: BundledCli;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-cli-image-'));
  cli = await buildBundledCli();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const start = (...args: string[]) =>
  cli.start(['generate', 'image', ...args], {
    home: folder,
    temporary: folder,
    environment: { ATELIER_HOME: path.join(folder, 'home') },
  });
const atelier = (...args: string[]) => start(...args).ended;

type Report = { images: { file: string; seed: number; notDrawn: string[] }[]; missingCount: number };

describe('atelier generate image', () => {
  it('writes images that can be generated again, says their seeds, and overwrites nothing', async () => {
    const args = ['A red fox by a lake with a zither', '--size', '640x512', '-e', 'local', '--out', 'out', '--json'];
    const run = await atelier(...args, '--count', '2');
    expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining('done, 2 of 2 in ') });
    expect(run.stderr).toContain('  not drawn: zither\n');
    const { images, missingCount } = JSON.parse(run.stdout) as Report;
    expect([images.length, missingCount, images[0]?.notDrawn]).toEqual([2, 0, ['zither']]);
    const bytes = await Promise.all(images.map(async ({ file }) => await readFile(file)));
    for (const each of bytes) expect(imageSize(each)).toMatchObject({ width: 640, height: 512, type: 'jpg' });
    expect(await recipeIn(images[1]!.file)).toMatchObject({ prompt: args[0], seed: images[1]!.seed });
    const again = await atelier(...args, '--seed', String(images[1]!.seed));
    const [same] = (JSON.parse(again.stdout) as Report).images;
    expect((await readFile(same!.file)).equals(bytes[1]!)).toBe(true);
    const name = 'A red fox by a lake with a zither';
    expect((await readdir(path.join(folder, 'out'))).toSorted()).toEqual(
      [`${name}.jpg`, `${name} (2).jpg`, `${name} (3).jpg`].toSorted(),
    );
    expect(await readdir(path.join(folder, 'home')).catch(() => [])).toEqual([]);
  });

  it('says in words why nothing was generated, and leaves nothing behind', async () => {
    const refused = await atelier('A beheading', '-e', 'local', '--out', 'none');
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/failed\. .*\[CONTENT_REFUSED\]/),
    });
    const size = await atelier('A fox', '--size', '100x100', '--out', 'none');
    expect(size.stderr).toContain('Width and height are 512 to 2048 pixels in steps of 8.');
    await writeFile(path.join(folder, 'anna.webp'), twoColours('webp'));
    const subject = await atelier('A fox', '--subject', 'anna.webp', '--out', 'none');
    expect(subject.stderr).toContain('A subject reference is a JPEG or PNG image');
    const key = await atelier('A fox', '--engine', 'cloud', '--out', 'none');
    expect(key.stderr).toMatch(/\[(KEY_MISSING|NO_KEYCHAIN)\]/);
    expect([size.code, subject.code, key.code, await readdir(path.join(folder, 'none'))]).toEqual([2, 1, 1, []]);
    const usage = await atelier('--count', '2');
    expect(usage).toMatchObject({ code: 2, stderr: expect.stringContaining('Give a prompt') });
  });

  it('stops with Ctrl+C and cleans up', async () => {
    const { child, ended } = start(
      'A castle, oil painting',
      '--size',
      '2048x2048',
      '-n',
      '9',
      '-e',
      'local',
      '-o',
      'big',
    );
    child.stderr?.once('data', () => child.kill('SIGINT'));
    expect(await ended).toMatchObject({ code: 130, stderr: expect.stringContaining('stopped') });
    expect((await readdir(folder)).filter((name) => name.startsWith('atelier-'))).toEqual([]);
  });
});
