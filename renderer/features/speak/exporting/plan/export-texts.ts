import { count, countLines } from '../../../../ui/text/count.ts';

/** English texts of exporting. */
export const texts = {
  title: 'Export',
  what: 'Content',
  whats: { whole: 'Whole script', sections: 'By section', takes: 'Line by line' },
  noSections: 'This script has no sections.',
  which: 'Lines',
  selectedLines: (count: number) => (count === 1 ? 'Selected line' : `${count.toLocaleString('en')} selected lines`),
  allLines: (count: number) => `All ${count.toLocaleString('en')} generated lines`,
  format: 'Format',
  rate: 'Sample rate',
  sameRate: 'Same as takes',
  kilohertz: (hz: number) => `${hz / 1000} kHz`,
  bitrate: 'Bit rate',
  sameBitrate: 'Same as takes',
  kilobits: (bits: number) => `${bits / 1000} kbit/s`,
  noBitrate: 'Only MP3 has a bit rate.',
  subtitles: 'Subtitles',
  formats: { srt: 'SRT', vtt: 'VTT', json: 'JSON with word timings' },
  speakerNames: 'Character names',
  speakerNamesHelp: 'Adds character names to SRT and VTT.',
  name: 'File name',
  nameHelp: 'Variables: {title}, {script}, {date}, {voice}, {speaker}, {take}, {n}',
  preview: (name: string) => `For example ${name}`,
  save: 'Export audio',
  notGenerated: (count: number) => `${countLines(count)} not generated yet`,
  leftOut: (count: number) => `${countLines(count)} can’t be spoken and will be left out`,
  notGeneratedText: 'Generate or delete them to export the whole script.',
  // One line beside its button, so few words.
  outOfDate: (changed: number, broken: number) => {
    const incomplete = `${count(broken, 'take', 'takes')} incomplete`;
    const outOfDate = `${countLines(changed)} out of date`;
    if (changed === 0) return incomplete;
    return broken === 0 ? outOfDate : `${outOfDate}, ${incomplete}`;
  },
  generate: (count: number) => `Generate ${countLines(count)}`,
  generating: 'Generating',
  cost: (characters: number, where: string) => `${characters.toLocaleString('en')} characters, ${where}`,
  free: 'free, on this computer',
  billed: 'billed by the service, price unknown',
  billedAs: (money: string) => `${money}, billed by the service`,
  line: (number: number, text: string) => `Line ${number}: ${text}`,
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
  noTakes: 'These lines haven’t been generated yet.',
  copy: 'Copy subtitles as',
  copied: 'Subtitles copied',
  notCopied: 'Couldn’t copy the subtitles',
  notSaved: 'Couldn’t export the narration',
  saving: 'Exporting',
  done: (names: string, folder: string) => `${names} saved to ${folder}`,
  files: (number: number) => count(number, 'file', 'files'),
} as const;
