import type { SoundTagTask } from '../sound-tags/render-sound-tag.ts';
import type { VoiceSample } from '../../voices/clone/learn-voice.ts';
import type { VoiceModel } from '../../voices/voice-model.ts';
import type { ThreadReply, ThreadRequest } from '../../threads/thread-messages.ts';
import type { RenderedSentence, SentenceTask } from '../rendering/render-sentence.ts';

/** A recording to learn a voice from. */
export type LearnTask = VoiceSample & { kind: 'learn' };

/** Work of a speech thread. */
export type SpeechTask = SentenceTask | SoundTagTask | LearnTask;

/** What each kind of work gives. */
export type SpeechResults = { sentence: RenderedSentence; 'sound-tag': RenderedSentence; learn: VoiceModel };

/** To the thread. */
export type SpeechThreadRequest = ThreadRequest<SpeechTask>;

/** From the thread. */
export type SpeechThreadReply = ThreadReply<SpeechResults[keyof SpeechResults]>;
