import { SPEECH_TEXT_PROBLEMS } from '../../../shared/domain/speech/speech-text-sentences.ts';

/** English texts of the editor. */
export const editorTexts = {
  name: (number: number, who: string) => `Line ${number}, ${who}`,
  pauseName: 'Pause',
  pause: (clock: string) => `Pause, ${clock}`,
  pauseHelp: 'Drag or use the arrow keys to adjust, click to type a value',
  pauseField: 'Seconds',
  tag: (name: string) => `Sound tag: ${name}`,
  tagUnsupported: 'This script’s model doesn’t support sound tags. Choose a 2.8 model.',
  reading: (source: string) => `Pronounced ${source}`,
  picker: 'Sound tags',
  pickerSearch: 'Search sound tags',
  pickerPause: 'Pause',
  pickerNothing: 'No matching sound tags',
  pauseRemoved: 'Removed a pause at the start or end of the line, where it has no effect.',
  nothingSelected: 'Select words in a line first',
  pausesJoined: 'Merged two pauses in a row.',
  problems: SPEECH_TEXT_PROBLEMS,
  pronounceAs: {
    title: 'Pronounce as',
    spelling: 'Phonetic spelling, Pinyin (tones 1–5), Jyutping (tones 1–6) or IPA',
    noWord: 'Select a word, or place the cursor in one.',
    always: 'Always pronounce it this way',
    scope: 'Applies to',
    scopes: { app: 'All scripts', script: 'This script', voice: 'This voice' },
    preview: 'Preview pronunciation',
    invalidHere: 'Use Pinyin, Jyutping or IPA here: ni3 hao2, nei5 hou2 or /ˈtoʊmeɪtoʊ/.',
    badTone: 'Invalid tone. Pinyin uses tones 1 to 5, Jyutping 1 to 6.',
    slash: 'Words with a slash can’t be saved.',
    set: 'Apply',
    notSet: 'Couldn’t save the pronunciation',
    noVoice: 'Assign a voice to preview it.',
  },
  long: (characters: string) =>
    `This line has ${characters} characters. From 10,000 on, a line is sent as a long text and plays only when finished.`,
  splitSentences: 'Split at sentences',
  noLanguage: (language: string) =>
    `This script’s model doesn’t support ${language}. Choose a 2.6 or 2.8 model, or another language.`,
} as const;
