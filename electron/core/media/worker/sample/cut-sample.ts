import { createResampler } from '../../../../../shared/audio/conversion/resampler.ts';
import { WAV_HEADER_BYTES } from '../../../../../shared/audio/wav.ts';
import { reasonedFailure } from '../../../../../shared/domain/failures/reasoned-failure.ts';
import type { CutSample, SampleCut } from '../../sample-cut.ts';
import { createWavSink } from '../wav-sink.ts';
import type { TaskContext, WorkerTasks } from '../worker-protocol.ts';
import { nearbySound, type NearbySound, sampleAt, windowOf } from './nearby-sound.ts';
import { createSoundMeter } from './sound-measures.ts';
import type { TimeSpan } from '../../../../../shared/domain/media/time-span.ts';

const RATES_HZ = [48_000, 44_100, 32_000, 24_000, 22_050, 16_000];
/** Silence between two stretches, so that words of different sentences do not run together. */
const GAP_MS = 120;
/** Edges are faded, for a cut in the middle of a wave is heard as a click. */
const FADE_MS = 5;

/** The sound of one stretch. */
type Piece = { mono: Float32Array; loudest: Float32Array };

/** Cuts stretches out of a recording into one WAV file and measures their sound. See `Media.cutSample`. */
export async function cutSample(input: WorkerTasks['cut']['input'], context: TaskContext): Promise<CutSample> {
  const spans = within(input);
  const sound = await nearbySound({ ...input, spans }, context);
  const pieces = spans.map((span) => pieceOf(sound, span)).filter(({ mono }) => mono.length > 0);
  if (pieces.length === 0) {
    throw reasonedFailure('INVALID_INPUT', 'excerpt_outside', { field: 'spans' });
  }
  return await write(pieces, input, sound.sampleRateHz);
}

/** The stretches as far as there is room for them. */
function within({ spans, maxMs }: SampleCut): TimeSpan[] {
  let leftMs = maxMs;
  return spans.flatMap(({ startMs, endMs }) => {
    const lengthMs = Math.min(leftMs, endMs - startMs);
    if (lengthMs <= 0) return [];
    leftMs -= lengthMs;
    return [{ startMs, endMs: startMs + lengthMs }];
  });
}

function pieceOf(sound: NearbySound, span: TimeSpan): Piece {
  const window = windowOf(sound, span);
  if (!window) throw new Error('A stretch was not decoded.');
  const from = sampleAt(sound.sampleRateHz, span.startMs) - window.from;
  const to = sampleAt(sound.sampleRateHz, span.endMs) - window.from;
  return { mono: window.mono.subarray(from, to), loudest: window.loudest.subarray(from, to) };
}

async function write(pieces: readonly Piece[], cut: SampleCut, sampleRate: number): Promise<CutSample> {
  const meter = createSoundMeter(sampleRate);
  const gap = new Float32Array(Math.round((GAP_MS * sampleRate) / 1000));
  const samples = pieces.reduce((sum, { mono }) => sum + mono.length + gap.length, -gap.length);
  const rate = rateFor(sampleRate, { seconds: samples / sampleRate, maxBytes: cut.maxBytes });
  const resampler = createResampler(sampleRate, rate);
  const sink = await createWavSink(cut.target, { sampleRate: rate, channels: 1 });
  const spans: TimeSpan[] = [];
  let written = 0;
  let position = 0;
  const append = async (block: Float32Array) => {
    written += block.length;
    if (block.length > 0) await sink.append([block]);
  };
  try {
    for (const [index, { mono, loudest }] of pieces.entries()) {
      if (index > 0) {
        await append(resampler.push(gap));
        position += gap.length;
      }
      const startMs = (position / sampleRate) * 1000;
      meter.stretch({ mono, loudest }, startMs);
      await append(resampler.push(faded(mono, Math.round((FADE_MS * sampleRate) / 1000))));
      position += mono.length;
      spans.push({ startMs, endMs: (position / sampleRate) * 1000 });
    }
    await append(resampler.flush());
    await sink.commit();
  } finally {
    await sink.discard();
  }
  return {
    file: cut.target,
    sizeBytes: WAV_HEADER_BYTES + written * 2,
    sampleRateHz: rate,
    durationMs: (written / rate) * 1000,
    spans,
    sound: meter.finish(),
  };
}

/** The recording's own rate where that is a usual one and small enough, else the next lower. */
function rateFor(sourceHz: number, { seconds, maxBytes }: { seconds: number; maxBytes: number }): number {
  const fits = (rate: number) => WAV_HEADER_BYTES + seconds * rate * 2 <= maxBytes;
  if (sourceHz <= 48_000 && fits(sourceHz)) return sourceHz;
  return RATES_HZ.find((rate) => rate <= sourceHz && fits(rate)) ?? Math.min(sourceHz, RATES_HZ.at(-1) ?? sourceHz);
}

function faded(sound: Float32Array, edge: number): Float32Array {
  const out = sound.slice();
  const length = Math.min(edge, Math.floor(out.length / 2));
  for (let index = 0; index < length; index += 1) {
    const gain = index / length;
    const end = out.length - 1 - index;
    out[index] = (out[index] as number) * gain;
    out[end] = (out[end] as number) * gain;
  }
  return out;
}
