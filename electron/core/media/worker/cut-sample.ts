import { downmix } from '../../../../shared/audio/mono.ts';
import { createResampler } from '../../../../shared/audio/resampler.ts';
import { WAV_HEADER_BYTES } from '../../../../shared/audio/wav.ts';
import { Failure } from '../../../../shared/domain/failure.ts';
import { cancelled } from '../file-failure.ts';
import type { CutSample, SampleCut, Stretch } from '../sample-cut.ts';
import { withRecording, type Recording } from './recording.ts';
import { createSoundMeter, type SoundMeter } from './sound-measures.ts';
import { createWavSink } from './wav-sink.ts';
import type { TaskContext, WorkerTasks } from './worker-protocol.ts';

const RATES_HZ = [48_000, 44_100, 32_000, 24_000, 22_050, 16_000];
/** Silence between two stretches, so that words of different sentences do not run together. */
const GAP_MS = 120;
/** Edges are faded, for a cut in the middle of a wave is heard as a click. */
const FADE_MS = 5;

type Piece = Stretch & { from: number; to: number; samples: Float32Array; filled: number };

/** Cuts stretches out of a recording into one WAV file and measures their sound. See `Media.cutSample`. */
export function cutSample(input: WorkerTasks['cut']['input'], context: TaskContext): Promise<CutSample> {
  return withRecording(input, context, async (recording) => {
    const meter = createSoundMeter(recording.sampleRate);
    const pieces = piecesOf(recording, input);
    await fill(recording, { pieces, meter, signal: context.signal });
    const found = pieces.filter((piece) => piece.filled > 0);
    if (found.length === 0) {
      throw new Failure('INVALID_INPUT', 'The chosen stretches lie outside the recording.', { field: 'spans' });
    }
    return await write(found, { recording, cut: input, meter });
  });
}

/** Room for each stretch, as long as there is any left. */
function piecesOf({ sampleRate }: Recording, { spans, maxMs }: SampleCut): Piece[] {
  let leftMs = maxMs;
  return spans.flatMap(({ startMs, endMs }) => {
    const lengthMs = Math.min(leftMs, endMs - startMs);
    if (lengthMs <= 0) return [];
    leftMs -= lengthMs;
    const from = Math.round((startMs * sampleRate) / 1000);
    const to = from + Math.round((lengthMs * sampleRate) / 1000);
    return [{ startMs, endMs: startMs + lengthMs, from, to, samples: new Float32Array(to - from), filled: 0 }];
  });
}

async function fill(
  recording: Recording,
  { pieces, meter, signal }: { pieces: Piece[]; meter: SoundMeter; signal: AbortSignal },
): Promise<void> {
  const last = Math.max(0, ...pieces.map((piece) => piece.to));
  let position = 0;
  for await (const block of recording.blocks()) {
    if (signal.aborted) throw cancelled();
    const length = block[0]?.length ?? 0;
    const wanted = pieces.filter((piece) => piece.from < position + length && piece.to > position);
    const mono = wanted.length > 0 ? downmix(block) : null;
    for (const piece of wanted) {
      const from = Math.max(piece.from, position);
      const to = Math.min(piece.to, position + length);
      meter.channels(block.map((channel) => channel.subarray(from - position, to - position)));
      piece.samples.set(mono?.subarray(from - position, to - position) ?? [], from - piece.from);
      piece.filled = to - piece.from;
    }
    position += length;
    if (position >= last) return;
  }
}

async function write(
  pieces: readonly Piece[],
  { recording, cut, meter }: { recording: Recording; cut: SampleCut; meter: SoundMeter },
): Promise<CutSample> {
  const { sampleRate } = recording;
  const gap = new Float32Array(Math.round((GAP_MS * sampleRate) / 1000));
  const samples = pieces.reduce((sum, piece) => sum + piece.filled + gap.length, -gap.length);
  const rate = rateFor(sampleRate, { seconds: samples / sampleRate, maxBytes: cut.maxBytes });
  const resampler = createResampler(sampleRate, rate);
  const sink = await createWavSink(cut.target, { sampleRate: rate, channels: 1 });
  const spans: Stretch[] = [];
  let written = 0;
  let position = 0;
  const append = async (block: Float32Array) => {
    written += block.length;
    if (block.length > 0) await sink.append([block]);
  };
  try {
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) {
        await append(resampler.push(gap));
        position += gap.length;
      }
      const sound = piece.samples.subarray(0, piece.filled);
      const startMs = (position / sampleRate) * 1000;
      meter.stretch(sound, startMs);
      await append(resampler.push(faded(sound, Math.round((FADE_MS * sampleRate) / 1000))));
      position += sound.length;
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
