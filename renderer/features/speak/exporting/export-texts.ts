const lines = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'line' : 'lines'}`;

/** English texts of exporting. */
export const texts = {
  title: 'Export',
  what: 'What',
  whats: { whole: 'Whole script', sections: 'By section', takes: 'Line by line' },
  noSections: 'The script has no sections.',
  which: 'Which lines',
  selectedLines: (count: number) => (count === 1 ? 'Selected line' : `${count.toLocaleString('en')} selected lines`),
  allLines: (count: number) => `All ${count.toLocaleString('en')} made lines`,
  format: 'Format',
  rate: 'Sample rate',
  sameRate: 'As made',
  kilohertz: (hz: number) => `${hz / 1000} kHz`,
  bitrate: 'Bit rate',
  sameBitrate: 'As made',
  kilobits: (bits: number) => `${bits / 1000} kbit/s`,
  noBitrate: 'Only MP3 has a bit rate.',
  subtitles: 'Subtitles',
  formats: { srt: 'SRT', vtt: 'VTT', json: 'JSON with words' },
  speakerNames: 'Character names',
  speakerNamesHelp: 'Writes the character’s name into SRT and VTT.',
  name: 'File name',
  nameHelp: 'Variables: {title}, {script}, {date}, {voice}, {speaker}, {take}, {n}',
  preview: (name: string) => `For example ${name}`,
  save: 'Export',
  unmade: (count: number) => `${lines(count)} ${count === 1 ? 'has' : 'have'} not been made yet`,
  leftOut: (count: number) => `${lines(count)} can’t be spoken and will be left out`,
  unmadeText: 'Make them, or take them out of the script. Then everything can be exported.',
  // One line beside its button, so few words.
  stale: (changed: number, broken: number) => {
    const brokeOff = `${broken.toLocaleString('en')} ${broken === 1 ? 'take' : 'takes'} broke off`;
    if (changed === 0) return brokeOff;
    if (broken === 0) return `${lines(changed)} changed since ${changed === 1 ? 'its take' : 'their takes'}`;
    return `${lines(changed)} changed, ${brokeOff}`;
  },
  make: (count: number) => `Make ${lines(count)}`,
  making: 'Being made',
  cost: (characters: number, where: string) => `${characters.toLocaleString('en')} characters, ${where}`,
  free: 'free, on this computer',
  billed: 'billed by the service, price not known here',
  line: (number: number, text: string) => `Line ${number}: ${text}`,
  more: (count: number) => `and ${count} more`,
  noTakes: 'These lines have not been made yet.',
  nothing: 'The script has no lines with text.',
  copy: 'Copy subtitles as',
  copied: 'Subtitles copied',
  notCopied: 'The subtitles were not copied',
  notSaved: 'The narration was not exported',
  saving: 'Exporting',
  done: (names: string, folder: string) => `${names} saved in ${folder}`,
  files: (count: number) => `${count} files`,
} as const;
