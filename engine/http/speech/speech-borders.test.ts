import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPEECH_FORMATS, SPEECH_MODELS } from '../../../shared/domain/speech/speech-options.ts';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(async () => engine.end());

const code = async (changes: object): Promise<number> => {
  const body = { model: 'speech-2.8-turbo', text: 'Hi.', voice_setting: { voice_id: 'Wise_Woman' }, ...changes };
  return (await engine.post('/v1/t2a_v2', body)).base_resp.status_code;
};
const setting = (child: object) => ({ voice_setting: { voice_id: 'Wise_Woman', ...child } });
const weights = (count: number, weight: number) => ({
  timbre_weights: Array.from({ length: count }, () => ({ voice_id: 'Wise_Woman', weight })),
});
const pause = (seconds: string) => ({ text: `One <#${seconds}#> two.` });

describe('every limit of speech', () => {
  it.each<[string, object, object]>([
    ['speed, below', setting({ speed: 0.5 }), setting({ speed: 0.49 })],
    ['speed, above', setting({ speed: 2 }), setting({ speed: 2.01 })],
    ['volume, below', setting({ vol: 0.01 }), setting({ vol: 0 })],
    ['volume, above', setting({ vol: 10 }), setting({ vol: 10.1 })],
    ['pitch, below', setting({ pitch: -12 }), setting({ pitch: -13 })],
    ['pitch, above', setting({ pitch: 12 }), setting({ pitch: 13 })],
    ['voice_modify.pitch', { voice_modify: { pitch: -100 } }, { voice_modify: { pitch: -101 } }],
    ['voice_modify.intensity', { voice_modify: { intensity: 100 } }, { voice_modify: { intensity: 101 } }],
    ['voice_modify.timbre', { voice_modify: { timbre: -100 } }, { voice_modify: { timbre: 0.5 } }],
    ['the number of timbres', weights(4, 1), weights(5, 1)],
    ['the weight of a timbre, below', weights(1, 1), weights(1, 0)],
    ['the weight of a timbre, above', weights(1, 100), weights(1, 101)],
    ['the sample rate, below', { audio_setting: { sample_rate: 8000 } }, { audio_setting: { sample_rate: 11_025 } }],
    ['the sample rate, above', { audio_setting: { sample_rate: 44_100 } }, { audio_setting: { sample_rate: 48_000 } }],
    ['the channels', { audio_setting: { channel: 2 } }, { audio_setting: { channel: 3 } }],
    ['the shortest pause', pause('0.01'), pause('0.00')],
    ['the longest pause', pause('99.99'), pause('100')],
    ['the precision of a pause', pause('0.25'), pause('0.251')],
    ['invisible characters', { text: `abcdefgh ${'\u200B'}` }, { text: `abcdefgh${'\u200B'}` }],
    ['the length of a text', { text: `Hi.${'\n'.repeat(9996)}` }, { text: `Hi.${'\n'.repeat(9997)}` }],
  ])('of %s is in its place', async (name, allowed, refused) => {
    expect(await code(allowed)).toBe(0);
    expect(await code(refused)).toBe(name === 'invisible characters' ? 1042 : 2013);
  });
});

describe('the rules of each model', () => {
  it.each(SPEECH_MODELS)('hold for %s', async (model) => {
    const [is28, is26] = [model.includes('2.8'), model.includes('2.6')];
    const expected = (isAllowed: boolean) => (isAllowed ? 0 : 2013);
    expect(await code({ model, ...setting({ emotion: 'whisper' }) })).toBe(expected(is26));
    expect(await code({ model, ...setting({ emotion: 'fluent' }) })).toBe(expected(is26 || is28));
    expect(await code({ model, ...setting({ emotion: 'calm' }) })).toBe(0);
    expect(await code({ model, text: 'Hi (laughs) you.' })).toBe(expected(is28));
    expect(await code({ model, text: 'Hi (whistles) you.' })).toBe(2013);
    expect(await code({ model, text_normalization_mode: 'quality' })).toBe(0);
    const tamil = { model, text: 'Hi.', voice_setting: { voice_id: 'Wise_Woman' }, language_boost: 'Tamil' };
    const { base_resp: outcome } = await engine.post('/v1/t2a_v2', tamil);
    expect(outcome.status_msg).toMatch(is28 || is26 ? /English only/ : new RegExp(`${model} does not support`));
  });
});

describe('effects', () => {
  it.each(SPEECH_FORMATS)('go with the formats that they are allowed for: %s', async (format) => {
    const changes = { audio_setting: { format }, voice_modify: { sound_effects: 'robotic' } };
    expect(await code(changes)).toBe(['mp3', 'wav', 'flac'].includes(format) ? 0 : 2013);
    expect(await code({ ...changes, voice_modify: { pitch: 0, sound_effects: '' } })).toBe(0);
  });
});
