import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lostAnswer, noAnswer, refusal } from '../test-data/scripted-account.ts';
import { cloneRequest, createVoicesFixture, samplesFolder, type VoicesFixture } from '../test-data/voices-fixture.ts';

const JFK = path.join(samplesFolder(), 'speech/jfk.flac');
const SHORT = path.join(samplesFolder(), 'speech/vm-reachoper.flac');

let fixture: VoicesFixture;
beforeEach(() => {
  fixture = createVoicesFixture();
});
afterEach(() => fixture.end());

const calls = (name: string) => fixture.account.calls.filter((call) => call.startsWith(name));
const voiceOf = async (id: string) => (await fixture.now().voices.list({})).voices.find((voice) => voice.id === id);
const begin = async (changes: Parameters<typeof cloneRequest>[1] = {}) =>
  fixture.now().voices.clone(cloneRequest(await fixture.add(JFK), changes));
const ended = ({ jobId }: Awaited<ReturnType<typeof begin>>) => fixture.now().jobs.whenEnded({ id: jobId });

describe('cloning', () => {
  it('has sample, consent and hash on disk before anything is sent', async () => {
    let stored: { consent: string; recipe: string } | undefined;
    fixture.account.before.upload = async () => {
      stored = fixture.now().db.get('SELECT consent, recipe FROM voice_clonings');
    };
    const started = await begin();
    expect(await ended(started)).toMatchObject({ state: 'done', failure: null });
    const { consent, clone } = (await voiceOf('Anna-voice')) ?? {};
    expect(JSON.parse(stored?.consent ?? '')).toEqual(consent);
    expect(JSON.parse(stored?.recipe ?? '')).toEqual({ ...clone, kind: 'voice-clone', version: 1 });
    const { file } = fixture.now().library.mediaFile({ id: clone!.sampleItemId, variant: 'original' });
    expect(createHash('sha256').update(fs.readFileSync(file)).digest('hex')).toBe(consent?.sampleSha256);
    expect(fs.readFileSync(file).subarray(0, 4).toString()).toBe('RIFF');
    expect(fixture.now().library.get({ id: clone!.sampleItemId })).toMatchObject({
      kind: 'voice-sample',
      title: 'Anna',
    });
    const inOrder = ['list all', 'upload voice_clone', 'clone Anna-voice', expect.stringMatching(/^synthesize/)];
    expect(calls('').slice(0, 4)).toEqual(inOrder);
  });

  it('goes on with the uploaded file after a restart in the middle', async () => {
    let reached = () => {};
    const isReached = new Promise<void>((resolve) => (reached = resolve));
    fixture.account.before.clone = (signal) => {
      reached();
      return noAnswer(signal);
    };
    const started = await begin();
    await isReached;
    expect(fixture.now().jobs.get({ id: started.jobId })).toMatchObject({
      state: 'running',
      progress: { step: 'cloning' },
    });
    expect(await fixture.now().voices.checkId({ id: 'Anna-voice' })).toBe('taken');
    const restarted = fixture.restart();
    fixture.account.before = {};
    await restarted;
    expect(await ended(started)).toMatchObject({ state: 'done' });
    expect(calls('upload')).toHaveLength(1);
    expect(await voiceOf('Anna-voice')).toMatchObject({ state: 'ready', kind: 'cloned', name: 'Anna' });
  });

  it.each([
    ['that lists it', false],
    ['that lists it only after it spoke', true],
  ])('finds the voice whose answer was lost in a service %s', async (_name, listsLate) => {
    fixture.account.listsLate = listsLate;
    fixture.account.after.clone = () => {
      throw lostAnswer();
    };
    const started = await begin();
    expect(await ended(started)).toMatchObject({ state: 'failed', failure: { code: 'NETWORK_UNREACHABLE' } });
    fixture.account.after = {};
    fixture.now().jobs.resume({ id: started.jobId });
    expect(await ended(started)).toMatchObject({ state: 'done' });
    expect(fixture.account.voices.size).toBe(2);
    expect(await voiceOf('Anna-voice')).toMatchObject({ name: 'Anna', consent: { person: 'Anna Example' } });
  });

  it('knows a lost voice as its own when the list shows it', async () => {
    fixture.account.after.clone = () => {
      throw lostAnswer();
    };
    await ended(await begin());
    fixture.surroundings.nowMs += 61_000;
    const found = await voiceOf('Anna-voice');
    expect(found).toMatchObject({ name: 'Anna', kind: 'cloned', consent: { basis: 'given' } });
    expect(found?.clone?.sampleItemId).toBeTruthy();
  });

  it.each([
    [
      1043,
      'the similarity is 0.20, below 0.70; heard: "And so my \\"fellow\\" Americans"',
      'sampleText',
      'text_validation',
    ],
    [1044, 'the prompt audio says "Press one", which is not clone_prompt.prompt_text', 'prompt', 'prompt_text'],
    [2037, 'the sample lasts 9.90 s', 'sample', 'sample_length'],
    [2039, 'duplicate', 'id', 'taken'],
    [2048, 'the prompt audio lasts 9 s', 'prompt', 'prompt_too_long'],
    [20_132, 'there is no speech in "sample.wav"', 'sample', 'bad_sample'],
    [2013, 'invalid params: language_boost: English only', 'language', 'language'],
  ])('says which field is wrong after code %d', async (code, message, field, reason) => {
    fixture.account.before.clone = () => Promise.reject(refusal(code, message));
    const started = await begin({ sampleText: 'A text', accuracy: 0.8 });
    const job = await ended(started);
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'INVALID_INPUT', data: { field, reason } } });
    if (code === 1043) {
      expect(job.failure?.data).toMatchObject({ expected: 'A text', heard: 'And so my "fellow" Americans' });
    }
    expect(await voiceOf('Anna-voice')).toBeUndefined();
    // A refused one loses nothing: the same id, the same uploaded sample, another try.
    fixture.account.before = {};
    fixture.now().jobs.resume({ id: started.jobId });
    expect(await ended(started)).toMatchObject({ state: 'done' });
    expect(calls('upload')).toHaveLength(1);
  });

  it('does not take a foreign voice for its own after a refusal', async () => {
    fixture.account.before.clone = () => Promise.reject(refusal(2039, 'duplicate'));
    const started = await begin();
    await ended(started);
    fixture.now().jobs.resume({ id: started.jobId });
    expect(await ended(started)).toMatchObject({ state: 'failed', failure: { data: { reason: 'taken' } } });
  });

  it('uploads again what the service has lost', async () => {
    fixture.account.before.clone = () => Promise.reject(refusal(2013, 'file 1000 does not exist'));
    const started = await begin();
    await ended(started);
    fixture.account.before = {};
    fixture.account.files.clear();
    fixture.now().jobs.resume({ id: started.jobId });
    expect(await ended(started)).toMatchObject({ state: 'done' });
    expect(calls('upload')).toHaveLength(2);
  });

  it('refuses what cannot become a voice before anything is stored', async () => {
    const problemOf = (changes: Parameters<typeof begin>[0]) => expect(begin(changes)).rejects;
    const short = await fixture.add(SHORT);
    await problemOf({ id: 'Narrator' }).toMatchObject({
      code: 'INVALID_INPUT',
      data: { field: 'id', reason: 'taken' },
    });
    await problemOf({ id: 'Anna voice' }).toMatchObject({ data: { field: 'id', reason: 'characters' } });
    const source = { itemId: short, spans: [{ startMs: 0, endMs: 2000 }] };
    await problemOf({ sample: source }).toMatchObject({ data: { field: 'sample', reason: 'too_short' } });
    const outside = { itemId: short, spans: [{ startMs: 90_000, endMs: 99_000 }] };
    await problemOf({ sample: outside }).toMatchObject({ data: { field: 'spans' } });
    const prompt = { source: { itemId: await fixture.add(JFK), spans: [{ startMs: 0, endMs: 9000 }] }, text: 'And so' };
    await problemOf({ prompt }).toMatchObject({ data: { field: 'prompt', reason: 'prompt_too_long' } });
    fixture.surroundings.hasKey = false;
    await problemOf({}).toMatchObject({ code: 'KEY_MISSING' });
    expect(
      fixture
        .now()
        .jobs.list({ limit: 50 })
        .filter((job) => job.kind === 'clone-voice'),
    ).toEqual([]);
    expect(fs.readdirSync(path.join(fixture.folder, 'cache/samples')).length).toBeLessThanOrEqual(8);
  });

  it('gives an id to one of two who order it at once', async () => {
    const orders = await Promise.allSettled([begin({ name: 'Anna' }), begin({ name: 'Bert' })]);
    const [refused] = orders.filter((order) => order.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'INVALID_INPUT', data: { field: 'id', reason: 'taken' } });
    const jobs = fixture.now().jobs.list({ limit: 50 });
    expect(jobs.filter((job) => job.kind === 'clone-voice')).toHaveLength(1);
    expect(fixture.now().library.page({ limit: 50, kind: 'voice-sample', bin: false }).items).toHaveLength(1);
  });

  it('writes the consent record where the user says', async () => {
    await ended(await begin());
    const { voices } = fixture.now();
    const key = { engine: 'cloud' as const, id: 'Anna-voice' };
    expect(await voices.exportConsent(key)).toBeNull();
    fixture.surroundings.chosenFolder = fixture.folder;
    expect(await voices.exportConsent(key)).toEqual({ fileName: 'Anna consent.json' });
    expect(await voices.exportConsent(key)).toEqual({ fileName: 'Anna consent (2).json' });
    const record = JSON.parse(fs.readFileSync(path.join(fixture.folder, 'Anna consent.json'), 'utf8'));
    expect(record).toMatchObject({
      person: 'Anna Example',
      statement: 'I agree to the cloning of my voice.',
      sample: { sha256: (await voiceOf('Anna-voice'))?.consent?.sampleSha256 },
      voice: { id: 'Anna-voice', name: 'Anna' },
      service: fixture.surroundings.settings.cloud.baseUrl,
    });
    await voices.list({});
    await expect(voices.exportConsent({ engine: 'cloud', id: 'Narrator' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
