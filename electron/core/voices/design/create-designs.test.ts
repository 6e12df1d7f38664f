import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noAnswer, refusal } from '../test-data/scripted-account.ts';
import { createVoicesFixture, type VoicesFixture } from '../test-data/voices-fixture.ts';

const DAY_MS = 86_400_000;

let fixture: VoicesFixture;
beforeEach(() => {
  fixture = createVoicesFixture();
});
afterEach(() => fixture.end());

const begin = (count = 3) =>
  fixture.now().voices.design({ description: 'A deep old man', previewText: 'Good evening.', count, watermark: false });
const ended = ({ jobId }: { jobId: Awaited<ReturnType<typeof begin>>['jobId'] }) =>
  fixture.now().jobs.whenEnded({ id: jobId });
const states = () =>
  fixture
    .now()
    .voices.designs()[0]
    ?.candidates.map((candidate) => candidate.state);
const candidate = (index: number) => fixture.now().voices.designs()[0]!.candidates[index]!;
const calls = (name: string) => fixture.account.calls.filter((call) => call.startsWith(name));
const listed = async () => (await fixture.now().voices.list({})).voices.map((voice) => voice.id);

describe('designing', () => {
  it('stores each candidate with its sound as it comes, newest round first', async () => {
    const seen: unknown[] = [];
    fixture.account.before.design = async () => void seen.push(states());
    const first = await begin();
    expect(await ended(first)).toMatchObject({
      state: 'done',
      progress: { partsDone: 3, partsTotal: 3 },
      results: [{ kind: 'voice-design', id: first.designId }],
      units: { voices: 3 },
    });
    expect(seen).toEqual([
      ['making', 'queued', 'queued'],
      ['ready', 'making', 'queued'],
      ['ready', 'ready', 'making'],
    ]);
    const second = await begin(1);
    await ended(second);
    const rounds = fixture.now().voices.designs();
    expect(rounds.map((round) => round.id)).toEqual([second.designId, first.designId]);
    expect(rounds[1]).toMatchObject({ description: 'A deep old man', previewText: 'Good evening.', engine: 'cloud' });
    expect(rounds[1]?.candidates[0]).toMatchObject({ soundId: expect.any(String), durationMs: 500, failure: null });
    expect(await listed()).toEqual(['Narrator']);
  });

  it('makes a candidate a voice of the user when it is kept', async () => {
    const { designId } = await begin(2);
    await ended({ jobId: fixture.now().voices.designs()[0]!.jobId });
    const { voiceId } = candidate(1);
    const voice = fixture.now().voices.keepCandidate({ designId, voiceId, name: 'Grandpa' });
    expect(voice).toMatchObject({ id: voiceId, kind: 'designed', name: 'Grandpa', designPrompt: 'A deep old man' });
    expect(voice.expiresAtMs).toBe(fixture.surroundings.nowMs + 7 * DAY_MS);
    expect(states()).toEqual(['ready', 'kept']);
    expect(await listed()).toEqual([voiceId, 'Narrator']);
    const again = () => fixture.now().voices.keepCandidate({ designId, voiceId, name: 'Grandpa' });
    expect(again).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('offers a candidate of this computer however long nobody chose', async () => {
    fixture.surroundings.settings = { ...fixture.surroundings.settings, engine: 'local' };
    await ended(await begin(1));
    fixture.surroundings.nowMs += 400 * DAY_MS;
    expect(states()).toEqual(['ready']);
  });

  it('deletes what is discarded in the service', async () => {
    const started = await begin(2);
    await ended(started);
    const { voiceId } = candidate(0);
    await fixture.now().voices.discardCandidate({ designId: started.designId, voiceId });
    expect(states()).toEqual(['discarded', 'ready']);
    expect(fixture.account.voices.has(voiceId)).toBe(false);
    expect(await fixture.now().voices.checkId({ id: voiceId })).toBe('used_before');
  });

  it('gives up candidates that died unused', async () => {
    const started = await begin(1);
    await ended(started);
    fixture.surroundings.nowMs += 7 * DAY_MS;
    expect(states()).toEqual(['discarded']);
    const { voiceId } = candidate(0);
    const keep = () => fixture.now().voices.keepCandidate({ designId: started.designId, voiceId, name: 'Late' });
    expect(keep).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('goes on after a restart without making a candidate twice', async () => {
    let reached = () => {};
    const isReached = new Promise<void>((resolve) => (reached = resolve));
    fixture.account.before.design = async (signal) => {
      if (calls('design').length < 2) return;
      reached();
      await noAnswer(signal);
    };
    const started = await begin();
    await isReached;
    // It arrived, though no answer came back.
    const { voiceId } = candidate(1);
    const narrator = fixture.account.voices.get('Narrator')!;
    fixture.account.voices.set(voiceId, { ...narrator, id: voiceId, kind: 'voice_generation' });
    const restarted = fixture.restart();
    fixture.account.before = {};
    await restarted;
    expect(await ended(started)).toMatchObject({ state: 'done' });
    expect(states()).toEqual(['ready', 'ready', 'ready']);
    expect(calls('design').map((call) => call.slice(-1))).toEqual(['1', '2', '3']);
    expect(candidate(1).soundId).not.toBeNull();
  });

  it('keeps what was made when a later one fails, and makes the rest when resumed', async () => {
    fixture.account.before.design = async () => {
      if (calls('design').length === 2) throw refusal(1008, 'insufficient balance');
    };
    const started = await begin();
    const job = await ended(started);
    expect(job.state).toBe('failed');
    expect(states()).toEqual(['ready', 'failed', 'failed']);
    expect(candidate(1).failure).toEqual(job.failure);
    fixture.account.before = {};
    fixture.now().jobs.resume({ id: started.jobId });
    expect(await ended(started)).toMatchObject({ state: 'done' });
    expect(states()).toEqual(['ready', 'ready', 'ready']);
  });

  it('goes on with the others where the service fails at one, which is made when resumed', async () => {
    fixture.account.before.design = async () => {
      if (calls('design').length === 2) throw refusal(1000, 'unknown error', 'SERVICE_FAILED');
    };
    const started = await begin();
    const failure = { code: 'SERVICE_FAILED', data: { missingCount: 1, resultCount: 3 } };
    expect(await ended(started)).toMatchObject({ state: 'done', failure, units: { voices: 2 } });
    expect(states()).toEqual(['ready', 'failed', 'ready']);
    fixture.account.before = {};
    fixture.now().jobs.resume({ id: started.jobId });
    expect(await ended(started)).toMatchObject({ state: 'done', failure: null, units: { voices: 3 } });
    expect([states(), calls('design').length]).toEqual([['ready', 'ready', 'ready'], 4]);
  });

  it('asks for a key before it stores anything', async () => {
    fixture.surroundings.hasKey = false;
    await expect(begin()).rejects.toMatchObject({ code: 'KEY_MISSING' });
    expect(fixture.now().voices.designs()).toEqual([]);
  });
});
