import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { createVoicesFixture, type VoicesFixture } from '../test-data/voices-fixture.ts';

let fixture: VoicesFixture;
beforeEach(() => {
  fixture = createVoicesFixture();
});
afterEach(() => fixture.end());

type Request = Parameters<ReturnType<VoicesFixture['now']>['voices']['preview']>[0];
const preview = (changes: Partial<Request> = {}) =>
  fixture.now().voices.preview({ voiceId: 'Narrator', text: 'Hello there.', pronunciations: [], ...changes });

describe('previewing a voice', () => {
  it('sends nothing the second time, not even after a restart', async () => {
    const first = await preview();
    expect(first).toEqual({ soundId: expect.any(String), durationMs: 500, isCached: false });
    expect(await preview()).toEqual({ ...first, isCached: true });
    await fixture.restart();
    fixture.surroundings.hasKey = false;
    expect(await preview()).toEqual({ ...first, isCached: true });
    expect(fixture.account.calls).toEqual(['synthesize Narrator: Hello there.']);
  });

  it('sends one request for two who want the same at once', async () => {
    const both = await Promise.all([preview(), preview()]);
    expect(both[0]?.soundId).toBe(both[1]?.soundId);
    expect(fixture.account.calls).toHaveLength(1);
  });

  it('is another sound for another voice, text, pronunciation, service or model', async () => {
    const { settings } = fixture.surroundings;
    const heard = [
      await preview(),
      await preview({ voiceId: 'Other-voice' }),
      await preview({ text: 'Hello.' }),
      await preview({ pronunciations: [{ word: 'Hello', replacement: 'Hullo' }] }),
      await preview({ engine: 'local' }),
    ];
    settings.cloud.baseUrl = 'https://api.example.com';
    heard.push(await preview());
    settings.speak.defaults = { ...settings.speak.defaults, model: 'speech-02-turbo' };
    heard.push(await preview());
    expect(new Set(heard.map((preview) => preview.soundId)).size).toBe(7);
    expect(heard.every((preview) => !preview.isCached)).toBe(true);
  });

  it('knows which voices have a cached preview of a text, by the settings that the next preview would have', async () => {
    const { settings } = fixture.surroundings;
    await preview();
    const cached = (text: string) =>
      fixture.now().voices.cachedPreviews({ engine: 'cloud', voiceIds: ['Other-voice', 'Narrator'], text });
    expect([cached('Hello there.'), cached('Hello.')]).toEqual([['Narrator'], []]);
    settings.speak.defaults = { ...settings.speak.defaults, model: 'speech-02-turbo' };
    expect(cached('Hello there.')).toEqual([]);
  });

  it('needs a key for the cloud, and a failure is not kept', async () => {
    fixture.surroundings.hasKey = false;
    await expect(preview()).rejects.toMatchObject({ code: 'KEY_MISSING' });
    fixture.surroundings.hasKey = true;
    fixture.account.before.synthesize = () => Promise.reject(new Failure('RATE_LIMITED', 'Slower.'));
    await expect(preview()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    fixture.account.before = {};
    expect(await preview()).toMatchObject({ isCached: false });
  });
});
