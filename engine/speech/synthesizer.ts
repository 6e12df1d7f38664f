import type { VoiceSample } from '../voices/clone/learn-voice.ts';
import type { SystemVoice } from '../voices/system-voices.ts';
import type { VoiceModel } from '../voices/voice-model.ts';
import type { SpeechEffect } from './rendering/prosody.ts';

/** What to say, by whom and how. */
export type SpeechRequest = {
  /** May hold pauses, interjections and readings; see parseSpeechText. */
  text: string;
  /** A system voice or one that `voiceModel` knows; not looked at when there are weights. */
  voiceId: string;
  /** A voice between these; weights are relative. */
  timbreWeights?: { voiceId: string; weight: number }[];
  /** Factor of 0.5 to 2. */
  speed: number;
  /** Factor above 0, up to 10. What would be too loud is limited. */
  volume: number;
  pitchSemitones: number;
  emotion: string | null;
  pronunciations: { word: string; replacement: string }[];
  /** -100 to 100 each: deeper to higher, stronger to softer, fuller to crisper. */
  modify: { pitch: number; intensity: number; timbre: number; effect: SpeechEffect | null };
  model: string;
  sampleRateHz: number;
  channels: 1 | 2;
  /** Another take of the text for every number, the same one for the same number; the usual one for 0. */
  seed: number;
  signal: AbortSignal;
};

/** A word of a segment; times in ms from the start of all speech, offsets in the text of the request. */
export type SpokenWord = { text: string; textBegin: number; textEnd: number; startMs: number; endMs: number };

/**
 * A sentence, clause or interjection, in order. The samples follow those of the segment before without a gap: mono, within
 * -1 to 1, at the rate of the request, with volume and effects applied. They begin at startMs; silence after endMs belongs
 * to them. An interjection has no words.
 */
export type SpokenSegment = {
  samples: Float32Array;
  text: string;
  textBegin: number;
  textEnd: number;
  startMs: number;
  endMs: number;
  words: SpokenWord[];
};

/** Speaks texts in voices, in threads of its own. */
export interface Synthesizer {
  /** Voices that are always there. */
  voices(): SystemVoice[];
  /**
   * Speaks a text; the first segment comes long before the last one. Stopping to read stops the work.
   * @throws Failure INVALID_INPUT for the text, LANGUAGE_UNSUPPORTED, NOT_FOUND for a voice, CANCELLED, WORKER_DIED
   */
  speak(request: SpeechRequest): AsyncIterable<SpokenSegment>;
  /**
   * Learns the voice of a recording; takes some seconds.
   * @throws Failure AUDIO_UNREADABLE and its kin, FILE_MISSING, INVALID_INPUT (too little speech), CANCELLED, WORKER_DIED
   */
  learnVoice(request: VoiceSample & { signal: AbortSignal }): Promise<VoiceModel>;
  /** A voice for a description; seeds give candidates. */
  designVoice(description: string, seed: number): VoiceModel;
  /**
   * Speaks a word to nobody, so that a thread has started, its voice is loaded and its code is warm when the first text
   * comes: that text is heard about 1.5 s sooner. Keeps about 0.1 GB. Never fails.
   */
  warmUp(): Promise<void>;
  /** Ends all threads. */
  dispose(): Promise<void>;
}
