import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { runCommandLine } from '../../fixtures/command-line.ts';

type Profile = { profile: string; keychain: Record<string, string>; folder: string };

/** Builds a database from the files of a profile that the app has open: it has so many items, and says the same. `folder` is one of the test's own. */
export async function rebuildAndCompare({ profile, keychain, folder }: Profile, itemCount: number): Promise<void> {
  const file = path.join(folder, 'rebuilt.db');
  const args = ['library', 'rebuild', '--json', '--out', file];
  const { code, stdout, stderr } = await runCommandLine(args, { profile, keychain });
  expect(JSON.parse(stdout), stderr).toEqual({ file, itemCount, problems: [], differenceCount: 0, differences: [] });
  expect(code).toBe(0);
}

/** Rebuilds the library of the journey through everything, and looks into its sidecars. */
export async function rebuildFromFiles(rebuilt: Profile): Promise<void> {
  await test.step('a database built from the files alone says the same as the one of the app', async () => {
    await rebuildAndCompare(rebuilt, 6);
    const { profile } = rebuilt;
    const media = path.join(profile, 'library/media');
    const library = path.dirname(media);
    const names = (await readdir(library, { recursive: true })).filter((name) => /^[A-Z].*\.json$/.test(name));
    const sidecars = await Promise.all(names.map((name) => readFile(path.join(library, name), 'utf8')));
    expect(sidecars).toHaveLength(6);
    const speech = sidecars.find((text) => text.includes('"segments"') && text.includes('ask what you can do')) ?? '';
    expect(JSON.parse(speech)).toMatchObject({
      tags: [{ tag: 'inaugural' }],
      boards: [{}],
      folders: [{ folder: 'Speeches' }],
    });
    expect(JSON.parse(await readFile(path.join(media, 'library.json'), 'utf8'))).toMatchObject({
      boards: [{ name: 'Harbour wall', deletedAtMs: null }],
      savedSearches: [{ name: 'Speeches on tape' }],
    });
  });
}
