import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Core } from './create-core.ts';
import { openTestCore, type TestCore } from './testing/test-core.ts';
import { until } from './testing/gate.ts';

const root = path.resolve(import.meta.dirname, '../..');
const samples = process.env['ATELIER_SAMPLES'] ?? path.resolve(root, '../shared/samples');
const JFK = path.join(samples, 'speech/jfk.flac');

let opened: TestCore;
let core: Core;

beforeEach(() => {
  if (!fs.existsSync(JFK)) throw new Error(`The samples are not at ${samples}; set ATELIER_SAMPLES.`);
  opened = openTestCore();
  ({ core } = opened);
});
afterEach(() => opened.dispose());

async function reopen(): Promise<void> {
  await opened.reopen();
  ({ core } = opened);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? [];

async function add(file: string) {
  const item = await core.library.importFile({ file, fileName: path.basename(file) });
  await core.library.whenRead({ id: item.id });
  return item.id;
}

describe('core', () => {
  it('turns a recording into lines with words and times in the database', async () => {
    const mediaId = await add(JFK);
    const [started] = await core.transcripts.start({ mediaIds: [mediaId], engine: 'local' });
    if (!started) throw new Error('nothing was started');
    const job = await core.jobs.whenEnded({ id: started.jobId });
    expect(job).toMatchObject({
      state: 'done',
      failure: null,
      progress: { partsDone: 1, partsTotal: 1, done: 11_000 },
    });
    const transcript = core.transcripts.get({ id: started.transcriptId });
    expect(transcript).toMatchObject({ state: 'ready', title: 'jfk', durationMs: 11_000, writtenUntilMs: 11_000 });
    expect(wordsOf(transcript.segments.map((segment) => segment.text).join(' ')).join(' ')).toBe(
      'and so my fellow americans ask not what your country can do for you ask what you can do for your country',
    );
    const words = transcript.segments.flatMap((segment) => segment.words ?? []);
    expect(words.every((word, index) => word.startMs >= (words[index - 1]?.startMs ?? 0))).toBe(true);
    expect(transcript.speakers.map((speaker) => speaker.name)).toEqual(['Speaker 1']);
    expect(core.transcripts.list({ query: 'fellow amer', limit: 5 }).rows[0]?.snippet).toContain('Americans');
    expect(core.library.page({ query: 'country', limit: 5, bin: false }).items.length).toBe(2);
  });

  it('runs a long recording on after its end in the middle, without doubled or missing words at the seams', async () => {
    const { file, text } = longRecording();
    const mediaId = await add(file);
    const [started] = await core.transcripts.start({ mediaIds: [mediaId], engine: 'local' });
    if (!started) throw new Error('nothing was started');
    const id = started.transcriptId;
    await until(() => core.jobs.get({ id: started.jobId }).progress.partsDone > 0);
    core.jobs.cancel({ id: started.jobId });
    await core.jobs.whenEnded({ id: started.jobId });
    const partial = core.transcripts.get({ id });
    expect([partial.state, partial.writtenUntilMs > 60_000, partial.writtenUntilMs < 130_000]).toEqual([
      'partial',
      true,
      true,
    ]);
    const [first] = partial.segments;
    if (!first) throw new Error('no line');
    core.transcripts.edit({
      id,
      edits: [{ kind: 'setText', segmentId: first.id, text: 'Corrected by hand.' }],
      label: 'x',
    });
    core.jobs.resume({ id: started.jobId });
    await until(() => core.jobs.get({ id: started.jobId }).state === 'running');
    await reopen();
    const job = await core.jobs.whenEnded({ id: started.jobId });
    expect(job).toMatchObject({ state: 'done', failure: null });
    const whole = core.transcripts.get({ id });
    expect([whole.state, job.progress.partsDone, job.progress.partsTotal, whole.segments[0]?.text]).toEqual([
      'ready',
      3,
      3,
      'Corrected by hand.',
    ]);
    core.transcripts.undo({ id });
    const heard = wordsOf(
      core.transcripts
        .get({ id })
        .segments.map((segment) => segment.text)
        .join(' '),
    );
    const { missing, added } = difference(wordsOf(text), heard);
    // Misheard words are the recogniser's affair; a seam that doubles or drops would show as a run of them.
    expect(missing.length).toBeLessThan(text.split(' ').length * 0.04);
    expect(added.length).toBeLessThan(text.split(' ').length * 0.04);
  });

  it('can be started and stopped many times without leaving anything behind', async () => {
    const handles = () => process.getActiveResourcesInfo().filter((name) => name !== 'Immediate').length;
    const before = handles();
    for (let round = 0; round < 5; round++) {
      await reopen();
      core.settings.set({ player: { volume: round / 5 } });
      expect((await core.app.diagnostics()).find((line) => line.id === 'engine')?.state).toBe('ok');
    }
    await core.dispose();
    expect(handles()).toBeLessThanOrEqual(before + 1);
  });
});

/** After these samples nobody speaks for long. Both seams, at a third and at two thirds, lie within speech. */
const LONG_PAUSES_AFTER = [3, 13, 23];
const LONG_PAUSE_SECONDS = 30;

/** The speech samples with half a second of silence after each, and three long pauses: long enough for three pieces of the local engine. */
function longRecording(): { file: string; text: string } {
  const order = JSON.parse(fs.readFileSync(path.join(samples, 'speech/index.json'), 'utf8')) as Sample[];
  const file = path.join(opened.folder, 'long recording.wav');
  const inputs = order.flatMap((sample) => ['-i', path.join(samples, 'speech', sample.file)]);
  const silence = (number: number) => (LONG_PAUSES_AFTER.includes(number) ? LONG_PAUSE_SECONDS : 0.5);
  const padded = order
    .map((_, number) => `[${number}]aresample=16000,apad=pad_dur=${silence(number)}[p${number}]`)
    .join(';');
  const joined = `${order.map((_, number) => `[p${number}]`).join('')}concat=n=${order.length}:v=0:a=1`;
  const made = spawnSync('ffmpeg', [
    '-v',
    'error',
    ...inputs,
    '-filter_complex',
    `${padded};${joined}`,
    '-ac',
    '1',
    file,
  ]);
  if (made.status !== 0) throw new Error(`ffmpeg (needed by this test) failed: ${String(made.stderr)}`);
  return { file, text: order.map((sample) => sample.text).join(' ') };
}

type Sample = { file: string; text: string };

/** Words of `wanted` that were not heard and words heard that nobody said, by the longest common subsequence. */
function difference(wanted: readonly string[], heard: readonly string[]) {
  const lengths = Array.from({ length: wanted.length + 1 }, () => new Uint16Array(heard.length + 1));
  for (let row = wanted.length - 1; row >= 0; row--) {
    for (let column = heard.length - 1; column >= 0; column--) {
      const same = wanted[row] === heard[column];
      lengths[row]![column] = same
        ? lengths[row + 1]![column + 1]! + 1
        : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!);
    }
  }
  const missing: string[] = [];
  const added: string[] = [];
  let [row, column] = [0, 0];
  while (row < wanted.length || column < heard.length) {
    if (wanted[row] === heard[column] && row < wanted.length) [row, column] = [row + 1, column + 1];
    else if (
      column >= heard.length ||
      (row < wanted.length && lengths[row + 1]![column]! >= lengths[row]![column + 1]!)
    ) {
      missing.push(`${row}:${wanted[row++]}`);
    } else added.push(`${column}:${heard[column++]}`);
  }
  return { missing, added };
}
