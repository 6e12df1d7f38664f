import { joinBytes } from '../../../../shared/audio/byte-source.ts';
import type { FilePatch } from '../../../../shared/audio/encoding/sound-encoder.ts';
import type { WireSpeechInfo } from '../../../../shared/service-api/speech/speech.ts';
import type { CheckedSpeech } from '../request/check-speech.ts';
import { splitSegment } from '../subtitles/split-segment.ts';
import { createSpokenAudio } from './spoken-audio.ts';
import type { SpokenSegment, Synthesizer } from '../../../speech/synthesizer.ts';
import type { TextMeasures } from '../request/text-measures.ts';
import { watermarkTone } from '../../../speech/effects/watermark-tone.ts';

/** A text to be spoken as a whole. */
export type WholeSpeechRequest = { text: string; measures: TextMeasures; checked: CheckedSpeech; signal: AbortSignal };

/** A whole text as sound, with what was spoken when; the segments have no sound any more. */
export type WholeSpeech = { audio: Uint8Array; info: WireSpeechInfo; segments: Omit<SpokenSegment, 'samples'>[] };

/** Speaks a text and writes it in one piece. */
export async function speakWhole(synthesizer: Synthesizer, request: WholeSpeechRequest): Promise<WholeSpeech> {
  const parts: Uint8Array[] = [];
  const { patch, ...spoken } = await writeSpeech(synthesizer, request, async (bytes) => void parts.push(bytes));
  const audio = joinBytes(parts);
  if (patch) audio.set(patch.bytes, patch.offset);
  return { audio, ...spoken };
}

/** What was written of a speech, and what is to be written over its beginning. */
export type WrittenSpeech = Omit<WholeSpeech, 'audio'> & { patch: FilePatch | null };

/** Speaks a text and hands the bytes of its audio on, in order, as they are ready; none of them is kept. */
export async function writeSpeech(
  synthesizer: Synthesizer,
  { text, measures, checked, signal }: WholeSpeechRequest,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<WrittenSpeech> {
  const audio = await createSpokenAudio(checked.audio, { isWhole: true });
  const { sampleRateHz } = checked.audio;
  const segments: Omit<SpokenSegment, 'samples'>[] = [];
  try {
    for await (const spoken of synthesizer.speak({ ...checked.speech, text, signal })) {
      await write(audio.add(spoken.samples));
      for (const { samples: _samples, ...segment } of splitSegment(spoken, { text, sampleRateHz }))
        segments.push(segment);
    }
    if (checked.withWatermark) await write(audio.add(watermarkTone(sampleRateHz)));
    const { rest, patch } = audio.finish();
    await write(rest);
    return { info: audio.info(measures), segments, patch };
  } finally {
    audio.close();
  }
}
