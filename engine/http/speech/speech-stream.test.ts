import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesSource } from '../../../shared/audio/byte-source.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import {
  speechAnswerSchema,
  type WireSpeechAnswer,
  type WireSubtitle,
} from '../../../shared/service-api/speech/speech.ts';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

const TEXT = 'Hello there. The ferry leaves at seven.';
let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(async () => engine.end());

const send = async (changes: object, signal?: AbortSignal) =>
  engine.send('/v1/t2a_v2', {
    method: 'POST',
    body: JSON.stringify({
      model: 'speech-2.8-turbo',
      text: TEXT,
      stream: true,
      voice_setting: { voice_id: 'Wise_Woman' },
      ...changes,
    }),
    ...(signal ? { signal } : {}),
  });

/** The chunks of a stream whose framing is checked on the way. */
async function chunksOf(changes: object): Promise<WireSpeechAnswer[]> {
  const answer = await send(changes);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  const events = (await answer.text()).split('\n\n');
  expect(events.pop()).toBe('');
  for (const event of events) expect(event).toMatch(/^data: \{[^\n]*\}$/);
  return events.map((event) => {
    const json = JSON.parse(event.slice('data: '.length));
    expect(json.base_resp).toEqual({ status_code: 0, status_msg: '' });
    expect(json.trace_id).toBe(answer.headers.get('Trace-Id'));
    return speechAnswerSchema.parse(json);
  });
}
const audioOf = (chunks: WireSpeechAnswer[]) => chunks.map((chunk) => chunk.data?.audio ?? '').join('');
const subtitlesOf = (chunks: WireSpeechAnswer[]) =>
  chunks.map((chunk) => chunk.data?.subtitle).filter((subtitle): subtitle is WireSubtitle => subtitle != null);

describe('a streamed speech', () => {
  it('comes in chunks of status 1 and repeats all of it in the last, of status 2', async () => {
    const chunks = await chunksOf({});
    const last = chunks.pop()!;
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks.every((chunk) => chunk.data?.status === 1 && chunk.extra_info === null)).toBe(true);
    expect(last.data?.status).toBe(2);
    expect(last.data?.audio).toBe(audioOf(chunks));
    expect(last.extra_info).toMatchObject({ audio_size: audioOf(chunks).length / 2, audio_format: 'mp3' });
    expect(subtitlesOf([...chunks, last])).toEqual([]);
  });

  it('repeats nothing when asked not to, and is the same audio as in one piece but for what tells its length', async () => {
    const chunks = await chunksOf({ stream_options: { exclude_aggregated_audio: true } });
    expect(chunks.at(-1)?.data?.audio).toBe('');
    const whole = await (await send({ stream: false })).json();
    // Compared to a boolean: thousands of digits would be printed otherwise.
    expect(whole.data.audio.endsWith(audioOf(chunks))).toBe(true);
    const { audio_size: wholeBytes, ...info } = whole.extra_info;
    expect(chunks.at(-1)?.extra_info).toEqual({ ...info, audio_size: audioOf(chunks).length / 2 });
    expect(wholeBytes).toBe(whole.data.audio.length / 2);
    const audio = await openAudio(bytesSource(Buffer.from(whole.data.audio, 'hex')));
    let samples = 0;
    for await (const block of audio.blocks()) samples += block[0]?.length ?? 0;
    expect(Math.round((samples / audio.sampleRate) * 1000)).toBe(info.audio_length);
  });

  it.each(['sentence', 'word'])('sends subtitles of the type %s once a sentence', async (type) => {
    const subtitles = subtitlesOf(await chunksOf({ subtitle_enable: true, subtitle_type: type }));
    expect(subtitles.map((subtitle) => TEXT.slice(subtitle.text_begin, subtitle.text_end))).toEqual([
      'Hello there.',
      'The ferry leaves at seven.',
    ]);
    for (const subtitle of subtitles) {
      if (type === 'sentence') expect(subtitle).not.toHaveProperty('timestamped_words');
      else expect(subtitle.timestamped_words?.map((word) => word.word).join('')).toBe(subtitle.text);
    }
  });

  it('lets subtitles of the type word_streaming grow with every chunk', async () => {
    const chunks = await chunksOf({ subtitle_enable: true, subtitle_type: 'word_streaming' });
    const finished = new Map<number, WireSubtitle>();
    for (const subtitle of subtitlesOf(chunks)) {
      const earlier = finished.get(subtitle.text_begin);
      expect(subtitle.time_end).toBeGreaterThanOrEqual(earlier?.time_end ?? 0);
      expect(subtitle.timestamped_words!.length).toBeGreaterThanOrEqual(earlier?.timestamped_words?.length ?? 0);
      finished.set(subtitle.text_begin, subtitle);
    }
    const words = [...finished.values()].map((subtitle) =>
      subtitle.timestamped_words?.map((word) => word.word).join(''),
    );
    expect(words).toEqual(['Hello there.', 'The ferry leaves at seven.']);
    expect(subtitlesOf(chunks).length).toBeGreaterThan(finished.size);
    expect(subtitlesOf([chunks.at(-1)!])).toEqual([]);
  });

  it('carries a growing subtitle on every chunk with sound, also on what the encoder held back', async () => {
    for (const format of ['mp3', 'flac', 'pcm', 'opus']) {
      const wanted = { subtitle_enable: true, subtitle_type: 'word_streaming', audio_setting: { format } };
      const chunks = await chunksOf(wanted);
      const last = chunks.pop();
      for (const chunk of chunks) expect(chunk.data?.subtitle, format).toMatchObject({ text: expect.any(String) });
      expect(last?.data?.subtitle).toBeNull();
    }
  });

  it('is refused as an ordinary answer before it begins', async () => {
    for (const changes of [{ audio_setting: { format: 'wav' } }, { text: 'One <#0#> two.' }]) {
      const answer = await send(changes);
      expect(answer.headers.get('Content-Type')).toBe('application/json');
      expect((await answer.json()).base_resp.status_code).toBe(2013);
    }
  });

  it('ends when the client hangs up, and leaves the engine free for others', async () => {
    const stopping = new AbortController();
    const answer = await send({ text: `${TEXT} `.repeat(200) }, stopping.signal);
    const reader = answer.body!.getReader();
    await reader.read();
    stopping.abort();
    await expect(reader.read()).rejects.toThrow();
    expect((await (await send({ stream: false, text: 'Hi.' })).json()).base_resp.status_code).toBe(0);
  });
});
