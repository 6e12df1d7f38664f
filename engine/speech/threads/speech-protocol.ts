import type { FailureRecord } from '../../../shared/domain/failure.ts';
import type { GestureTask } from '../gestures/render-gesture.ts';
import type { VoiceSample } from '../../voices/clone/learn-voice.ts';
import type { VoiceModel } from '../../voices/voice-model.ts';
import type { RenderedSentence, SentenceTask } from '../rendering/render-sentence.ts';

/** A recording to learn a voice from. */
export type LearnTask = VoiceSample & { kind: 'learn' };

/** Work of a speech thread. */
export type SpeechTask = SentenceTask | GestureTask | LearnTask;

/** What each kind of work gives. */
export type SpeechResults = { sentence: RenderedSentence; gesture: RenderedSentence; learn: VoiceModel };

/** To the thread. */
export type SpeechThreadRequest = { id: number; task: SpeechTask };

/** From the thread. */
export type SpeechThreadReply =
  | { id: number; result: SpeechResults[keyof SpeechResults] }
  | { id: number; failure: FailureRecord };
