import { stat } from 'node:fs/promises';
import { createMono } from '../../../../../shared/audio/conversion/mono.ts';
import { cancelled } from '../../cancelled.ts';
import { readFailure } from '../../../files/file-failure.ts';
import { withRecording, type OpenRecording, type RecordingRequest } from '../recording.ts';
import type { TaskContext } from '../worker-protocol.ts';
import type { TimeSpan } from '../../../../../shared/domain/media/time-span.ts';

/** Who trims moves an edge by some seconds at a time. */
const AROUND_MS = 20_000;
/** Sound that is kept for the next cut, and for how long nobody needs to ask for it. */
const MAX_KEPT_BYTES = 96e6;
const KEPT_FOR_MS = 3 * 60_000;

/**
 * Decoded sound of a part of a recording, from sample `from` on: as one channel, and the size of the loudest channel, since
 * clipping is lost in a mix. `until` is where it was wanted to end; the recording may have ended before.
 */
export type SoundWindow = { from: number; until: number; mono: Float32Array; loudest: Float32Array };

/** Parts of a recording. */
export type NearbySound = { sampleRateHz: number; windows: SoundWindow[] };

type Kept = NearbySound & { key: string; timer: NodeJS.Timeout };

let kept: Kept | null = null;

/**
 * The sound of stretches of a recording and around them. Decoders begin at the beginning, so in a long recording a stretch
 * takes seconds; what lies around the last ones is kept, and trimming is quick. Throws what reading a recording throws.
 */
export async function nearbySound(
  { file, fileName, track, spans }: RecordingRequest & { spans: readonly TimeSpan[] },
  context: TaskContext,
): Promise<NearbySound> {
  const facts = await stat(file).catch((error: unknown) => {
    throw readFailure(error, fileName);
  });
  const key = `${file}|${track ?? 0}|${facts.size}|${facts.mtimeMs}`;
  if (kept?.key === key && covers(kept, spans)) return kept;
  const sound = await withRecording({ file, fileName, track }, context, (recording) =>
    decode(recording, spans, context.signal),
  );
  keep(key, sound);
  return sound;
}

/** The window that holds a stretch, or undefined. */
export function windowOf(
  { sampleRateHz, windows }: NearbySound,
  { startMs, endMs }: TimeSpan,
): SoundWindow | undefined {
  const [from, to] = [sampleAt(sampleRateHz, startMs), sampleAt(sampleRateHz, endMs)];
  return windows.find((window) => window.from <= from && window.until >= to);
}

/** Number of the sample at a time. */
export const sampleAt = (sampleRateHz: number, timeMs: number): number => Math.round((timeMs * sampleRateHz) / 1000);

const covers = (sound: NearbySound, spans: readonly TimeSpan[]) => spans.every((span) => windowOf(sound, span));
const bytesOf = (windows: readonly SoundWindow[]) => windows.reduce((sum, { mono }) => sum + mono.byteLength * 2, 0);

function keep(key: string, sound: NearbySound): void {
  clearTimeout(kept?.timer);
  kept = null;
  if (bytesOf(sound.windows) > MAX_KEPT_BYTES) return;
  const timer = setTimeout(() => (kept = null), KEPT_FOR_MS);
  timer.unref();
  kept = { ...sound, key, timer };
}

async function decode(recording: OpenRecording, spans: readonly TimeSpan[], signal: AbortSignal): Promise<NearbySound> {
  const { sampleRate: sampleRateHz } = recording;
  const windows = windowsFor(spans, sampleRateHz);
  const last = Math.max(0, ...windows.map((window) => window.until));
  const channel = createMono(sampleRateHz);
  let position = 0;
  for await (const block of recording.blocks()) {
    if (signal.aborted) throw cancelled();
    const length = block[0]?.length ?? 0;
    const wanted = windows.filter((window) => window.from < position + length && window.until > position);
    // Pushed even where nothing is wanted: the filter and the comparison of channels need what came before.
    const mono = channel.push(block);
    if (wanted.length > 0) {
      const loudest = loudestOf(block);
      for (const window of wanted) {
        const from = Math.max(window.from, position);
        const to = Math.min(window.until, position + length);
        window.mono.set(mono.subarray(from - position, to - position), from - window.from);
        window.loudest.set(loudest.subarray(from - position, to - position), from - window.from);
      }
    }
    position += length;
    if (position >= last) break;
  }
  return { sampleRateHz, windows: windows.map((window) => ended(window, position)) };
}

/** Windows with room around the stretches, those that touch joined; without that room where it would be too much to keep. */
function windowsFor(spans: readonly TimeSpan[], sampleRateHz: number): SoundWindow[] {
  const wide = joined(spans, AROUND_MS);
  const samples = wide.reduce((sum, { startMs, endMs }) => sum + sampleAt(sampleRateHz, endMs - startMs), 0);
  const chosen = samples * 8 <= MAX_KEPT_BYTES ? wide : joined(spans, 0);
  return chosen.map(({ startMs, endMs }) => {
    const [from, until] = [sampleAt(sampleRateHz, startMs), sampleAt(sampleRateHz, endMs)];
    return { from, until, mono: new Float32Array(until - from), loudest: new Float32Array(until - from) };
  });
}

function joined(spans: readonly TimeSpan[], aroundMs: number): TimeSpan[] {
  const found: TimeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    const [startMs, endMs] = [Math.max(0, span.startMs - aroundMs), span.endMs + aroundMs];
    const last = found.at(-1);
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else found.push({ startMs, endMs });
  }
  return found;
}

function ended({ from, until, mono, loudest }: SoundWindow, end: number): SoundWindow {
  const length = Math.max(0, Math.min(until, end) - from);
  if (length === mono.length) return { from, until, mono, loudest };
  return { from, until, mono: mono.slice(0, length), loudest: loudest.slice(0, length) };
}

function loudestOf(block: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(block[0]?.length ?? 0);
  for (const channel of block) {
    for (let index = 0; index < out.length; index += 1) {
      const size = Math.abs(channel[index] as number);
      if (size > (out[index] as number)) out[index] = size;
    }
  }
  return out;
}
