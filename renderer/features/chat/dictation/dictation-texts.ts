/** English texts of dictation. */
export const DICTATION_TEXTS = {
  start: 'Dictate in English',
  bar: 'Dictation',
  level: 'Level, dBFS',
  opening: 'Opening the microphone',
  listening: 'Listening. Stays on this computer.',
  recognising: 'Recognising',
  insert: 'Stop and insert',
  cancel: 'Cancel dictation',
  silent: 'No words recognised. Speak closer to the microphone, in English.',
  failed: 'Couldn’t recognise what you said',
  again: 'Try again',
  dismiss: 'Dismiss',
} as const;
