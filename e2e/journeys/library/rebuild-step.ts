import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/app.ts';
import { runCommandLine } from '../../fixtures/command-line.ts';

/** Builds a database from the files of a profile that the app has open, and compares. `folder` is one of the test's own. */
export async function rebuildFromFiles({
  profile,
  keychain,
  folder,
}: {
  profile: string;
  keychain: Record<string, string>;
  folder: string;
}): Promise<void> {
  await test.step('a database built from the files alone says the same as the one of the app', async () => {
    const file = path.join(folder, 'rebuilt.db');
    const args = ['library', 'rebuild', '--json', '--out', file];
    const { code, stdout, stderr } = await runCommandLine(args, { profile, keychain });
    expect(JSON.parse(stdout), stderr).toEqual({
      file,
      itemCount: 6,
      problems: [],
      differenceCount: 0,
      differences: [],
    });
    expect(code).toBe(0);
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
