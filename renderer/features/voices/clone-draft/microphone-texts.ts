import { MICROPHONE_PROBLEMS } from '../../../ui/feedback/microphone-texts.ts';

/** English texts of recording a sample. */
export const cloneMicrophoneTexts = {
  intro: 'Record yourself reading a short text.',
  open: 'Use microphone',
  staysHere: 'Recordings are saved to your library on this computer.',
  record: 'Record',
  stop: 'Stop',
  cancel: 'Cancel',
  again: 'Try again',
  counting: (left: number) => String(left),
  device: 'Microphone',
  unnamed: 'Unnamed microphone',
  level: 'Level, dBFS',
  clip: 'Clip',
  of: (longest: string) => `of ${longest}`,
  saving: 'Saving to the library',
  saved: 'Recording saved to the library and selected',
  clipped: 'Parts were too loud and are distorted. Turn the microphone down and record again for a better clone.',
  scriptTitle: 'Text to read',
  script: [
    'There is a wall in this house that used to have light on it. Every eleven seconds, all night, for forty years. My grandfather wrote the hours down in a narrow book, in pencil, and never once complained about the weather.',
    'Some nights the fog came in so thick that the beam looked solid, like a road you could walk out on. Would you have stayed? I think about that. He said it was a quiet job for a quiet man, and then he would laugh, loudly, at his own joke.',
    'The last entry is short. It says the lamp was trimmed at four, the wind was south-west, and the supply boat was late again. After that, the page is blank, and the spring of the following year begins.',
  ],
  problems: MICROPHONE_PROBLEMS,
} as const;
