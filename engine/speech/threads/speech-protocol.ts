import type { FailureRecord } from '../../../shared/domain/failure.ts';
import type { GestureTask } from '../gestures/render-gesture.ts';
import type { RenderedSentence, SentenceTask } from '../rendering/render-sentence.ts';

/** Work of a speech thread. */
export type SpeechTask = SentenceTask | GestureTask;

/** What each kind of work gives. */
export type SpeechResults = { sentence: RenderedSentence; gesture: RenderedSentence };

/** To the thread. */
export type SpeechThreadRequest = { id: number; task: SpeechTask };

/** From the thread. */
export type SpeechThreadReply =
  | { id: number; result: SpeechResults[keyof SpeechResults] }
  | { id: number; failure: FailureRecord };
