import { count } from '../../../ui/text/count.ts';

/** English texts about transcribing lines again. */
export const rangeTexts = {
  title: 'Transcribe lines again',
  about: (lines: string, from: string, to: string) => `${lines}, ${from}–${to}`,
  explained: 'The new text is shown beside the old text. Nothing changes until you accept it.',
  engine: 'Engine',
  engines: { local: 'On this computer', cloud: 'Cloud' },
  speakers: 'Identify speakers',
  speakersHelp: 'Otherwise every line keeps its speaker.',
  start: (clock: string) => `Transcribe ${clock}`,
  tooLong: (minutes: number) => `Select up to ${minutes} minutes.`,
  stays: 'Free. The audio stays on this computer.',
  sent: (host: string, billed: string) => `The audio of these lines is sent to ${host}. ${billed}`,
  notStarted: 'Couldn’t transcribe the lines again',

  running: 'Transcribing lines again.',
  ready: (from: string, to: string) => `New text for ${from}–${to}.`,
  differing: (number: number) =>
    number === 0 ? 'It’s the same as the old text.' : `${count(number, 'line differs', 'lines differ')}.`,
  reviewNamed: (from: string, to: string) => `Review new text for ${from}–${to}`,
  discardNamed: (from: string, to: string) => `Discard new text for ${from}–${to}`,

  reviewTitle: (from: string, to: string) => `New text for ${from}–${to}`,
  source: (engine: string, language: string | null) =>
    language === null ? `${engine}, language detected automatically.` : `${engine}, ${language}.`,
  same: (number: number) => `${count(number, 'line stays', 'lines stay')} the same.`,
  nothing: 'The new text is the same as the old text.',
  reasons: {
    changed: 'Text differs',
    speaker: 'Speaker differs',
    added: 'New line',
    removed: 'No speech detected',
    edited: 'You edited this line',
    deleted: 'You deleted this line',
  },
  noLine: 'No line',
  remove: 'Delete line',
  play: (time: string) => `Play from ${time}`,
  accepted: (number: number) => (number === 1 ? 'Accept new text' : `Accept new text in ${number} lines`),
} as const;
