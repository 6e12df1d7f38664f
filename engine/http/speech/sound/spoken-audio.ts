import type { WireSpeechInfo } from '../../../../shared/service-api/speech/speech.ts';
import { SPEECH_AUDIO_DEFAULTS } from '../../../../shared/domain/speech/speech-options.ts';
import type { AudioFormat } from '../request/check-speech.ts';
import type { FilePatch } from '../../../../shared/audio/encoding/sound-encoder.ts';
import { createAudioEncoder } from '../../../speech/create-audio-encoder.ts';
import type { TextMeasures } from '../request/text-measures.ts';

/** Writes sound in its format and keeps count of it. */
export type SpokenAudio = {
  /** Takes mono samples and gives the bytes that are ready, often fewer than belong to them. */
  add(samples: Float32Array): Uint8Array;
  /** The rest, and what is to be written over the beginning of a file. */
  finish(): { rest: Uint8Array; patch: FilePatch | null };
  /** Length of what was added so far, ms. */
  lengthMs(): number;
  /** `extra_info` of everything that was written. */
  info(measures: TextMeasures): WireSpeechInfo;
  /** Gives the encoder's memory back, also when the client has gone before the end. */
  close(): void;
};

/** Starts an audio; a whole one, unlike a stream, can be patched at its beginning. */
export async function createSpokenAudio(format: AudioFormat, { isWhole }: { isWhole: boolean }): Promise<SpokenAudio> {
  const encoder = await createAudioEncoder({ ...format, isWhole });
  let sampleCount = 0;
  let sizeBytes = 0;
  const counted = (bytes: Uint8Array) => {
    sizeBytes += bytes.length;
    return bytes;
  };
  const lengthMs = () => (sampleCount / format.sampleRateHz) * 1000;
  return {
    add(samples) {
      sampleCount += samples.length;
      return counted(encoder.encode(samples));
    },
    finish() {
      const { rest, patch } = encoder.finish();
      return { rest: counted(rest), patch };
    },
    lengthMs,
    close: () => encoder.close(),
    info: (measures) => ({
      audio_length: Math.round(lengthMs()),
      audio_sample_rate: format.sampleRateHz,
      audio_size: sizeBytes,
      bitrate: format.format === 'mp3' ? mp3Bitrate(format) : Math.round((sizeBytes * 8000) / Math.max(1, lengthMs())),
      word_count: measures.words,
      invisible_character_ratio: measures.invisibleRatio,
      usage_characters: measures.characters,
      audio_format: format.format,
      audio_channel: format.channels,
    }),
  };
}

/** Loads the encoder that is used by default and runs it once, so that the first sound does not wait for that. */
export async function warmUpAudio(): Promise<void> {
  const { bitrate, channels, format, sampleRateHz } = SPEECH_AUDIO_DEFAULTS;
  const audio = await createSpokenAudio({ bitrate, channels, format, sampleRateHz }, { isWhole: false });
  audio.add(new Float32Array(sampleRateHz / 2));
  audio.close();
}

/** Lower sample rates have lower highest bit rates, to which the encoder keeps. */
function mp3Bitrate({ bitrate, sampleRateHz }: AudioFormat): number {
  if (sampleRateHz >= 32_000) return bitrate;
  return Math.min(bitrate, sampleRateHz >= 16_000 ? 160_000 : 64_000);
}
