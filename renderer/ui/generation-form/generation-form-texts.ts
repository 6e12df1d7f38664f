import { count } from '../text/count.ts';

const variations = (number: number) => count(number, 'variation', 'variations');

/** English texts that all forms share that generate something. */
export const texts = {
  ofLimit: (characters: number, most: number) =>
    `${characters.toLocaleString('en')} of ${most.toLocaleString('en')} characters`,
  tooLong: (over: number) => `${count(over, 'character', 'characters')} too long.`,
  openLibrary: 'Open Library',
  history: 'Recent prompts',
  searchHistory: 'Search recent prompts',
  noHistory: (search: string) => `No recent prompt matches “${search}”.`,
  clearHistory: 'Clear recent prompts',
  reset: 'Reset form',
  resetDone: 'Form reset',
  undo: 'Undo',
  engine: {
    label: 'Engine',
    local: 'On this computer',
    cloud: 'Cloud',
    onlyHere: {
      local: 'For this panel only. Other panels use the cloud.',
      cloud: 'For this panel only. Other panels use this computer.',
    },
    problems: {
      no_key: 'Add an API key to use the cloud.',
      no_keychain: 'Can’t read the API key: the keychain is locked or unavailable.',
      address: 'Confirm the cloud address first.',
      stopped: 'The local engine isn’t running.',
    },
    steps: {
      no_key: 'Add API key',
      no_keychain: 'Account settings',
      address: 'Confirm address',
      stopped: 'Engine settings',
    },
  },
  variations: {
    ask: (number: number) => `Generate ${variations(number)} in the cloud?`,
    confirm: 'Generate',
    cancel: 'Cancel',
    started: (number: number) => `Generating ${variations(number)}`,
    notStarted: (number: number) => `Couldn’t generate ${variations(number)}`,
    noRecipe: 'This item has no recipe to vary.',
  },
  varied: {
    madeFrom: (title: string) => `Made from “${title}”`,
    unlink: (title: string) => `Don’t link with “${title}”`,
  },
  usedPrompt: {
    prompt: 'Prompt',
    yours: 'Your prompt',
    used: 'Optimised prompt',
    use: 'Use this prompt',
    unchanged: 'The optimiser left it as it is.',
    notKnown: 'Optimised. The service doesn’t say what it used.',
  },
  billing: {
    free: 'Free, on this computer.',
    freeModel: 'Free with this model.',
    billed: (units: string) => `Billed as ${units}.`,
    units: {
      characters: (amount: number) => count(amount, 'character', 'characters'),
      seconds: (amount: number) => count(amount, 'second', 'seconds'),
      clipSeconds: (amount: number) => `1 clip of ${count(amount, 'second', 'seconds')}`,
      images: (amount: number) => count(amount, 'image', 'images'),
      songs: (amount: number) => count(amount, 'song', 'songs'),
      voices: (amount: number) => count(amount, 'voice', 'voices'),
    },
  },
  presets: {
    title: 'Presets',
    none: 'No presets yet.',
    saveTitle: 'Save as preset',
    apply: (name: string) => `Use preset ${name}`,
    rename: (name: string) => `Rename preset ${name}`,
    renameTitle: 'Rename preset',
    remove: (name: string) => `Delete preset ${name}`,
    removed: (name: string) => `“${name}” deleted`,
    applied: (name: string) => `“${name}” applied`,
    name: 'Preset name',
    replaces: 'Replaces the preset with this name.',
    confirm: 'Save',
    import: 'Import',
    importFile: 'File of presets',
    export: 'Export',
    fileName: (form: string) => `Atelier presets ${form}.json`,
    imported: (number: number) => `${count(number, 'preset', 'presets')} imported`,
    notImported: 'Couldn’t import the presets',
  },
} as const;

/** What the menu of presets says: the same for whatever else is kept under names. */
export type PresetMenuWords = {
  [Name in keyof typeof texts.presets]: (typeof texts.presets)[Name] extends string
    ? string
    : (typeof texts.presets)[Name];
};
