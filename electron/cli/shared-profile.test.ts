import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCore, type TestCore } from '../core/testing/test-core.ts';
import { buildBundledCli, type BundledCli } from './testing/bundled-cli.ts';

/** Lines enough to be in the middle of for some seconds. */
const MANY_LINES = Array.from({ length: 20 }, (_, index) => `This is line number ${index} of a long story.`).join(
  '\n\n',
);
const SHARED = 'Using the local engine of another running Atelier process';

let cli: BundledCli;
let folder = '';
let home = '';
let apps: TestCore[] = [];
let runs: ReturnType<BundledCli['start']>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-shared-'));
  cli = await buildBundledCli();
});
beforeEach(async () => {
  home = await mkdtemp(path.join(folder, 'home-'));
  await writeFile(path.join(home, 'story.txt'), MANY_LINES);
  await writeFile(path.join(home, 'greeting.txt'), 'Good morning.');
});
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  for (const app of apps) await app.dispose();
  [runs, apps] = [[], []];
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** The app, but for its window, on the profile of the test. */
function openApp(): TestCore {
  const folders = {
    data: home,
    library: path.join(home, 'library'),
    cache: path.join(home, 'cache'),
    models: path.resolve(import.meta.dirname, '../../resources/models'),
  };
  const app = openTestCore({ folders });
  apps.push(app);
  return app;
}

function atelier(...args: string[]) {
  const run = cli.start(args, { home, temporary: folder, environment: { ATELIER_HOME: home } });
  runs.push(run);
  return run;
}

const design = (name: string) => atelier('voices', 'design', 'A deep old man', '--name', name);
const speak = () => atelier('speak', 'story.txt', '--voice', 'Deep_Voice_Man', '--out', 'story.mp3');
const voicesOf = async ({ core }: TestCore) =>
  (await core.voices.list({ engine: 'local' })).voices.filter(({ state }) => state === 'ready').map(({ name }) => name);
/** The job of speaking, as the app sees it. */
const speaking = ({ core }: TestCore) => core.jobs.list({ limit: 10 }).find(({ kind }) => kind === 'speak');
const untilEngineRuns = async () =>
  expect
    .poll(() =>
      readFile(path.join(home, 'engine/running.json')).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
const untilSpeaking = async (app: TestCore) => {
  await expect.poll(() => speaking(app)?.state).toBe('running');
  const job = speaking(app);
  if (!job) throw new Error('no job');
  return job;
};

describe('the app and the command line on one profile', () => {
  it('share the engine of the app, and each has the voices that the other made', async () => {
    const app = openApp();
    const { designId, jobId } = await app.core.voices.design({
      engine: 'local',
      description: 'A bright young woman',
      previewText: 'Good morning.',
      count: 1,
      watermark: false,
    });
    expect(await app.core.jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done' });
    const voiceId = app.core.voices.designs().find(({ id }) => id === designId)!.candidates[0]!.voiceId;
    app.core.voices.keepCandidate({ designId, voiceId, name: 'Of the app' });
    const designed = await design('Of the command line').ended;
    expect(designed).toMatchObject({ code: 0, stderr: expect.stringContaining(SHARED) });
    await expect.poll(() => voicesOf(app)).toContain('Of the command line');
    const listed = await atelier('voices', 'list').ended;
    expect(listed.stdout).toMatch(/designed +Of the app/);
    const spoken = await atelier('speak', 'greeting.txt', '--voice', voiceId, '--out', 'greeting.mp3').ended;
    expect(spoken).toMatchObject({ code: 0, stderr: expect.stringContaining(SHARED) });
    expect(app.core.library.page({ query: '', limit: 10, bin: false }).items).toEqual([]);
    expect(app.core.engine.status()).toEqual({ state: 'ready', finding: null });
  });

  it('have the work of the command line stopped from the app, which came later', async () => {
    const run = speak();
    // The app opens in the middle of it.
    await untilEngineRuns();
    const app = openApp();
    const { id } = await untilSpeaking(app);
    app.core.jobs.cancel({ id });
    expect(await run.ended).toMatchObject({ code: 130, stderr: expect.stringContaining('stopped') });
    expect(app.core.jobs.get({ id }).state).toBe('cancelled');
  });

  it('have the work of a command line that was killed taken up, stopped and resumed in the app, which came later', async () => {
    const run = speak();
    await untilEngineRuns();
    const app = openApp();
    const { id } = await untilSpeaking(app);
    // Work of its own through the engine of the command line, which dies with it.
    const own = app.core.voices.list({ engine: 'local' });
    run.child.kill('SIGKILL');
    await run.ended;
    expect((await own).voices.length).toBeGreaterThan(0);
    await expect.poll(() => app.core.engine.status()).toEqual({ state: 'ready', finding: null });
    app.core.jobs.cancel({ id });
    await app.core.jobs.whenEnded({ id });
    expect(app.core.jobs.get({ id }).state).toBe('cancelled');
    const doneBefore = app.core.jobs.get({ id }).progress.partsDone;
    app.core.jobs.resume({ id });
    await expect.poll(() => app.core.jobs.get({ id }).progress.partsDone).toBeGreaterThan(doneBefore);
    expect(app.core.jobs.get({ id })).toMatchObject({ failure: null });
  });

  it('go on in the command line when the app quits, with an engine of its own', async () => {
    const app = openApp();
    await app.core.voices.list({ engine: 'local' });
    const run = speak();
    await untilSpeaking(app);
    // It has heard from the engine of the app.
    await expect.poll(() => speaking(app)?.progress.done).toBeGreaterThan(0);
    await app.core.dispose();
    const { code, stderr } = await run.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining(SHARED) });
    expect((await readFile(path.join(home, 'story.mp3'))).length).toBeGreaterThan(50_000);
  });

  it('lose no voice in a storm of runs of which many are killed', async () => {
    await mkdir(path.join(home, 'engine'), { recursive: true });
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const rivals = [0, 1, 2].map((number) => ({
        name: `Voice ${round}-${number}`,
        run: design(`Voice ${round}-${number}`),
      }));
      // The first that is ready lives; of the others one is killed at once and one when that happens.
      rivals[0]!.run.child.kill(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      const last = await Promise.race(rivals.slice(1).map(async (rival) => ({ rival, end: await rival.run.ended })));
      expect(last.end).toMatchObject({ code: 0 });
      for (const { name, run } of rivals) {
        if (name !== last.rival.name) run.child.kill('SIGKILL');
        const { code, stdout } = await run.ended;
        if (code === 0 && stdout.startsWith('Design-')) acknowledged.push(name);
      }
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(3);
    const app = openApp();
    expect(await voicesOf(app)).toEqual(expect.arrayContaining(acknowledged));
    // What the killed ones left is done by the app, or waits for nobody.
    await expect.poll(() => app.core.jobs.hasActive()).toBe(false);
    expect(await voicesOf(app)).toEqual(expect.arrayContaining(acknowledged));
  });
});
