import type { SpeechEmotion } from '../../../../../shared/domain/speech/speech-options.ts';

const EMOTIONS: Record<SpeechEmotion, string> = {
  happy: 'Happy',
  sad: 'Sad',
  angry: 'Angry',
  fearful: 'Fearful',
  disgusted: 'Disgusted',
  surprised: 'Surprised',
  calm: 'Calm',
  fluent: 'Fluent',
  whisper: 'Whisper',
};

/** English texts of how a line is spoken. */
export const texts = {
  title: (who: string) => `Delivery, ${who}`,
  speed: 'Speed',
  pitch: 'Pitch',
  volume: 'Volume',
  emotion: 'Emotion',
  anyEmotion: 'Voice default',
  inheritedEmotion: (name: string) => `Inherited: ${name}`,
  emotions: EMOTIONS,
  notWithModel: (name: string) => `${name} (not in this model)`,
  semitones: (value: number) => `${value} ${Math.abs(value) === 1 ? 'semitone' : 'semitones'}`,
  voice: 'Voice',
  gapAfter: 'Gap after',
  inherited: (name: string) => `Inherited: ${name}`,
  scriptGap: 'Script default',
  labels: { language: 'Change language', gap: 'Change gap' },
  unassigned: 'No voice assigned',
} as const;
