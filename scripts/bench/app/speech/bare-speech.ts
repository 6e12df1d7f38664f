import type { RunningEngine } from '../watched-engine.ts';

/** How an answer came: ms until its first sound and until its end, and the length of the sound. */
export type BareSpeech = { firstMs: number; wallMs: number; durationMs: number };

type Chunk = {
  data: { audio?: string } | null;
  extra_info?: { audio_length: number };
  base_resp: { status_msg: string };
};

/**
 * Asks the engine for speech as core does for a line (streamed mp3 with words), with nothing but `fetch` in between.
 * The bytes are decoded from hex and thrown away.
 */
export async function speakBare(
  { baseUrl, key }: Pick<RunningEngine, 'baseUrl' | 'key'>,
  { text, voiceId }: { text: string; voiceId: string },
): Promise<BareSpeech> {
  const startedAtMs = performance.now();
  const response = await fetch(`${baseUrl}/v1/t2a_v2`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'speech-2.8-hd',
      text,
      stream: true,
      stream_options: { exclude_aggregated_audio: true },
      voice_setting: { voice_id: voiceId, speed: 1, vol: 1, pitch: 0 },
      audio_setting: { sample_rate: 32_000, bitrate: 128_000, format: 'mp3', channel: 1 },
      subtitle_enable: true,
      subtitle_type: 'word_streaming',
      text_normalization_mode: 'basic',
      output_format: 'hex',
    }),
  });
  if (!response.ok || !response.body) throw new Error(`The engine answered ${response.status}.`);
  let firstMs = 0;
  let durationMs = 0;
  for await (const { data, extra_info: info, base_resp: state } of chunksOf(response.body)) {
    if (data === null) throw new Error(`The engine failed: ${state.status_msg}`);
    const bytes = Buffer.from(data.audio ?? '', 'hex');
    if (bytes.length > 0) firstMs ||= performance.now() - startedAtMs;
    durationMs = info?.audio_length ?? durationMs;
  }
  return { firstMs, wallMs: performance.now() - startedAtMs, durationMs };
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Chunk> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    const events = (pending + decoder.decode(bytes, { stream: true })).split('\n\n');
    pending = events.pop() ?? '';
    for (const event of events) yield JSON.parse(event.slice('data: '.length)) as Chunk;
  }
}
