import { LEARNED_MOST_MS, treatSpeech } from '../../../shared/audio/treatment/treat-speech.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { openMono } from '../../recognition/audio-input/mono-samples.ts';
import { FLITE_RATE_HZ, speakWithFlite, type FliteVoice } from '../../speech/flite/flite.ts';
import { spokenLanguage } from '../../../shared/domain/speech/language/spoken-language.ts';
import { splitSentences } from '../../speech/text/sentences.ts';
import { speechUnits } from '../../speech/text/speech-units.ts';
import { BASE_PITCH_HZ, voiceModel, type VoiceModel } from '../voice-model.ts';
import { fitTimbre, fitTimbreOnTheWhole } from './fit-timbre.ts';
import { pitchStatistics, speakerFrames, type SpeakerFrames } from './speaker-frames.ts';

/** A recording of one speaker, and what is said in it from its beginning; an empty transcript is allowed. */
export type VoiceSample = {
  file: string;
  fileName: string;
  transcript: string;
  reduceNoise: boolean;
  normalizeVolume: boolean;
};

/** Spoken text may take this much longer than the recording. */
const ROOM = 1.35;
const FRAMES_A_SECOND = 100;
const FEWEST_FRAMES = 150;
/** Between these both a woman's and a man's base voice are tried. */
const SURELY_MAN_HZ = 130;
const SURELY_WOMAN_HZ = 175;
const PACE_LIMITS = [0.8, 1.25] as const;
const RANGE_LIMITS = [0.5, 1.8] as const;
/** Covers the sounds of English when the transcript cannot be spoken. */
const COMMON_TEXT =
  'The north wind and the sun were arguing about which was the stronger, when a traveller came along wrapped in a warm coat. ' +
  'They agreed that the one who first made him take his coat off should be thought the stronger of the two. ' +
  'Then the north wind blew as hard as he could, but the more he blew, the more closely did the traveller fold his coat around him.';

/**
 * Learns a voice: pitch, melody, pace and timbre of the speaker, over the nearest base voice. With a transcript in English
 * both are compared sound by sound, without one only on the whole.
 * @throws Failure AUDIO_UNREADABLE and its kin, FILE_MISSING, INVALID_INPUT when too little speech is in it
 */
export async function learnVoice(sample: VoiceSample): Promise<VoiceModel> {
  const heard = await readSample(sample);
  const speaker = speakerFrames(treatSpeech(heard, sample));
  const pitch = pitchStatistics(speaker);
  if (!pitch || speaker.cepstra.length < FEWEST_FRAMES) {
    const message =
      'The recording contains too little speech. Record at least 10 s of one speaker, close to the microphone.';
    throw Failure.of({
      code: 'INVALID_INPUT',
      message,
      data: { reason: 'too_little_speech', fileName: sample.fileName },
    });
  }
  const text = sample.transcript.trim();
  const isParallel = text !== '' && spokenLanguage(text).kind !== 'other';
  const fits = basesFor(pitch.medianHz).map((base) => {
    const spoken = speakerFrames(speakAtLength(isParallel ? text : COMMON_TEXT, base, speaker));
    return { base, spoken, ...(isParallel ? fitTimbre(spoken, speaker) : onTheWhole(spoken, speaker)) };
  });
  const best = fits.reduce((nearest, fit) => (fit.distance < nearest.distance ? fit : nearest));
  return voiceModel(best.base, {
    ...melodyOf(pitch, best),
    rate: within(PACE_LIMITS, best.pace),
    timbre: best.timbre,
  });
}

/** The base voice does not keep to its usual pitch in every text: what it strays here must not be added to the speaker's. */
function melodyOf(
  speaker: { medianHz: number; deviation: number },
  { base, spoken }: { base: FliteVoice; spoken: SpeakerFrames },
): { pitchHz: number; pitchRange: number } {
  const basePitch = pitchStatistics(spoken);
  if (!basePitch) return { pitchHz: speaker.medianHz, pitchRange: 1 };
  const pitchRange = within(RANGE_LIMITS, speaker.deviation / basePitch.deviation);
  const strayed = Math.log(basePitch.medianHz / BASE_PITCH_HZ[base]) * pitchRange;
  return { pitchHz: Math.round(speaker.medianHz * Math.exp(-strayed) * 10) / 10, pitchRange };
}

function onTheWhole(base: SpeakerFrames, speaker: SpeakerFrames) {
  const timbre = fitTimbreOnTheWhole(base, speaker);
  const [from = [], to = []] = [timbre.from[0], timbre.to[0]];
  const distance = Math.hypot(...to.slice(1).map((value, order) => value - (from[order + 1] ?? 0)));
  return { timbre, pace: 1, distance };
}

function basesFor(medianHz: number): FliteVoice[] {
  if (medianHz < SURELY_MAN_HZ) return ['rms'];
  return medianHz > SURELY_WOMAN_HZ ? ['slt'] : ['slt', 'rms'];
}

async function readSample({ file, fileName }: VoiceSample): Promise<Float32Array> {
  const sound = await openMono(file, fileName);
  try {
    const samples = new Float32Array((LEARNED_MOST_MS / 1000) * FLITE_RATE_HZ);
    let length = 0;
    for await (const block of sound.blocks()) {
      const rest = block.subarray(0, samples.length - length);
      samples.set(rest, length);
      length += rest.length;
      if (length === samples.length) break;
    }
    return samples.slice(0, length);
  } finally {
    await sound.close();
  }
}

/** The text in a base voice, as far as the speaker can have come in it. */
function speakAtLength(text: string, voice: FliteVoice, speaker: SpeakerFrames): Float32Array {
  const most = (speaker.cepstra.length / FRAMES_A_SECOND) * ROOM * FLITE_RATE_HZ;
  const pieces: Float32Array[] = [];
  let length = 0;
  for (const sentence of splitSentences(text)) {
    if (length > most) break;
    const units = speechUnits(text.slice(sentence.begin, sentence.end), {
      offset: 0,
      pronunciations: [],
    });
    if (units.length === 0) continue;
    const spoken = `${units.map((unit) => unit.spoken).join(' ')}.`;
    const { samples } = speakWithFlite({ text: spoken, voice, stretch: 1, lexicon: new Map() });
    pieces.push(samples);
    length += samples.length;
  }
  const whole = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function within([least, most]: readonly [number, number], value: number): number {
  return Math.round(Math.max(least, Math.min(most, value)) * 1000) / 1000;
}
