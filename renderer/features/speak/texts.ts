import type { SpeechTextReason } from '../../../shared/domain/speech/speech-text.ts';
import type { StaleCause } from '../../../shared/domain/script/speech-recipe.ts';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

const CAUSES: Record<StaleCause, string> = {
  partial: 'Broke off',
  text: 'Text changed',
  voice: 'Voice changed',
  delivery: 'Delivery changed',
  effects: 'Effects changed',
  dictionary: 'Dictionary changed',
  settings: 'Settings changed',
};

const PROBLEMS: Record<SpeechTextReason, string> = {
  nothing_to_speak: 'There is nothing to say: a line needs a word or a number.',
  pause_malformed: 'A pause is written <#seconds#>, for example <#0.5#>.',
  pause_out_of_range: 'A pause is 0.01 to 99.99 seconds long.',
  pause_too_precise: 'A pause has at most two decimals.',
  pause_at_end: 'A pause stands between words, not at the beginning or end of a line.',
  pause_repeated: 'Two pauses in a row: put words between them or make it one.',
  interjection_unsupported: 'The model of this script does not perform sound tags. The 2.8 models do.',
  reading_malformed: 'This tone does not exist. Pinyin has tones 1 to 5, Jyutping 1 to 6.',
  invisible_characters: 'The text is full of characters that cannot be seen. Remove them or type it anew.',
};

/** English texts of the Speak panel: frame, lines and editor. */
export const texts = {
  title: 'Speak',
  lines: (number: number) => count(number, 'line', 'lines'),
  seconds: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
  pauseSeconds: (ms: number) => `${(ms / 1000).toFixed(2)} s`,

  stage: {
    emptyTitle: 'Write something to say',
    emptyText: 'Paste a script, or start a line with [Name] to cast it.',
    newScript: 'New script',
    openSample: 'Open the sample',
    loading: 'Opening the script',
    facts: (facts: string[]) => facts.join(' · '),
    saved: 'saved',
    saving: 'saving',
    notSaved: 'not saved',
    titleField: 'Title',
    notMade: 'The script was not made',
    view: 'View',
    script: 'Script',
    raw: 'Raw',
    binned: (title: string) => `“${title}” moved to the bin`,
    undo: 'Undo',
    notBinned: 'The script was not moved to the bin',
    notRestored: 'The script was not brought back',
  },

  header: { soundTag: 'Sound tag', pause: 'Pause', sayAs: 'Say as' },

  intake: {
    dropVerb: 'Make a script',
    dropText: 'Text, Markdown or SRT files',
    notAdded: 'The files were not added',
    refused: (name: string, why: string) => `${name}: ${why}`,
    added: (number: number) => `${count(number, 'script', 'scripts')} added`,
    encodingTitle: (name: string) => `Text encoding of “${name}”`,
    encodingWhy: 'The letters of this file can be read in several ways. Choose the one that reads right.',
    encodings: 'Text encodings',
    importFile: 'Import file',
    leaveOut: 'Leave out',
    soundsLeftOut: (number: number) =>
      `${count(number, 'caption has a sound', 'captions have sounds')} in brackets that won’t be spoken`,
    speakSounds: 'Speak sounds',
    notReplaced: 'The script without sounds was not moved to the bin',
  },

  list: {
    name: 'Lines of the script',
    line: (number: number, who: string) => `Line ${number}, ${who}`,
    scriptVoice: 'Script’s voice',
    noVoice: 'No voice',
    cast: 'Cast the line',
    newCharacter: 'New character',
    newName: (number: number) => `Character ${number}`,
    empty: 'Write a line',
    grip: 'Drag to move the line',
    take: (number: number) => `take ${number}`,
    notMade: 'Not made yet',
    queued: 'Waiting',
    making: (seconds: string) => `Making, ${seconds}`,
    makingTask: 'Made as a long task',
    failed: 'Failed',
    retry: 'Try again',
    interrupted: 'Interrupted',
    makeAgain: 'Make again',
    mayBeCharged: 'The service may have charged for this already. Another attempt may be charged again.',
    castFirst: 'Not cast yet',
    problem: 'Cannot be said',
    cue: {
      title: 'When this line is to be heard in the recording',
      times: (start: string, end: string) => `${start} – ${end}`,
      overrun: (seconds: string) => `${seconds} too long`,
      overrunWhy: 'The take is longer than its cue and may push back the next line.',
    },
    wordless: 'No words, skipped',
    wordlessWhy: 'Nothing in this line can be spoken. It’s left out of the narration.',
    causes: CAUSES,
    moreCauses: (causes: string[]) => causes.join(', '),
    section: (number: number) => `Section ${number}`,
    sectionTitle: 'Title of the section',
    heard: (heard: string) => (heard === '' ? 'Not heard in this take' : `Heard as “${heard}”`),
    said: (word: string, replacement: string) => `“${word}” is said “${replacement}”`,
  },

  find: {
    field: 'Find in the script',
    replaced: (places: number, lines: number) =>
      `${count(places, 'place', 'places')} replaced, ${count(lines, 'line', 'lines')} changed`,
    undo: 'Undo',
  },

  readings: {
    local: 'Will be read:',
    cloud: 'As the engine on this computer reads it; the service may differ:',
    one: (written: string, spoken: string) => `${written} as “${spoken}”`,
    more: (number: number) => `and ${number} more`,
  },

  doubt: {
    notice: 'Parts may not be English.',
    advice: 'The transcript this came from isn’t reliable there. Check the marked lines before you make them.',
    tag: 'May not be English',
    why: 'May not be English. The transcript this came from isn’t reliable here.',
  },

  language: {
    other: (name: string | null) =>
      `This reads like ${name ?? 'another language'}. Voices on this computer speak English only.`,
    unsure: (name: string | null) =>
      `Parts of this read like ${name ?? 'another language'}. They’ll be pronounced the English way.`,
    tags: { other: 'Not English', unsure: 'English?' },
    english: 'Speak as English',
  },

  menu: {
    lines: 'What can be done with the lines',
    text: 'What can be done with the text',
    cut: 'Cut',
    copy: 'Copy',
    paste: (number: number) => (number === 0 ? 'Paste' : `Paste ${count(number, 'copied line', 'copied lines')}`),
    duplicate: 'Duplicate',
    cast: 'Give to',
    beginSection: 'Begin a section here',
    endSection: 'Join with the section before',
  },

  clipboard: {
    copied: (number: number) => `${count(number, 'line', 'lines')} copied`,
    notCopied: 'The words were not copied',
  },

  goTo: { title: 'Go to line', field: (last: number) => `Line number, 1 to ${last}`, go: 'Go' },

  editor: {
    name: (number: number, who: string) => `Line ${number}, ${who}`,
    pauseName: 'Pause',
    pause: (clock: string) => `Pause, ${clock}`,
    pauseHelp: 'Drag or use the arrow keys to change it, click to type it',
    pauseField: 'Seconds',
    tag: (name: string) => `Sound: ${name}`,
    tagUnsupported: 'The model of this script does not perform sound tags. The 2.8 models do.',
    reading: (source: string) => `Said ${source}`,
    picker: 'Sound tags',
    pickerPause: 'Pause',
    pickerNothing: 'No such sound',
    pauseRemoved: 'A pause at the beginning or end of a line has no use and was removed.',
    nothingSelected: 'Select words in a line first',
    pausesJoined: 'Two pauses in a row became one.',
    problems: PROBLEMS,
    sayAs: {
      title: 'Say as',
      spelling: 'Spelled as it sounds, or a reading: Pinyin with tones 1 to 5, Jyutping with tones 1 to 6, IPA',
      noWord: 'Select a word first, or put the caret in one.',
      always: 'Always say it so',
      scope: 'Where',
      scopes: { app: 'Everywhere', script: 'In this script', voice: 'With this voice' },
      hear: 'Hear it',
      invalidHere: 'Here only readings work: ni3 hao2, nei5 hou2 or /ˈtoʊmeɪtoʊ/.',
      badTone: 'This tone does not exist. Pinyin has tones 1 to 5, Jyutping 1 to 6.',
      slash: 'A word in the dictionary has no slash.',
      set: 'Set',
      notSet: 'The pronunciation was not kept',
      noVoice: 'The line has no voice yet.',
    },
    long: (characters: string) =>
      `${characters} characters in one line: it goes as a long task, which is heard only when it is complete. A single request takes fewer than 10,000.`,
    splitSentences: 'Split at sentences',
    noLanguage: (language: string) =>
      `${language} is not spoken by the model of this script. Choose a 2.6 or 2.8 model, or another language.`,
  },

  labels: {
    text: 'Edit text',
    split: 'Split line',
    join: 'Join lines',
    insert: 'Insert line',
    paste: 'Paste lines',
    delete: (number: number) => (number === 1 ? 'Delete line' : `Delete ${number} lines`),
    move: (number: number) => (number === 1 ? 'Move line' : `Move ${number} lines`),
    duplicate: (number: number) => (number === 1 ? 'Duplicate line' : `Duplicate ${number} lines`),
    cast: 'Cast line',
    language: 'Change language',
    fitToCues: 'Fit to cues',
    addCharacter: 'Add character',
    section: 'Change section',
    splitSentences: 'Split at sentences',
    replace: (number: number) => (number === 1 ? 'Replace' : `Replace ${number} places`),
    rename: 'Rename script',
    voices: 'Choose voices',
    makeLines: (number: number) => `New takes of ${number} lines`,
    undo: (label: string) => `Undo ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    redo: (label: string) => `Redo ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  },

  voices: {
    nobody: 'Nobody speaks here yet',
    nobodyWhy: 'This script was begun without voices. Choose them in the cast, or let them be chosen.',
    notCast: 'No voices were chosen',
  },

  elsewhere: {
    what: (name: string, place: 'local' | 'cloud') =>
      `“${name}” works only ${place === 'cloud' ? 'in the cloud' : 'on this computer'}`,
    why: (lines: number, more: number, engine: 'local' | 'cloud') =>
      [
        `${count(lines, 'line speaks', 'lines speak')} with it, and you generate ${engine === 'local' ? 'on this computer' : 'in the cloud'}.`,
        ...(more > 0 ? [`${count(more, 'other voice', 'other voices')} in this script too.`] : []),
      ].join(' '),
    use: { local: 'Use this computer', cloud: 'Use the cloud' },
    replace: (name: string) => `Use ${name} instead`,
    label: 'Replace voice',
    ask: (host: string) => ({
      title: 'Generate in the cloud?',
      text: `The text of lines you generate is sent to ${host} and billed. You can change this in Settings.`,
      confirm: 'Use the cloud',
      cancel: 'Stay on this computer',
    }),
  },

  making: {
    notMade: 'The lines were not made',
    leftOut: (number: number) =>
      `${count(number, 'line', 'lines')} can’t be spoken and ${number === 1 ? 'was' : 'were'} skipped`,
    nothingChanged: 'Nothing has changed',
    noLine: 'No line is selected',
  },
} as const;
