import os from 'node:os';
import { SPEECH_AUDIO_DEFAULTS, SPEECH_MODELS } from '../../shared/domain/speech/speech-options.ts';
import { designVoice } from '../voices/design/design-voice.ts';
import type { VoiceSample } from '../voices/clone/learn-voice.ts';
import { SYSTEM_VOICES } from '../voices/system-voices.ts';
import type { VoiceModel } from '../voices/voice-model.ts';
import { speak } from './speak.ts';
import { createSpeechThreads, type SpeechThreads } from './threads/speech-threads.ts';
import { whenAborted } from './threads/when-aborted.ts';
import { startSpeechThread, type StartSpeechThread } from './threads/start-speech-thread.ts';
import type { SpeechRequest, SpokenSegment, Synthesizer } from './synthesizer.ts';

const MOST_THREADS = 4;

/**
 * Creates a synthesiser. Threads start with the first request, about 0.1 GB each. `voiceModel` finds a stored voice.
 * `startThread` can be replaced to watch threads.
 */
export function createSynthesizer(options: {
  voiceModel(id: string): Promise<VoiceModel | null>;
  workerCount?: number;
  startThread?: StartSpeechThread;
}): Synthesizer {
  // One processor stays free for whoever plays or sends the sound.
  const count = options.workerCount ?? Math.max(1, Math.min(MOST_THREADS, os.availableParallelism() - 1));
  const threads = createSpeechThreads(count, options.startThread ?? startSpeechThread);
  const speakText = (request: SpeechRequest) => speak({ threads, count, voiceModel: options.voiceModel }, request);
  return {
    voices: () => [...SYSTEM_VOICES],
    speak: speakText,
    warmUp: () => warmUp(speakText),
    learnVoice: (request) => learn(threads, request),
    designVoice,
    dispose: () => threads.dispose(),
  };
}

/** A sentence with a little of everything, short enough to be over soon. */
const WARMING = 'Hello, this is 1 sentence.';

async function warmUp(speakText: (request: SpeechRequest) => AsyncIterable<SpokenSegment>): Promise<void> {
  const request: SpeechRequest = {
    text: WARMING,
    voiceId: SYSTEM_VOICES[0]!.id,
    speed: 1,
    volume: 1,
    pitchSemitones: 0,
    emotion: null,
    pronunciations: [],
    modify: { pitch: 0, intensity: 0, timbre: 0, effect: null },
    model: SPEECH_MODELS[0],
    sampleRateHz: SPEECH_AUDIO_DEFAULTS.sampleRateHz,
    channels: 1,
    seed: 0,
    signal: new AbortController().signal,
  };
  try {
    for await (const segment of speakText(request)) void segment;
  } catch {
    // Whoever speaks next meets the same failure and is told of it; nobody waits for this.
  }
}

async function learn(
  threads: SpeechThreads,
  { signal, ...sample }: VoiceSample & { signal: AbortSignal },
): Promise<VoiceModel> {
  const cancelled = whenAborted(signal);
  const owner = {};
  try {
    return await Promise.race([threads.run(owner, { kind: 'learn', ...sample }), cancelled.promise]);
  } finally {
    threads.forget(owner);
    cancelled.stop();
  }
}
