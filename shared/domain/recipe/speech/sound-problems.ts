import { SPEECH_BITRATES } from '../../speech/speech-options.ts';
import type { SoundFormat } from '../../script/script-settings.ts';

/**
 * Something about a format of sound. `isImpossible` is false for what works otherwise than one may think: such a sound is
 * heard only when it is made (`not_streamed`), or a value changes nothing (`bitrate_unused`).
 */
export type SoundProblem = { isImpossible: boolean } & (
  | { reason: 'bitrate_above_rate'; mostBitrate: number }
  | { reason: 'not_streamed' }
  | { reason: 'bitrate_unused' }
);

/** Highest bit rate of SPEECH_BITRATES that MP3 has at a sample rate: MPEG-1 from 32 kHz, MPEG-2 from 16 kHz, MPEG-2.5 below. */
export function mostBitrate(sampleRateHz: number): SoundFormat['bitrate'] {
  const most = sampleRateHz >= 32_000 ? 320_000 : sampleRateHz >= 16_000 ? 160_000 : 64_000;
  return SPEECH_BITRATES.findLast((bitrate) => bitrate <= most) ?? SPEECH_BITRATES[0];
}

/**
 * What is impossible or worth knowing about a format. Effects and one or two channels go with every format and rate
 * (service.md, text rule 4).
 */
export function soundProblems({ format, sampleRateHz, bitrate }: SoundFormat): SoundProblem[] {
  if (format !== 'mp3') {
    const notStreamed: SoundProblem = { reason: 'not_streamed', isImpossible: false };
    return [notStreamed, { reason: 'bitrate_unused', isImpossible: false }];
  }
  const most = mostBitrate(sampleRateHz);
  return bitrate > most ? [{ reason: 'bitrate_above_rate', mostBitrate: most, isImpossible: true }] : [];
}
