import { count, countLines } from '../../ui/text/count.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import { listTexts } from './list-texts.ts';
import { editorTexts } from './editor-texts.ts';

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

  list: listTexts,

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

  editor: editorTexts,

  labels: {
    text: 'Edit text',
    split: 'Split line',
    join: 'Merge lines',
    insert: 'Insert line',
    paste: 'Paste lines',
    insertAnswer: 'Insert answer',
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
