import { SPEECH_TEXT_PROBLEMS } from '../../../shared/domain/speech/speech-text-sentences.ts';
import type { StaleCause } from '../../../shared/domain/recipe/speech-recipe.ts';
import { count, countLines } from '../../ui/text/count.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

const CAUSES: Record<StaleCause, string> = {
  partial: 'Incomplete',
  text: 'Text changed',
  voice: 'Voice changed',
  delivery: 'Delivery changed',
  effects: 'Effects changed',
  dictionary: 'Pronunciation changed',
  settings: 'Settings changed',
};

/** English texts of the Speak panel: frame, lines and editor. */
export const texts = {
  title: 'Speak',
  lines: countLines,
  seconds: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
  pauseSeconds: (ms: number) => `${(ms / 1000).toFixed(2)} s`,

  stage: {
    emptyTitle: 'Write something to say',
    emptyText: 'Paste a script, or start a line with [Name] to give it a character.',
    newScript: 'New script',
    openSample: 'Open sample',
    loading: 'Opening the script',
    facts: (facts: string[]) => facts.join(' · '),
    saved: 'saved',
    saving: 'saving',
    notSaved: 'not saved',
    titleField: 'Title',
    notCreated: 'Couldn’t create the script',
    view: 'View',
    script: 'Script',
    raw: 'Raw',
  },

  header: { soundTag: 'Sound tag', pause: 'Pause', pronounceAs: 'Pronounce as' },

  importing: {
    dropVerb: 'Drop to create a script',
    dropText: 'Text, Markdown, SRT or VTT files',
    notAdded: 'Couldn’t add the files',
    refused: (name: string, why: string) => `${name}: ${why}`,
    added: (number: number) => `${count(number, 'script', 'scripts')} added`,
    soundsLeftOut: (number: number) =>
      `${count(number, 'cue has a sound', 'cues have sounds')} in brackets that won’t be spoken`,
    speakSounds: 'Speak sounds',
    notReplaced: 'Couldn’t move the script without sounds to the bin',
  },

  list: {
    name: 'Script lines',
    line: (number: number, who: string) => `Line ${number}, ${who}`,
    scriptVoice: 'Script voice',
    noVoice: 'No voice',
    cast: 'Assign character',
    newCharacter: 'New character',
    newName: (number: number) => `Character ${number}`,
    empty: 'Write a line',
    grip: 'Drag to move line',
    take: (number: number) => `take ${number}`,
    notGenerated: 'Not generated yet',
    queued: 'Queued',
    generating: (seconds: string) => `Generating, ${seconds}`,
    generatingTask: 'Generating as a long text',
    failed: 'Failed',
    retry: 'Try again',
    interrupted: 'Interrupted',
    regenerate: 'Regenerate',
    mayBeCharged: 'The service may already have billed this. Regenerating it may be billed again.',
    castFirst: 'No voice assigned',
    problem: 'Can’t be spoken',
    cue: {
      title: 'When this line should be spoken in the recording',
      times: (start: string, end: string) => `${start} – ${end}`,
      overrun: (seconds: string) => `${seconds} too long`,
      overrunWhy: 'The take is longer than its cue and may push back the next line.',
    },
    wordless: 'No words, skipped',
    wordlessWhy: 'Nothing in this line can be spoken. It’s left out of the narration.',
    causes: CAUSES,
    moreCauses: (causes: string[]) => causes.join(', '),
    section: (number: number) => `Section ${number}`,
    sectionTitle: 'Section title',
    heard: (heard: string) => (heard === '' ? 'Missing from this take' : `Heard as “${heard}”`),
    pronounced: (word: string, replacement: string) => `“${word}” is pronounced “${replacement}”`,
  },

  find: {
    field: 'Find in script',
    replaced: (places: number, lines: number) =>
      `Replaced ${count(places, 'match', 'matches')} in ${countLines(lines)}`,
    undo: 'Undo',
  },

  normalized: {
    local: 'Will be spoken:',
    cloud: 'Spoken by the local engine (the service may differ):',
    one: (written: string, spoken: string) => `${written} as “${spoken}”`,
    more: (number: number) => `and ${number.toLocaleString('en')} more`,
  },

  doubt: {
    notice: 'Parts may not be English.',
    advice: 'The transcript this came from isn’t reliable there. Check the marked lines before you generate them.',
    tag: 'May not be English',
    why: 'May not be English. The transcript this came from isn’t reliable here.',
  },

  language: {
    other: (name: string | null) =>
      `This looks like ${name ?? 'another language'}. Voices on this computer speak English only.`,
    unsure: (name: string | null) =>
      `Parts of this look like ${name ?? 'another language'}. They’ll be pronounced as English.`,
    tags: { other: 'Not English', unsure: 'English?' },
    english: 'Speak as English',
  },

  menu: {
    lines: 'Line actions',
    text: 'Text actions',
    cut: 'Cut',
    copy: 'Copy',
    paste: (number: number) => (number === 0 ? 'Paste' : `Paste ${countLines(number)}`),
    duplicate: 'Duplicate',
    cast: 'Assign to',
    beginSection: 'Start section here',
    endSection: 'Merge with previous section',
  },

  clipboard: {
    copied: (number: number) => `${countLines(number)} copied`,
    notCopied: 'Couldn’t copy the text',
  },

  goTo: { title: 'Go to line', field: (last: number) => `Line number, 1 to ${last}`, go: 'Go' },

  editor: {
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
  },

  labels: {
    text: 'Edit text',
    split: 'Split line',
    join: 'Merge lines',
    insert: 'Insert line',
    paste: 'Paste lines',
    delete: (number: number) => (number === 1 ? 'Delete line' : `Delete ${countLines(number)}`),
    move: (number: number) => (number === 1 ? 'Move line' : `Move ${countLines(number)}`),
    duplicate: (number: number) => (number === 1 ? 'Duplicate line' : `Duplicate ${countLines(number)}`),
    cast: 'Assign character',
    language: 'Change language',
    fitToCues: 'Fit to cues',
    addCharacter: 'Add character',
    section: 'Change section',
    splitSentences: 'Split at sentences',
    replace: (number: number) => (number === 1 ? 'Replace' : `Replace ${count(number, 'match', 'matches')}`),
    rename: 'Rename script',
    voices: 'Assign voices',
    newTakes: (number: number) => `New takes of ${countLines(number)}`,
    undo: (label: string) => `Undo ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    redo: (label: string) => `Redo ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  },

  voices: {
    nobody: 'No voices assigned',
    nobodyWhy: 'Assign voices in the cast, or let Atelier choose them.',
    assign: 'Assign automatically',
    notCast: 'Couldn’t assign voices',
  },

  elsewhere: {
    what: (name: string, place: EngineChoice) =>
      `“${name}” works only ${place === 'cloud' ? 'in the cloud' : 'on this computer'}`,
    why: (lines: number, more: number, engine: EngineChoice) =>
      [
        `${count(lines, 'line uses', 'lines use')} it, but you’re generating ${engine === 'local' ? 'on this computer' : 'in the cloud'}.`,
        ...(more > 0 ? [`The same goes for ${count(more, 'other voice', 'other voices')} in this script.`] : []),
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

  generation: {
    notGenerated: 'Couldn’t generate the lines',
    notStopped: 'Couldn’t stop generating',
    notDismissed: 'Couldn’t dismiss the failures',
    leftOut: (number: number) => `${countLines(number)} can’t be spoken and ${number === 1 ? 'was' : 'were'} skipped`,
    upToDate: 'Everything is up to date',
    noLine: 'No line selected',
  },
} as const;
