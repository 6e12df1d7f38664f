import type { SpeechTextReason } from './speech-text.ts';

/** What is wrong with a text and what to do, for each reason of speechTextProblems. */
export const SPEECH_TEXT_PROBLEMS: Readonly<Record<SpeechTextReason, string>> = {
  nothing_to_speak: 'Nothing to say. Add a word or a number.',
  pause_malformed: 'Write a pause as <#seconds#>, for example <#0.5#>.',
  pause_out_of_range: 'A pause must be 0.01 to 99.99 seconds long.',
  pause_too_precise: 'A pause can have up to two decimal places.',
  pause_at_end: 'Put pauses between words, not at the start or end of a line.',
  pause_repeated: 'Two pauses in a row. Merge them or put words between them.',
  interjection_unsupported: 'This script’s model doesn’t support sound tags. Choose a 2.8 model.',
  reading_malformed: 'Invalid tone. Pinyin uses tones 1 to 5, Jyutping 1 to 6.',
  invisible_characters: 'This text contains invisible characters. Delete them or retype it.',
};
