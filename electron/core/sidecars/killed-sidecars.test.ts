import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { itemSidecarSchema } from '../../../shared/domain/library/sidecar/sidecar-schema.ts';
import { checkLibrary } from '../library/check-library.ts';
import { filesInPlaces } from '../library/places/walk-places.ts';
import { createReferenceLooks } from '../library/references/look-at-references.ts';
import { openMedia } from '../open-media.ts';
import { randomNumbers } from '../testing/random-numbers.ts';
import { openTestContext, testFolder } from '../testing/test-context.ts';
import { createSidecars } from './create-sidecars.ts';
import { fillLibrary } from './test-data/full-library.ts';

const EDITING = path.join(import.meta.dirname, 'test-data/editing-program.ts');
const KILLS = 5;
const LONGEST_RUN_MS = 150;

/** Runs a program on the profile and kills it some time after it has begun. */
async function runUntilKilled(program: string, profile: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [program, profile], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  await sleep(afterMs);
  child.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
}

it('leaves whole sidecars at every kill, and after the next start files of which the same database can be built', async () => {
  const profile = testFolder();
  const first = openTestContext({ folder: profile });
  fillLibrary(first.db, openMedia(first).folder.media());
  first.close();
  const next = randomNumbers(11);
  for (let kill = 0; kill < KILLS; kill++) {
    await runUntilKilled(EDITING, profile, next(LONGEST_RUN_MS));
    const context = openTestContext({ folder: profile });
    const { folder, media } = openMedia(context);
    for (const id of fs
      .readdirSync(folder.media())
      .filter((name) => fs.existsSync(path.join(folder.media(), name, 'item.json'))))
      itemSidecarSchema.parse(JSON.parse(fs.readFileSync(path.join(folder.media(), id, 'item.json'), 'utf8')));
    for (const name of filesInPlaces(folder).filter((each) => each.endsWith('.json')))
      itemSidecarSchema.parse(JSON.parse(fs.readFileSync(path.join(folder.root(), name), 'utf8')));
    const sidecars = createSidecars({ ...context, folder, media });
    const rebuilt = path.join(profile, `rebuilt-${kill}.db`);
    const { problems, differences } = await sidecars.rebuild({ file: rebuilt });
    // The program writes a file before its row, as imports do: of a folder between the two nothing is known.
    const unknown = problems.filter(({ problem }) => problem === 'sidecar_missing').map(({ folder: name }) => name);
    expect([problems.length - unknown.length, differences], `kill ${kill}`).toEqual([0, []]);
    expect(unknown.length).toBeLessThanOrEqual(1);
    for (const name of unknown) fs.rmSync(path.join(folder.media(), name), { recursive: true });
    const found = [
      ...(await checkLibrary({ db: context.db, folder, looks: createReferenceLooks(context) })),
      ...(await sidecars.check({ isDeep: true })),
    ];
    expect(found, `kill ${kill}`).toEqual([]);
    const files = fs
      .readdirSync(folder.media(), { recursive: true, encoding: 'utf8' })
      .map((name) => path.basename(name));
    expect(files.filter((name) => /\.part$|^\.[\da-f]/.test(name))).toEqual([]);
    await media.dispose();
    context.close();
  }
  fs.rmSync(profile, { recursive: true, force: true });
});
