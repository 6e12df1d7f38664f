import fs from 'node:fs';
import path from 'node:path';
import { readProvenance } from '../files/tags/read-provenance.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { startTestEngine, TEST_KEY, type TestEngine } from '../../../engine/http/test-data/test-engine.ts';
import { openOrganisation } from '../open-organisation.ts';
import { type Desk, deskFolder, lineAt, openDesk } from './test-data/speech-fixture.ts';

const LONG = 'It was a bright cold day in April, and the clocks were striking thirteen. '.repeat(8);

let engine: TestEngine;
let desk: Desk;
const folders: string[] = [];
const open = (options: Partial<Parameters<typeof openDesk>[0]> = {}) => {
  desk = openDesk({ baseUrl: engine.baseUrl, key: TEST_KEY, ...options });
  folders.push(desk.folder);
  return desk;
};

beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.end());
afterEach(async () => {
  await desk.dispose();
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('generating lines with the local engine', () => {
  it('stores a take with true words and exact length for each line, and nothing is left of the generation', async () => {
    const used: string[] = [];
    open({ deps: { voices: { onVoiceUsed: (which, voiceId) => used.push(`${which} ${voiceId}`) } } });
    const script = desk.script(['Hello there.', 'How are <#0.5#> you?', 'Fine.']);
    const { jobId } = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0), lineAt(1), lineAt(2)] });
    expect(desk.speech.generation({ id: script.id }).map(({ lineId }) => lineId)).toHaveLength(3);
    const job = await desk.ended(jobId);
    expect([job.state, job.failure, job.itemId]).toEqual(['done', null, script.id]);
    expect(job.progress).toMatchObject({ step: 'speaking', unit: 'characters', partsTotal: 3 });
    const takes = desk.takes(script);
    expect(takes.map(({ lineId }) => lineId)).toEqual(['l0', 'l1', 'l2']);
    expect(job.results).toEqual(takes.map(({ id }) => ({ kind: 'speech', id })));
    const audioMs = takes.reduce((sum, { durationMs }) => sum + durationMs, 0);
    expect(job.units).toMatchObject({ lines: 3, billedCharacters: 37, audioMs });
    expect(job.requestIds).toHaveLength(3);
    for (const take of takes) {
      const facts = await desk.library.whenRead({ id: take.id });
      const exact = desk.takes(script).find(({ id }) => id === take.id);
      expect(exact).toMatchObject({ isPicked: true, isPartial: false, hasWords: true, durationMs: facts.durationMs });
      expect(facts).toMatchObject({ container: 'mp3', truncated: false });
      const words = desk.wordsOf(take.id);
      for (const word of words) expect(take.recipe.text.slice(word.textBegin, word.textEnd)).toBe(word.text);
      expect(words.at(-1)?.endMs).toBeLessThanOrEqual(facts.durationMs);
      expect(fs.existsSync(desk.library.mediaFile({ id: take.id, variant: 'peaks' }).file)).toBe(true);
    }
    expect(desk.library.get({ id: takes[1]!.id })).toMatchObject({ kind: 'speech', title: 'How are you?' });
    expect(takes.map(({ billedCharacters }) => billedCharacters)).toEqual([12, 20, 5]);
    expect(desk.speech.generation({ id: script.id })).toEqual([]);
    expect(fs.readdirSync(desk.soundFolder)).toEqual([]);
    expect(used).toEqual(Array(3).fill('local female-shaonv'));
  });

  it('makes what the script said when it was asked, whatever is edited meanwhile', async () => {
    open();
    const script = desk.script([LONG.slice(0, 500), 'The first version.']);
    const { jobId } = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0), lineAt(1)] });
    desk.edit(script, lineAt(1), 'The second version, which is longer.');
    await desk.ended(jobId);
    expect(desk.takes(script)[1]?.recipe.text).toBe('The first version.');
  });

  it('gives another take of a line that is made again, and the usual one once its text has changed', async () => {
    open();
    const script = desk.script(['The old lighthouse keeper walked down to the harbor.']);
    const make = async () => desk.ended((await desk.speech.generate({ id: script.id, lineIds: [lineAt(0)] })).jobId);
    await make();
    await make();
    desk.edit(script, lineAt(0), 'Fine.');
    await make();
    const lengths = desk.takes(script).map(({ durationMs }) => durationMs);
    expect(Math.abs(lengths[1]! / lengths[0]! - 1)).toBeGreaterThan(0.02);
    const other = desk.script(['Fine.']);
    await desk.ended((await desk.speech.generate({ id: other.id, lineIds: [lineAt(0)] })).jobId);
    expect(desk.takes(other)[0]?.durationMs).toBe(lengths[2]);
  });

  it('does not make a waiting line twice, but again once its text has changed', async () => {
    open();
    const script = desk.script([LONG, 'One.', 'Two.']);
    const first = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0), lineAt(1)] });
    expect(await desk.speech.generate({ id: script.id, lineIds: [lineAt(1)] })).toEqual(first);
    desk.edit(script, lineAt(1), 'One, but other.');
    const second = await desk.speech.generate({ id: script.id, lineIds: [lineAt(1)] });
    expect(second).not.toEqual(first);
    await desk.ended(second.jobId);
    expect(desk.takes(script).map(({ recipe }) => recipe.text)).toEqual([LONG, 'One.', 'One, but other.']);
  });

  it('makes one take for whoever asks twice while it is made, and another after it was stopped', async () => {
    open();
    const script = desk.script([LONG]);
    const ask = (front = false) => desk.speech.generate({ id: script.id, lineIds: [lineAt(0)], front });
    const first = await ask();
    await desk.running(script, 100);
    expect([await ask(), await ask(true)]).toEqual([first, first]);
    desk.jobs.cancel({ id: first.jobId });
    const second = await ask();
    expect(second).not.toEqual(first);
    await desk.ended(second.jobId);
    expect(desk.takes(script).map(({ isPartial }) => isPartial)).toEqual([true, false]);
    expect((await ask()).jobId).not.toBe(second.jobId);
  });

  it('makes nothing of a script in the bin', async () => {
    open();
    const script = desk.script(['One.']);
    openOrganisation(desk.context, desk).bin({ refs: [itemRef(script.id)] });
    const made = desk.speech.generate({ id: script.id, lineIds: [lineAt(0)] });
    await expect(made).rejects.toMatchObject({ code: 'CONFLICT', data: { reason: 'binned' } });
    expect(desk.jobs.list({ limit: 10 })).toEqual([]);
  });

  it('makes the others where a line has no words or would be refused, and says which were left out', async () => {
    open();
    const script = desk.script(['One.', '***', 'Two <#0.5#><#1#> is odd.', '(laughs) <#1#>', '\u{1F389}', 'Three.']);
    const lineIds = script.lines.map(({ id }) => id);
    const { jobId, refused } = await desk.speech.generate({ id: script.id, lineIds });
    expect(refused.map(({ lineId, failure }) => [lineId, failure.data['reason']])).toEqual([
      ['l1', 'nothing_to_speak'],
      ['l2', 'pause_repeated'],
      ['l3', 'nothing_to_speak'],
      ['l4', 'nothing_to_speak'],
    ]);
    await desk.ended(jobId);
    expect(desk.takes(script).map(({ lineId }) => lineId)).toEqual(['l0', 'l5']);
  });

  it('makes a line that is wanted now before those that wait', async () => {
    open();
    const script = desk.script([LONG, 'One.', 'Two.', 'Three.']);
    const first = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0), lineAt(1), lineAt(2)] });
    await desk.running(script);
    const waiting = await desk.speech.generate({ id: script.id, lineIds: [lineAt(3)] });
    expect(await desk.speech.generate({ id: script.id, lineIds: [lineAt(2)], front: true })).toEqual(first);
    const front = await desk.speech.generate({ id: script.id, lineIds: [lineAt(3)], front: true });
    expect(front).not.toEqual(waiting);
    await Promise.all([first, waiting, front].map(({ jobId }) => desk.ended(jobId)));
    expect(desk.takes(script).map(({ lineId }) => lineId)).toEqual(['l0', 'l2', 'l1', 'l3']);
  });

  it('shows sound, peaks and words while they come, and the live bytes are those of the file', async () => {
    open();
    const script = desk.script([LONG]);
    const { jobId } = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0)] });
    const { takeId } = await desk.running(script);
    const chunks: Uint8Array[] = [];
    let cameBeforeTheEnd = 0;
    for await (const chunk of desk.speech.liveSound({ takeId })!) {
      chunks.push(chunk);
      if (desk.speech.live({ takeId })) cameBeforeTheEnd += 1;
    }
    expect(cameBeforeTheEnd).toBeGreaterThan(1);
    await desk.ended(jobId);
    const { file } = desk.library.mediaFile({ id: takeId, variant: 'original' });
    const stored = fs.readFileSync(file);
    const heard = Buffer.concat(chunks);
    // The file begins with tags and an index, which a stream cannot have.
    expect(await readProvenance(file)).toMatchObject({
      generatedBy: 'ai',
      parts: [{ engine: 'local', host: null, consentId: null, recipe: desk.takes(script)[0]!.recipe }],
    });
    expect(stored.subarray(stored.length - heard.length).equals(heard)).toBe(true);
    expect(desk.speech.live({ takeId })).toBeNull();
    expect(desk.takes(script)[0]!.durationMs).toBeGreaterThan(30_000);
  });

  it('keeps finished lines and what came of the open one when it is cancelled, and goes on when it is resumed', async () => {
    open();
    const script = desk.script(['Hello there.', LONG, 'Good bye.']);
    const { jobId } = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0), lineAt(1), lineAt(2)] });
    await expect.poll(() => desk.takes(script).length).toBe(1);
    const { takeId } = await desk.running(script, 500);
    const live = desk.speech.live({ takeId })!;
    expect(live.peaks.length).toBeGreaterThan(20);
    expect(Math.max(...live.peaks)).toBeGreaterThan(0.05);
    expect(live.words[0]?.text).toBe('It');
    desk.jobs.cancel({ id: jobId });
    expect((await desk.ended(jobId)).state).toBe('cancelled');
    expect(desk.takes(script).map(({ lineId, isPartial }) => [lineId, isPartial])).toEqual([
      ['l0', false],
      ['l1', true],
    ]);
    expect((await desk.library.whenRead({ id: takeId })).durationMs).toBeGreaterThan(400);
    expect(desk.speech.generation({ id: script.id })).toEqual([]);
    desk.jobs.resume({ id: jobId });
    expect((await desk.ended(jobId)).state).toBe('done');
    expect(desk.takes(script).map(({ lineId, isPartial }) => [lineId, isPartial])).toEqual([
      ['l0', false],
      ['l1', true],
      ['l1', false],
      ['l2', false],
    ]);
  });

  it('makes formats that are not streamed in one answer, with words', async () => {
    open();
    const sound = { format: 'flac', sampleRateHz: 24_000, bitrate: 128_000, channels: 2 } as const;
    const script = desk.script(['Hello there.'], { sound });
    const { jobId } = await desk.speech.generate({ id: script.id, lineIds: [lineAt(0)] });
    expect((await desk.ended(jobId)).failure).toBeNull();
    const [take] = desk.takes(script);
    expect(await desk.library.whenRead({ id: take!.id })).toMatchObject({ container: 'flac', channels: 2 });
    expect(desk.wordsOf(take!.id).map(({ text }) => text)).toEqual(['Hello', 'there.']);
  });

  it('refuses what the service would refuse before anything is stored', async () => {
    open();
    const script = desk.script(['Fine.', ' \n', 'One <#0.5#><#1#> two.', '...']);
    const failureOf = (index: number, change: Partial<typeof script.settings> = {}) => {
      Object.assign(script.settings, change);
      return desk.speech.generate({ id: script.id, lineIds: [lineAt(index)] }).then(
        () => null,
        (error: unknown) => error,
      );
    };
    expect(await failureOf(1)).toMatchObject({ code: 'INVALID_INPUT', data: { lineId: 'l1', reason: 'no_text' } });
    expect(await failureOf(2)).toMatchObject({
      data: { lineId: 'l2', reason: 'pause_repeated', textBegin: 11, textEnd: 16 },
    });
    expect(await failureOf(3)).toMatchObject({ data: { lineId: 'l3', reason: 'nothing_to_speak' } });
    expect(await failureOf(9)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await failureOf(0, { voiceId: null })).toMatchObject({ data: { lineId: 'l0', reason: 'no_voice' } });
    const sound = { format: 'mp3', sampleRateHz: 8000, bitrate: 256_000, channels: 1 } as const;
    expect(await failureOf(0, { sound })).toMatchObject({ data: { reason: 'bitrate_above_rate' } });
    expect(desk.jobs.list({ limit: 10 })).toEqual([]);
  });
});

describe('a program that is killed', () => {
  it('keeps what came of the open stream and makes that line anew', async () => {
    const killed = open({ folder: deskFolder() });
    const script = killed.script([LONG, 'The end.']);
    const { jobId } = await killed.speech.generate({ id: script.id, lineIds: [lineAt(0), lineAt(1)] });
    const { takeId } = await killed.running(script, 1000);
    // What is on the disk now is what a killed program leaves.
    const copy = deskFolder();
    fs.cpSync(killed.folder, copy, { recursive: true });
    await killed.dispose();
    open({ folder: copy });
    expect((await desk.ended(jobId)).state).toBe('done');
    expect(desk.takes(script).map(({ lineId, isPartial }) => [lineId, isPartial])).toEqual([
      ['l0', true],
      ['l0', false],
      ['l1', false],
    ]);
    expect(desk.takes(script).find(({ isPicked }) => isPicked)?.isPartial).toBe(false);
    expect((await desk.library.whenRead({ id: takeId })).durationMs).toBeGreaterThan(900);
    expect(fs.readdirSync(path.join(copy, 'data/speech'))).toEqual([]);
  });

  it('finishes a long text that the service works on, with one submission', async () => {
    // Long for the service, but sooner spoken than it looks.
    const text = `Hello there. ${'- '.repeat(5000)} ${LONG}`;
    const first = open({ folder: deskFolder() });
    const script = first.script([text]);
    const { jobId } = await first.speech.generate({ id: script.id, lineIds: [lineAt(0)] });
    expect(first.speech.generation({ id: script.id })[0]).toMatchObject({ route: 'task' });
    const remoteId = () => first.db.get<{ id: string | null }>('SELECT remote_id AS id FROM remote_tasks')?.id;
    await expect.poll(remoteId).toBeTruthy();
    const known = remoteId();
    expect(first.takes(script)).toEqual([]);
    await first.dispose();
    open({ folder: first.folder });
    expect(await desk.ended(jobId)).toMatchObject({ state: 'done', failure: null });
    const rows = desk.db.all('SELECT remote_id AS id, state FROM remote_tasks');
    expect(rows).toEqual([{ id: known, state: 'done' }]);
    const [take] = desk.takes(script);
    expect(take).toMatchObject({ hasWords: false, isPartial: false, billedCharacters: [...text].length });
    const facts = await desk.library.whenRead({ id: take!.id });
    expect(facts.durationMs).toBeGreaterThan(1000);
    expect(Math.abs(desk.takes(script)[0]!.durationMs - facts.durationMs)).toBeLessThan(1);
  });
});
