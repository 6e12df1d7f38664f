import { count } from '../../ui/text/count.ts';
import { formatDayAndTime } from '../../ui/time/formats.ts';

/** English texts of adding recordings. */
export const importingTexts = {
  choose: 'Choose files',
  sample: 'Try a sample',
  sampleFile: 'Two readings.flac',
  dropVerb: 'Drop to transcribe',
  dropText: 'Audio or video, a whole folder, or subtitles with their recording',
  engine: 'Engine, this time',
  engines: { local: 'On this computer', cloud: 'Cloud' },
  language: 'Language',
  anyLanguage: 'Detect automatically',
  recentLanguages: 'Recently used',
  allLanguages: 'All languages',
  speakerCount: 'Speakers',
  anySpeakers: 'Detect automatically',
  newTitle: 'New transcript',
  refusedTitle: (number: number) => `Couldn’t add ${count(number, 'file', 'files')}`,
  dismiss: 'Dismiss files not added',
  knownTitle: (number: number) =>
    number === 1 ? 'Already in the library' : `${number.toLocaleString('en')} files already in the library`,
  dismissKnown: 'Dismiss files already in the library',
  openKnown: 'Open transcript',
  transcribeAgain: 'Transcribe again',
  knownSame: (madeAtMs: number) => `Transcribed with these settings on ${formatDayAndTime(madeAtMs)}`,
  knownOther: 'Transcribed with other settings',
  knownUnfinished: 'Its transcript isn’t finished yet',
  sameTitle: 'Transcribe again?',
  sameText: (madeAtMs: number) =>
    `This recording was transcribed with the same settings on ${formatDayAndTime(madeAtMs)}.`,
  cancelSame: 'Cancel',
  ofFile: (action: string, fileName: string) => `${action}: ${fileName}`,
  someFiles: ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} and ${others.length.toLocaleString('en')} more`,
  mendLanguage: 'Detect automatically',
  mendKey: 'Use this computer',
  notChosen: 'Couldn’t open the file picker',
  notAdded: 'Couldn’t add the files',
  refusedElsewhere: (why: string, others: number) =>
    others === 0 ? why : `${why} ${count(others, 'other file', 'other files')} couldn’t be added either.`,
  showRefused: 'Show in Transcribe',
  notStarted: 'Couldn’t start transcribing',
  priceOfHour: (money: string) => `An hour of audio is billed as ${money}.`,
  staysHere: 'New recordings stay on this computer.',
  added: (number: number) => `${count(number, 'recording', 'recordings')} added`,
  itemsAdded: (number: number) => `${count(number, 'item', 'items')} added to the library`,
  repeated: ([first = '', ...others]: readonly string[]) =>
    others.length === 0
      ? `“${first}” has the same content as another file. It was added once.`
      : `${count(others.length + 1, 'file has', 'files have')} the same content as others. Each was added once.`,
  isKnown: (title: string) => `“${title}” is in the library already.`,
  localOnly: 'The local engine supports English only. Use the cloud for other languages.',
} as const;
