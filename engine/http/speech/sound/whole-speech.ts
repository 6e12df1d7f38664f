import { joinBytes } from '../../../../shared/audio/byte-source.ts';
import type { WireSpeechInfo } from '../../../../shared/service-api/speech.ts';
import type { CheckedSpeech } from '../request/check-speech.ts';
import { splitSegment } from '../subtitles/split-segment.ts';
import { createSpokenAudio, type SpokenAudio } from './spoken-audio.ts';
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
  const audio = await createSpokenAudio(request.checked.audio);
  const write = async (bytes: Uint8Array) => void parts.push(bytes);
  const { info, segments } = await speakInto({ audio, write }, synthesizer, request);
  return { audio: joinBytes(parts), info, segments };
}

/** Speaks a text and hands the bytes of its audio on, in order, as they are ready. */
export async function writeSpeech(
  synthesizer: Synthesizer,
  request: WholeSpeechRequest,
  write: Write,
): Promise<Omit<WholeSpeech, 'audio'>> {
  return speakInto({ audio: await createSpokenAudio(request.checked.audio), write }, synthesizer, request);
}

type Write = (bytes: Uint8Array) => Promise<void>;

async function speakInto(
  { audio, write }: { audio: SpokenAudio; write: Write },
  synthesizer: Synthesizer,
  { text, measures, checked, signal }: WholeSpeechRequest,
): Promise<Omit<WholeSpeech, 'audio'>> {
  const { sampleRateHz } = checked.audio;
  const segments: Omit<SpokenSegment, 'samples'>[] = [];
  try {
    for await (const spoken of synthesizer.speak({ ...checked.speech, text, signal })) {
      await write(audio.add(spoken.samples));
      for (const { samples: _samples, ...segment } of splitSegment(spoken, { text, sampleRateHz }))
        segments.push(segment);
    }
    if (checked.withWatermark) await write(audio.add(watermarkTone(sampleRateHz)));
    await write(audio.finish());
    return { info: audio.info(measures), segments };
  } finally {
    audio.close();
  }
}
