import { Failure, failureRecord } from '../domain/failures/failure.ts';
import { damagedFile } from './audio-failure.ts';
import type { DecodedAudio } from './decoded-audio.ts';
import { holdsNothing, isSilent, LONGEST_SILENCE_MS, markSilent } from './silence.ts';

/** Rates beyond these are damage; a filter between such a rate and ours would have millions of coefficients. */
const LOWEST_RATE_HZ = 1000;
const HIGHEST_RATE_HZ = 768_000;
/** Sound fields have up to 64 channels. */
const MOST_CHANNELS = 128;
/** Sound that any file may hold, however small. */
const FREE_SECONDS = 60;
/** No recording of sound takes fewer bytes a second. Opus and Vorbis send next to nothing while nobody speaks. */
const FEWEST_BYTES_A_SECOND: Record<string, number> = { opus: 20, vorbis: 20 };
const USUAL_FEWEST_BYTES_A_SECOND = 100;

/** What may come out of a recording. */
export type SoundLimits = {
  /** Size of the file. */
  fileBytes: number;
  /** Silence that the file does not pay for with bytes beyond this needs the user's word; null where nobody is to be asked. */
  askAboveSilenceMs?: number | null | undefined;
};

/**
 * A recording whose decoder is not trusted: rate and channels are believable, every error is a Failure, and what comes out
 * is bounded by the size of the file. `blocks` throws AUDIO_DAMAGED, and CONFIRMATION_NEEDED above `askAboveSilenceMs`.
 * Throws AUDIO_DAMAGED.
 */
export function guardedAudio(audio: DecodedAudio, limits: SoundLimits): DecodedAudio {
  const { sampleRate, channels } = audio;
  checkFormat(sampleRate, channels);
  const close = () => {
    try {
      audio.close();
    } catch {
      // A decoder that failed may fail to be freed; its memory goes with its thread.
    }
  };
  return new Proxy(audio, {
    get(target, name) {
      if (name === 'close') return close;
      if (name === 'blocks') return () => guardedBlocks(() => audio.blocks(), audio, limits);
      return Reflect.get(target, name, target) as unknown;
    },
  });
}

/** The blocks of any decoder, held to the same rules. */
export async function* guardedBlocks(
  decode: () => AsyncGenerator<Float32Array[]>,
  format: { codec: string; sampleRate: number },
  limits: SoundLimits,
): AsyncGenerator<Float32Array[]> {
  const budget = createBudget(format, limits);
  try {
    for await (const block of decode()) {
      const length = block[0]?.length ?? 0;
      if (length === 0) continue;
      if (block.some((channel) => channel.length !== length)) throw damagedFile('channel_lengths');
      budget.spend(block, length / format.sampleRate);
      yield block;
    }
  } catch (error) {
    throw asFailure(error);
  }
}

/** Runs `work` of a decoder; whatever it throws is a Failure, AUDIO_DAMAGED where the decoder did not know better. */
export async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asFailure(error);
  }
}

function asFailure(error: unknown): unknown {
  if (failureRecord(error).code !== 'INTERNAL') return error;
  // Errors of the system carry a code of their own and are no fault of the file.
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code))
    return error;
  return damagedFile('decoder_failed', {}, error);
}

function checkFormat(sampleRate: number, channels: number): void {
  if (!(sampleRate >= LOWEST_RATE_HZ && sampleRate <= HIGHEST_RATE_HZ))
    throw damagedFile('sample_rate', { sampleRateHz: sampleRate });
  if (!(channels >= 1 && channels <= MOST_CHANNELS)) throw damagedFile('channel_count', { channels });
}

function createBudget({ codec }: { codec: string }, { fileBytes, askAboveSilenceMs }: SoundLimits) {
  const paidSeconds = FREE_SECONDS + fileBytes / (FEWEST_BYTES_A_SECOND[codec] ?? USUAL_FEWEST_BYTES_A_SECOND);
  let soundSeconds = 0;
  let silenceMs = 0;
  const addSilence = (seconds: number) => {
    silenceMs += seconds * 1000;
    // A little room: silence is counted in blocks.
    if (askAboveSilenceMs != null && silenceMs > askAboveSilenceMs + 1000) throw longSilence(askAboveSilenceMs);
    if (silenceMs > LONGEST_SILENCE_MS) throw damagedFile('silence');
  };
  return {
    spend(block: Float32Array[], seconds: number): void {
      if (isSilent(block)) return addSilence(seconds);
      soundSeconds += seconds;
      const isPaid = soundSeconds <= paidSeconds;
      if (holdsNothing(block)) {
        markSilent(block);
        if (!isPaid) addSilence(seconds);
      } else if (!isPaid) {
        throw damagedFile('more_audio');
      }
    },
  };
}

/** CONFIRMATION_NEEDED: `data.question` is 'silence', `data.limitMs` is how much silence goes without asking. */
function longSilence(limitMs: number): Failure {
  const hours = Math.round(limitMs / 3_600_000);
  const message = `The timestamps in this file leave more than ${hours} hours of silence. Confirm to prepare it anyway.`;
  return new Failure('CONFIRMATION_NEEDED', message, { question: 'silence', limitMs });
}
