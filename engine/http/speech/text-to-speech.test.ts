import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesSource } from '../../../shared/audio/byte-source.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import { subtitleFileSchema } from '../../../shared/service-api/speech/speech.ts';
import { wordErrors } from '../../recognition/measures/word-errors.ts';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

const HOUR_MS = 60 * 60 * 1000;
const TEXT = 'Hello there. The ferry leaves at seven.';
let engine: TestEngine;
let time: number;

beforeAll(async () => {
  time = Date.now();
  engine = await startTestEngine({ now: () => time });
});
afterAll(async () => engine.end());

const body = (changes: object = {}) => ({
  model: 'speech-02-hd',
  text: 'Hello.',
  voice_setting: { voice_id: 'male-qn-qingse' },
  ...changes,
});
const speak = async (changes: object = {}) => engine.post('/v1/t2a_v2', body(changes));

/** Decodes a whole audio: its rate, its channels, its length and its loudest sample. */
async function decode(bytes: Uint8Array) {
  const audio = await openAudio(bytesSource(bytes));
  let frames = 0;
  let peak = 0;
  for await (const block of audio.blocks()) {
    frames += block[0]!.length;
    for (const sample of block[0]!) peak = Math.max(peak, Math.abs(sample));
  }
  audio.close();
  const { container, codec, sampleRate, channels } = audio;
  return { container, codec, sampleRate, channels, peak, durationMs: (frames / sampleRate) * 1000 };
}

describe('POST /v1/t2a_v2', () => {
  it('answers with hex of an mp3 that says the text, and with what is true of it', async () => {
    const clear = { voice_id: 'English_expressive_narrator' };
    const answer = await speak({ text: TEXT, voice_setting: clear });
    expect(answer).toMatchObject({
      data: { status: 2 },
      extra_info: {
        audio_sample_rate: 32_000,
        bitrate: 128_000,
        word_count: 7,
        invisible_character_ratio: 0,
        usage_characters: TEXT.length,
        audio_format: 'mp3',
        audio_channel: 1,
      },
      trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      base_resp: { status_code: 0, status_msg: 'success' },
    });
    expect(Object.keys(answer.data)).toEqual(['audio', 'status']);
    const audio = Buffer.from(answer.data.audio, 'hex');
    const decoded = await decode(audio);
    expect(answer.extra_info.audio_size).toBe(audio.length);
    expect(decoded).toMatchObject({ container: 'mp3', sampleRate: 32_000, channels: 1 });
    expect(Math.abs(decoded.durationMs - answer.extra_info.audio_length)).toBeLessThan(80);
    expect(decoded.peak).toBeGreaterThan(0.1);
    const heard = await (await engine.transcribe({ file: new File([audio], 'speech.mp3') })).json();
    expect(wordErrors(TEXT, heard.text).errors).toBeLessThanOrEqual(1);
  });

  it.each([
    ['wav', 'wav', 44_100, 2],
    ['flac', 'flac', 22_050, 1],
    ['pcmu_wav', 'wav', 8000, 1],
    ['mp3', 'mp3', 16_000, 2],
    ['opus', 'ogg', 48_000, 1],
  ])('writes %s', async (format, container, rate, channels) => {
    // Opus has no 44,100 Hz: it takes the next rate that loses nothing, and says so.
    const sampleRate = format === 'opus' ? 44_100 : rate;
    const setting = { format, sample_rate: sampleRate, channel: channels, bitrate: 64_000 };
    const answer = await speak({ audio_setting: setting });
    const audio = Buffer.from(answer.data.audio, 'hex');
    const decoded = await decode(audio);
    expect(decoded).toMatchObject({ container, sampleRate: rate, channels });
    expect(answer.extra_info).toMatchObject({
      audio_format: format,
      audio_channel: channels,
      audio_sample_rate: rate,
      audio_size: audio.length,
    });
    expect(Math.abs(decoded.durationMs - answer.extra_info.audio_length)).toBeLessThan(150);
    const measured = (audio.length * 8000) / answer.extra_info.audio_length;
    expect(Math.abs(answer.extra_info.bitrate / measured - 1)).toBeLessThan(0.25);
  });

  it('gives a linked audio in parts, as players and interrupted downloads ask for it', async () => {
    const { data } = await speak({ output_format: 'url', text: TEXT });
    const whole = await fetch(data.audio);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const tag = whole.headers.get('ETag')!;
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes');
    const part = async (headers: Record<string, string>) => fetch(data.audio, { headers });
    const middle = await part({ Range: 'bytes=100-199', 'If-Range': tag });
    expect(middle.status).toBe(206);
    expect(middle.headers.get('Content-Range')).toBe(`bytes 100-199/${bytes.length}`);
    expect(middle.headers.get('Content-Type')).toBe('audio/mpeg');
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(bytes.subarray(100, 200));
    const rest = await part({ Range: `bytes=${bytes.length - 5}-` });
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(-5));
    const behind = await part({ Range: `bytes=${bytes.length}-` });
    expect([behind.status, behind.headers.get('Content-Range')]).toEqual([416, `bytes */${bytes.length}`]);
    const other = await part({ Range: 'bytes=0-9', 'If-Range': '"another"' });
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
    const head = await fetch(data.audio, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(bytes.length)]);
  });

  it('speaks with a voice of its own choice when only model and text are given', async () => {
    const answer = await engine.post('/v1/t2a_v2', { model: 'speech-2.8-hd', text: 'Hello there.' });
    expect(answer).toMatchObject({ data: { status: 2 }, base_resp: { status_code: 0 } });
    const nameless = { model: 'speech-2.8-hd', text: 'Hello there.', voice_setting: {} };
    expect((await engine.post('/v1/t2a_v2', nameless)).base_resp.status_code).toBe(2013);
  });

  it('reads remarks in parentheses behind Latin letters as text', async () => {
    const answer = await speak({ text: 'Open the plan(v2) and the file(copy1) now.' });
    expect(answer.base_resp.status_code).toBe(0);
  });

  it('links to the audio and the subtitles without a key for 24 hours', async () => {
    const wanted = { output_format: 'url', subtitle_enable: true, subtitle_type: 'word', text: TEXT };
    const { data, extra_info: info } = await speak(wanted);
    expect(data.audio).toMatch(new RegExp(`^${engine.baseUrl}/.+\\.mp3$`));
    const audio = await fetch(data.audio);
    expect(audio.headers.get('Content-Type')).toBe('audio/mpeg');
    expect((await audio.arrayBuffer()).byteLength).toBe(info.audio_size);
    const sentences = subtitleFileSchema.parse(await (await fetch(data.subtitle_file)).json());
    expect(sentences.map((sentence) => sentence.text)).toEqual(['Hello there.', 'The ferry leaves at seven.']);
    const words = sentences.flatMap((sentence) => sentence.timestamped_words ?? []);
    expect(
      words
        .filter((word) => word.word.trim() !== '')
        .map((word) => word.word)
        .join(' '),
    ).toBe(TEXT);
    for (const word of words) expect(TEXT.slice(word.word_begin, word.word_end)).toBe(word.word);
    const times = words.flatMap((word) => [word.time_begin, word.time_end]);
    expect(times).toEqual(times.toSorted((left, right) => left - right));
    expect(times.at(-1)).toBeLessThanOrEqual(info.audio_length);
    time += 24 * HOUR_MS;
    expect((await fetch(data.audio)).status).toBe(404);
  });

  it('marks an audio with a tone at its end when asked to', async () => {
    const plain = await speak({ audio_setting: { format: 'wav' } });
    const marked = await speak({ audio_setting: { format: 'wav' }, aigc_watermark: true });
    expect(marked.extra_info.audio_length - plain.extra_info.audio_length).toBeGreaterThan(1000);
    const tail = await decode(Buffer.from(marked.data.audio, 'hex'));
    expect(tail.durationMs).toBeCloseTo(marked.extra_info.audio_length, -1);
  });

  it('takes what real clients send beyond the interface', async () => {
    const lenient = {
      unknown_field: 1,
      language_boost: 'auto',
      voice_setting: { voice_id: 'male-qn-qingse', speed: 1, vol: 1, pitch: 0, emotion: 'neutral', latex_read: null },
      audio_setting: { sample_rate: 32_000, bitrate: 96_000, format: 'mp3', channel: 1 },
      pronunciation_dict: null,
      timbre_weights: null,
    };
    const answer = await engine.post('/v1/t2a_v2?GroupId=1', body(lenient));
    expect(answer.base_resp.status_code).toBe(0);
    expect([64_000, 128_000]).toContain(answer.extra_info.bitrate);
  });

  it('does not take readings for another language', async () => {
    const answer = await speak({ text: 'Hi(ˈhaɪ) Moe(ˈmoʊ).' });
    expect(answer.base_resp.status_msg).toBe('success');
  });

  it('mixes voices by weight under both spellings', async () => {
    const weights = [
      { voice_id: 'male-qn-qingse', weight: 30 },
      { voice_id: 'female-shaonv', weight: 70 },
    ];
    for (const name of ['timbre_weights', 'timber_weights']) {
      const answer = await speak({ voice_setting: { voice_id: '' }, [name]: weights });
      expect(answer.base_resp.status_code).toBe(0);
    }
  });

  it.each([
    ['no text', { text: undefined }, 2013, /text is required/],
    ['an empty text', { text: '' }, 2013, /Nothing to say/],
    ['only tags', { text: '(laughs)', model: 'speech-2.8-hd' }, 2013, /Nothing to say/],
    ['10,000 characters', { text: 'a'.repeat(10_000) }, 2013, /10000 characters, the limit is 9999/],
    ['an unknown model', { model: 'speech-9' }, 2013, /model: .*speech-2\.8-hd/],
    ['no voice', { voice_setting: {} }, 2013, /voice_id is required/],
    ['an unknown voice', { voice_setting: { voice_id: 'nobody-here' } }, 20_132, /no voice "nobody-here"/],
    [
      'a speed that is too high',
      { voice_setting: { voice_id: 'Wise_Woman', speed: 2.1 } },
      2013,
      /voice_setting\.speed/,
    ],
    ['no volume', { voice_setting: { voice_id: 'Wise_Woman', vol: 0 } }, 2013, /voice_setting\.vol/],
    ['half a semitone', { voice_setting: { voice_id: 'Wise_Woman', pitch: 0.5 } }, 2013, /voice_setting\.pitch/],
    ['an unknown emotion', { voice_setting: { voice_id: 'Wise_Woman', emotion: 'bored' } }, 2013, /emotion/],
    [
      'a whisper of 2.8',
      { model: 'speech-2.8-hd', voice_setting: { voice_id: 'Wise_Woman', emotion: 'whisper' } },
      2013,
      /speech-2\.6/,
    ],
    ['five timbres', { timbre_weights: Array(5).fill({ voice_id: 'Wise_Woman', weight: 1 }) }, 2013, /timbre_weights/],
    ['a weight of 0', { timbre_weights: [{ voice_id: 'Wise_Woman', weight: 0 }] }, 2013, /timbre_weights\.0\.weight/],
    ['a sample rate that is none', { audio_setting: { sample_rate: 48_000 } }, 2013, /must be one of 8000/],
    ['three channels', { audio_setting: { channel: 3 } }, 2013, /channel/],
    ['an unknown format', { audio_setting: { format: 'aiff' } }, 2013, /audio_setting\.format/],
    [
      'effects on pcm',
      { audio_setting: { format: 'pcm' }, voice_modify: { sound_effects: 'robotic' } },
      2013,
      /voice_modify works with mp3, wav, flac/,
    ],
    ['a strength over 100', { voice_modify: { pitch: 101 } }, 2013, /voice_modify\.pitch/],
    ['a pronunciation without a slash', { pronunciation_dict: { tone: ['omg'] } }, 2013, /word\/replacement/],
    ['another language', { language_boost: 'Korean' }, 2013, /English only, not Korean/],
    ['a language of newer models', { language_boost: 'Tamil' }, 2013, /speech-02-hd does not support/],
    ['an unknown language', { language_boost: 'Klingon' }, 2013, /language_boost/],
    [
      'a text in German',
      { text: 'Ich habe heute leider keine Zeit für dich.' },
      2013,
      /not English.*language_boost English/,
    ],
    ['a text of another language', { text: 'Пароход отходит в семь часов вечера.' }, 2013, /not English/],
    [
      'growing subtitles that are not streamed',
      { subtitle_enable: true, subtitle_type: 'word_streaming' },
      2013,
      /stream=true/,
    ],
    ['tags for an older model', { text: 'Well (laughs) yes.' }, 2013, /speech-2\.8/],
    ['two pauses in a row', { text: 'One <#1#> <#1#> two.' }, 2013, /pause/i],
    ['a pause at the end', { text: 'One. <#1#>' }, 2013, /pause/i],
    ['invisible characters', { text: `Hi\u200B\u200B` }, 1042, /invisible/],
  ])('refuses %s', async (_name, changes, code, message) => {
    const answer = await engine.send('/v1/t2a_v2', { method: 'POST', body: JSON.stringify(body(changes)) });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      data: null,
      trace_id: answer.headers.get('Trace-Id'),
      base_resp: { status_code: code, status_msg: expect.stringMatching(message) },
    });
  });

  it.each([
    ['names and loan words', { text: 'José and Zoë ordered crème brûlée in Málaga for $19.99.' }],
    ['what it is told is English', { text: 'Ich habe heute leider keine Zeit für dich.', language_boost: 'English' }],
    ['what may be another language', { text: 'Al dente linguine, per favore.' }],
  ])('speaks %s', async (_name, changes) => {
    const answer = await engine.send('/v1/t2a_v2', { method: 'POST', body: JSON.stringify(body(changes)) });
    expect((await answer.json()).base_resp).toEqual({ status_code: 0, status_msg: 'success' });
  });

  it('refuses what is no JSON', async () => {
    const answer = await engine.send('/v1/t2a_v2', { method: 'POST', body: 'model=speech' });
    expect((await answer.json()).base_resp).toEqual({
      status_code: 2013,
      status_msg: expect.stringMatching(/must be JSON/),
    });
  });
});
