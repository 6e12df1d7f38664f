import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentWav, startTestEngine, type TestEngine } from '../test-data/test-engine.ts';
import { wavSample } from '../test-data/wav-sample.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SAID = 'And so my fellow Americans ask not what your country can do for you ask what you can do for your country';
let engine: TestEngine;
let aheadMs = 0;
let sampleId: string;
let promptId: string;

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + aheadMs });
  sampleId = await upload('voice_clone', new Blob([await wavSample('jfk.flac')]));
  promptId = await upload('prompt_audio', new Blob([await wavSample('vm-tocallnum.flac')]));
});
afterAll(async () => engine.end());

async function upload(purpose: string, content: Blob): Promise<string> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([content], 'sample.wav'));
  return (await (await engine.send('/v1/files/upload', { method: 'POST', body: form })).json()).file.file_id;
}

const clone = async (voiceId: string, changes: object = {}) =>
  engine.post('/v1/voice_clone', { file_id: Number(sampleId), voice_id: voiceId, ...changes });
const design = async (changes: object = {}) =>
  engine.post('/v1/voice_design', {
    prompt: 'An old man with a deep voice',
    preview_text: 'Good evening.',
    ...changes,
  });
const list = async (type = 'all') => engine.post('/v1/get_voice', { voice_type: type });
const speak = async (voiceId: string) =>
  engine.post('/v1/t2a_v2', { model: 'speech-02-hd', text: 'Hello.', voice_setting: { voice_id: voiceId } });
const remove = async (kind: string, voiceId: string) =>
  engine.post('/v1/delete_voice', { voice_type: kind, voice_id: voiceId });

describe('POST /v1/get_voice', () => {
  it('lists the voices of the system with those that public clients ask for', async () => {
    const { system_voice: voices, voice_cloning: cloned, base_resp: outcome } = await list('system');
    expect(outcome.status_code).toBe(0);
    expect(voices.length).toBeGreaterThanOrEqual(14);
    expect(voices.map((voice: { voice_id: string }) => voice.voice_id)).toContain('male-qn-qingse');
    expect(voices[0]).toEqual({
      voice_id: expect.any(String),
      voice_name: expect.any(String),
      description: expect.any(Array),
      created_time: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(cloned).toEqual([]);
    expect((await list('cloned')).base_resp.status_code).toBe(2013);
  });
});

describe('an id that public clients send by default', () => {
  it('speaks with a voice of ours, is not listed as another voice, and is no free id', async () => {
    expect((await speak('English_Graceful_Lady')).base_resp.status_code).toBe(0);
    const { system_voice: voices } = await list('system');
    expect(voices.map((voice: { voice_id: string }) => voice.voice_id)).not.toContain('English_Graceful_Lady');
    expect((await design({ voice_id: 'English_Graceful_Lady' })).base_resp.status_code).toBe(2039);
    const weights = [{ voice_id: 'female-tianmei', weight: 1 }];
    const mixed = { model: 'speech-02-hd', text: 'Hello.', timbre_weights: weights };
    expect((await engine.post('/v1/t2a_v2', mixed)).base_resp.status_code).toBe(0);
  });
});

describe('POST /v1/voice_clone', () => {
  it('learns a voice that speaks from then on, with a preview that is linked for 24 hours', async () => {
    const answer = await clone('Clone-of-a-speaker_1', {
      text: 'It was a dark night (laughs) and stormy.',
      model: 'speech-2.8-hd',
      text_validation: SAID,
      accuracy: 0.8,
      need_noise_reduction: true,
      need_volume_normalization: true,
      aigc_watermark: true,
    });
    expect(answer).toMatchObject({
      input_sensitive: false,
      input_sensitive_type: 0,
      demo_audio: expect.stringMatching(/^http:.*\.mp3$/),
      extra_info: { usage_characters: 40, audio_format: 'mp3' },
      base_resp: { status_code: 0 },
    });
    const preview = await fetch(answer.demo_audio);
    expect((await preview.arrayBuffer()).byteLength).toBe(answer.extra_info.audio_size);
    expect((await speak('Clone-of-a-speaker_1')).base_resp.status_code).toBe(0);
    const { voice_cloning: cloned } = await list('voice_cloning');
    expect(cloned).toMatchObject([{ voice_id: 'Clone-of-a-speaker_1', voice_name: 'Clone-of-a-speaker_1' }]);
  });

  it('takes a prompt sample, and makes no preview unless asked to', async () => {
    const prompt = { prompt_audio: Number(promptId), prompt_text: 'Press 1 to call this number.' };
    const answer = await clone('Clone-with-prompt', { clone_prompt: prompt, file_id: sampleId });
    expect(answer).toEqual({
      input_sensitive: false,
      input_sensitive_type: 0,
      demo_audio: '',
      base_resp: { status_code: 0, status_msg: 'success' },
    });
    expect(await engine.temporaryFiles()).toEqual([]);
  });

  it('gives no id twice, not even after a deletion', async () => {
    const code = async (answer: Promise<{ base_resp: { status_code: number } }>) =>
      (await answer).base_resp.status_code;
    const voiceId = 'Voice-at-once';
    const both = await Promise.all([code(design({ voice_id: voiceId })), code(design({ voice_id: voiceId }))]);
    expect(both.toSorted((left, right) => left - right)).toEqual([0, 2039]);
    expect(await code(clone(voiceId))).toBe(2039);
    expect(await code(clone('female-shaonv'))).toBe(2039);
    expect(await remove('voice_generation', voiceId)).toEqual({
      voice_id: voiceId,
      created_time: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      base_resp: { status_code: 0, status_msg: 'success' },
    });
    expect(await code(speak(voiceId))).toBe(20_132);
    expect(await code(clone(voiceId))).toBe(2039);
  });

  it.each([
    ['an id that is too short', 'Short-1', {}, 2013, /8 to 256 characters/],
    ['an id that begins with a digit', '1Clone-of-it', {}, 2013, /start with a letter/],
    ['an id with other characters', 'Clone of it', {}, 2013, /letters, digits/],
    ['an id that ends in a dash', 'Clone-of-it-', {}, 2013, /must not end/],
    ['no file', 'Clone-of-it', { file_id: undefined }, 2013, /file_id/],
    ['an unknown file', 'Clone-of-it', { file_id: 12 }, 2013, /file 12 does not exist/],
    ['a preview without a model', 'Clone-of-it', { text: 'Hello.' }, 2013, /model is required/],
    [
      'a preview that is too long',
      'Clone-of-it',
      { text: 'a'.repeat(1001), model: 'speech-02-hd' },
      2013,
      /limit is 1000/,
    ],
    ['a prompt without its text', 'Clone-of-it', { clone_prompt: { prompt_audio: 1 } }, 2013, /prompt_text/],
    ['a validation that is too long', 'Clone-of-it', { text_validation: 'a'.repeat(201) }, 2013, /200 characters/],
    ['an accuracy over 1', 'Clone-of-it', { accuracy: 1.1 }, 2013, /accuracy/],
    ['another language', 'Clone-of-it', { language_boost: 'Thai' }, 2013, /English only/],
  ])('refuses %s', async (_name, voiceId, changes, code, message) => {
    const { base_resp: outcome } = await clone(voiceId, changes);
    expect(outcome).toEqual({ status_code: code, status_msg: expect.stringMatching(message) });
  });

  it('takes what lies exactly on its limits', async () => {
    const tenSeconds = await upload('voice_clone', new Blob([await wavSample('jfk.flac', 10)]));
    const almostEight = await upload('prompt_audio', new Blob([await wavSample('jfk.flac', 7.99)]));
    const prompt = { prompt_audio: almostEight, prompt_text: 'And so my fellow Americans ask not what your country' };
    const cases: [string, object][] = [
      [`A${'b'.repeat(7)}`, { file_id: tenSeconds, clone_prompt: prompt, accuracy: 1 }],
      [`A${'b'.repeat(255)}`, { text: `Hi.${'\n'.repeat(997)}`, model: 'speech-2.8-turbo', accuracy: 0 }],
    ];
    for (const [voiceId, changes] of cases) {
      expect((await clone(voiceId, changes)).base_resp).toEqual({ status_code: 0, status_msg: 'success' });
    }
    expect((await clone('Clone-of-200', { text_validation: 'a'.repeat(200) })).base_resp.status_code).toBe(1043);
    expect((await clone('A'.repeat(257))).base_resp.status_code).toBe(2013);
    expect((await design({ preview_text: `Hi.${'\n'.repeat(497)}` })).base_resp.status_code).toBe(0);
  });

  it('refuses samples that cannot be learned from with codes of their own', async () => {
    const tooShort = await upload('voice_clone', silentWav(9.9));
    const tooLong = await upload('voice_clone', silentWav(300.2));
    const silent = await upload('voice_clone', silentWav(12));
    const broken = await upload('voice_clone', new Blob([Buffer.from('RIFF\x24\0\0\0WAVEjunk')]));
    const longPrompt = await upload('prompt_audio', silentWav(8));
    const cases: [object, number, RegExp][] = [
      [{ file_id: tooShort }, 2037, /lasts 9\.90 s, it must last 10 to 300 s/],
      [{ file_id: tooLong }, 2037, /lasts 300\.20 s/],
      [{ file_id: silent }, 20_132, /no speech/],
      [{ file_id: broken }, 20_132, /cannot be used/],
      [{ file_id: promptId }, 2013, /purpose prompt_audio, not voice_clone/],
      [{ clone_prompt: { prompt_audio: longPrompt, prompt_text: 'Hello.' } }, 2048, /less than 8 s/],
      [{ clone_prompt: { prompt_audio: promptId, prompt_text: 'Something else entirely, my dear.' } }, 1044, /is not/],
      [{ text_validation: 'A text that nobody reads aloud there' }, 1043, /similarity .* below 0\.70; heard: "And so/],
    ];
    for (const [changes, code, message] of cases) {
      const { base_resp: outcome } = await clone('Clone-of-nothing', changes);
      expect(outcome).toEqual({ status_code: code, status_msg: expect.stringMatching(message) });
    }
    expect((await speak('Clone-of-nothing')).base_resp.status_code).toBe(20_132);
  });
});

describe('POST /v1/voice_design', () => {
  it('makes a voice with an id of its own and a trial in mp3', async () => {
    const first = await design();
    const second = await design();
    expect(first.voice_id).toMatch(/^ttv-voice-\d{16}-[A-Za-z0-9]{8}$/);
    expect(second.voice_id).not.toBe(first.voice_id);
    expect(Buffer.from(first.trial_audio, 'hex').readUInt16BE(0) >> 5).toBe(0x7ff);
    expect(second.trial_audio).not.toBe(first.trial_audio);
    expect((await speak(first.voice_id)).base_resp.status_code).toBe(0);
    const { voice_generation: designed } = await list('voice_generation');
    expect(designed).toContainEqual(
      expect.objectContaining({ voice_id: first.voice_id, description: ['An old man with a deep voice'] }),
    );
  });

  it('takes an id, once, and refuses what breaks a rule', async () => {
    expect((await design({ voice_id: 'Old-man-of-mine' })).voice_id).toBe('Old-man-of-mine');
    const cases: [object, number, RegExp][] = [
      [{ voice_id: 'Old-man-of-mine' }, 2039, /is taken/],
      [{ voice_id: 'short' }, 2013, /8 to 256/],
      [{ prompt: ' ' }, 2013, /prompt is required/],
      [{ preview_text: undefined }, 2013, /preview_text is required/],
      [{ preview_text: 'a'.repeat(501) }, 2013, /limit is 500/],
    ];
    for (const [changes, code, message] of cases) {
      expect((await design(changes)).base_resp).toEqual({
        status_code: code,
        status_msg: expect.stringMatching(message),
      });
    }
  });
});

describe('POST /v1/delete_voice', () => {
  it('deletes only voices of the kind that it is told, and none of the system', async () => {
    await design({ voice_id: 'Designed-to-go' });
    const codes = async (kind: string, id: string) => (await remove(kind, id)).base_resp.status_code;
    expect(await codes('voice_cloning', 'Designed-to-go')).toBe(2013);
    expect(await codes('voice_generation', 'female-shaonv')).toBe(2013);
    expect(await codes('system', 'female-shaonv')).toBe(2013);
    expect(await codes('voice_generation', 'Designed-to-go')).toBe(0);
    expect(await codes('voice_generation', 'Designed-to-go')).toBe(2013);
  });
});

describe('an own voice', () => {
  it('stays for ever in an engine that keeps voices', async () => {
    let keeperAheadMs = 0;
    const now = () => Date.now() + keeperAheadMs;
    const keeper = await startTestEngine({ unusedVoiceLifetimeMs: null, now });
    const request = { prompt: 'A calm man', preview_text: 'Hello.', voice_id: 'Voice-to-stay' };
    expect((await keeper.post('/v1/voice_design', request)).base_resp.status_code).toBe(0);
    keeperAheadMs = 4000 * DAY_MS;
    const { voice_generation: designed } = await keeper.post('/v1/get_voice', { voice_type: 'all' });
    expect(designed).toMatchObject([{ voice_id: 'Voice-to-stay' }]);
    const speech = { model: 'speech-02-hd', text: 'Hello.', voice_setting: { voice_id: 'Voice-to-stay' } };
    expect((await keeper.post('/v1/t2a_v2', speech)).base_resp.status_code).toBe(0);
    await keeper.end();
  });

  it('dies when it was not used for 7 days', async () => {
    await design({ voice_id: 'Voice-in-use' });
    await design({ voice_id: 'Voice-unused' });
    aheadMs += 6 * DAY_MS;
    await speak('Voice-in-use');
    aheadMs += DAY_MS + 1000;
    const { voice_generation: designed } = await list();
    expect(designed.map((voice: { voice_id: string }) => voice.voice_id)).toEqual(['Voice-in-use']);
    expect((await speak('Voice-unused')).base_resp.status_code).toBe(20_132);
  });
});
