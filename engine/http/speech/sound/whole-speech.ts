import { joinBytes } from '../../../../shared/audio/byte-source.ts';
import type { WireSpeechInfo } from '../../../../shared/service-api/speech.ts';
import type { CheckedSpeech } from '../request/check-speech.ts';
import { splitSegment } from '../subtitles/split-segment.ts';
import { createSpokenAudio } from './spoken-audio.ts';
import type { SpokenSegment, Synthesizer } from '../../../speech/synthesizer.ts';
import type { TextMeasures } from '../request/text-measures.ts';
import { watermarkTone } from './watermark.ts';

/** A text to be spoken as a whole. */
export type WholeSpeechRequest = { text: string; measures: TextMeasures; checked: CheckedSpeech; signal: AbortSignal };

/** A whole text as sound, with what was spoken when; the segments have no sound any more. */
export type WholeSpeech = { audio: Uint8Array; info: WireSpeechInfo; segments: Omit<SpokenSegment, 'samples'>[] };

/** Speaks a text and writes it in one piece. */
export async function speakWhole(synthesizer: Synthesizer, request: WholeSpeechRequest): Promise<WholeSpeech> {
  const parts: Uint8Array[] = [];
  const { info, segments } = await writeSpeech(synthesizer, request, async (bytes) => void parts.push(bytes));
  return { audio: joinBytes(parts), info, segments };
}

/** Speaks a text and hands the bytes of its audio on, in order, as they are ready. */
export async function writeSpeech(
  synthesizer: Synthesizer,
  { text, measures, checked, signal }: WholeSpeechRequest,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<Omit<WholeSpeech, 'audio'>> {
  const audio = await createSpokenAudio(checked.audio);
  const segments: Omit<SpokenSegment, 'samples'>[] = [];
  for await (const spoken of synthesizer.speak({ ...checked.speech, text, signal })) {
    await write(audio.add(spoken.samples));
    for (const { samples: _samples, ...segment } of splitSegment(spoken, {
      text,
      sampleRateHz: checked.audio.sampleRateHz,
    }))
      segments.push(segment);
  }
  if (checked.withWatermark) await write(audio.add(watermarkTone(checked.audio.sampleRateHz)));
  await write(audio.finish());
  return { info: audio.info(measures), segments };
}
