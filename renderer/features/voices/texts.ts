import type { CloneRecipe, Voice } from '../../../shared/domain/voices/voice.ts';
import { cloneTexts } from './clone/clone-texts.ts';
import type { VoiceFilter, VoiceSort } from './list/arrange-voices.ts';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
const characters = (number: number) => count(number, 'character', 'characters');

const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTimeFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

const FILTERS: Record<VoiceFilter, string> = {
  all: 'All voices',
  system: 'System',
  cloned: 'Cloned',
  designed: 'Designed',
  favourites: 'Favourites',
};
const SORTS: Record<VoiceSort, string> = { name: 'By name', lastUsed: 'Last used first', newest: 'Newest first' };
const KINDS: Record<Voice['kind'], string> = { system: 'System', cloned: 'Cloned', designed: 'Designed' };

/** English texts of the Voices panel. */
export const texts = {
  title: 'Voices',
  cancel: 'Cancel',
  kinds: KINDS,
  day: (ms: number) => dayFormat.format(ms),
  dayAndTime: (ms: number) => dayAndTimeFormat.format(ms),

  list: {
    new: 'New',
    clone: 'Clone a voice',
    design: 'Design a voice',
    search: 'Search voices',
    clearSearch: 'Clear the search',
    sort: 'Order',
    sorts: SORTS,
    parts: 'Parts of the list',
    filters: FILTERS,
    count: (number: number) => count(number, 'voice', 'voices'),
    making: 'Being made',
    local: 'Voices of this computer. Nothing you hear leaves it.',
    cloud: (host: string) => `Voices of ${host}. The sentence is sent there.`,
  },

  hearing: {
    sentence: 'Your own sentence',
    costLocal: (number: number) => `${characters(number)}, free`,
    costCloud: (number: number) => `${characters(number)} for each new voice`,
    heardBefore: 'Heard, free',
    hear: 'Hear',
    hearVoice: (name: string) => `Hear ${name}`,
    stopVoice: (name: string) => `Stop ${name}`,
  },

  grid: {
    label: 'Voices',
    loading: 'Reading the list of voices',
    fact: ({ kind, description, tags }: Voice) => {
      if (kind === 'system') return description === '' ? KINDS[kind] : description;
      return [KINDS[kind], ...tags].join(' · ');
    },
    missing: 'Gone',
    expiryTitle: 'Time until the service deletes this voice if it is not used',
    favourite: (name: string) => `Mark ${name} as a favourite`,
    unfavourite: (name: string) => `Take ${name} out of the favourites`,
    favouriteShort: 'Add to favourites',
    unfavouriteShort: 'Take out of favourites',
    nameField: 'Name of the voice',
  },

  empty: {
    all: { title: 'No voices yet', text: 'Clone your own voice, or describe one.' },
    system: { title: 'No system voices', text: 'The service listed none. You can still clone a voice.' },
    cloned: { title: 'Clone your first voice', text: 'Ten seconds of clear speech are enough; a minute is better.' },
    designed: { title: 'Design your first voice', text: 'Describe it in a sentence and choose among three.' },
    favourites: { title: 'No favourites yet', text: 'The star on a card puts a voice here.' },
    noHits: (query: string) => `Nothing found for “${query}”`,
    noHitsText: 'The search looks at names, tags, descriptions and ids.',
    noHitsIn: (filter: string) => `Only “${filter}” was searched.`,
    searchAll: 'Search all voices',
    showAll: 'Show all voices',
  },

  dock: {
    details: 'Details',
    none: 'Choose a voice to see what is known of it.',
    id: 'Id',
    copyId: 'Copy the id',
    copied: 'Copied',
    service: 'Speaks',
    engines: { local: 'On this computer', cloud: 'In the cloud' },
    made: 'Made',
    used: 'Last used',
    never: 'Never',
    designedFrom: 'Designed from',
    tags: 'Tags',
    addTag: 'Add a tag',
    removeTag: (tag: string) => `Remove the tag ${tag}`,
    useInScript: 'Use in a new script',
  },

  life: {
    title: 'How long it stays',
    until: (time: string) => `left, until ${time} if it is not used`,
    soon: 'If it ends, it can be cloned again from the stored sample, under a new id.',
    keep: 'Keep alive',
    speakCost: (engine: Voice['engine']) =>
      engine === 'cloud'
        ? 'Before the seven days are over the app has the voice say a few words. They are sent and billed like any text.'
        : 'Before the seven days are over the app has the voice say a few words. Free, on this computer.',
    gone: 'The service no longer has this voice',
    goneClone:
      'Voices that are not used for seven days are deleted. Clone it again from the stored sample, under a new id.',
    goneDesign: 'Voices that are not used for seven days are deleted. Design it again from the same description.',
    cloneAgain: 'Clone again',
    designAgain: 'Design again',
    newId: 'New id',
    newIdWhy: 'The same sample, settings and consent are used. The service never gives an id twice.',
    started: 'The voice is being cloned again',
  },

  cloneFacts: {
    title: 'Cloned from',
    language: 'Language',
    anyLanguage: 'Found by the service',
    treatment: 'Treatment',
    treatments: ({ reduceNoise, normalizeVolume, watermark }: CloneRecipe) =>
      [reduceNoise ? 'noise taken out' : '', normalizeVolume ? 'volume evened out' : '', watermark ? 'watermark' : '']
        .filter((part) => part !== '')
        .join(', ') || 'None',
    says: 'The sample says',
    sampleOf: (name: string) => `Sample of ${name}`,
    hearSample: 'Hear the sample',
    noSample: 'The stored sample is no longer in the library.',
  },

  consent: {
    title: 'Consent',
    person: 'Person',
    basis: 'Basis',
    bases: { own: 'Own voice', given: 'Consent was given' },
    date: 'Date',
    statement: 'Statement',
    hash: 'Sample hash',
    export: 'Export the record',
  },

  actions: {
    rename: 'Rename',
    remove: 'Delete for good',
    removeQuestion: ({ name, clone, state }: Voice) => ({
      title: `Delete “${name}” for good?`,
      text: `${state === 'missing' ? 'The voice goes out of your list.' : 'The service deletes the voice, and its id can never be used again.'}${
        clone ? ' The sample moves to the bin.' : ''
      } Lines that were made with it stay as they are.`,
      confirm: 'Delete for good',
      cancel: 'Keep it',
      isDanger: true,
    }),
    removed: (name: string) => `${name} was deleted`,
    notRemoved: (name: string) => `“${name}” was not deleted`,
    notChanged: (name: string) => `“${name}” was not changed`,
    favourite: (name: string, isOn: boolean) => (isOn ? `${name} is a favourite` : `${name} is no favourite now`),
    scriptTitle: (name: string) => `Script for ${name}`,
    setVoice: 'Choose voice',
    noScript: 'The script was not made',
    consentWritten: (fileName: string) => `${fileName} was written`,
    consentNotWritten: 'The consent record was not written',
  },

  id: {
    rules: '8 to 256 letters, digits, - and _; begins with a letter.',
    asking: 'Asking whether it is free',
    free: 'Free. It cannot be changed later.',
    problems: {
      length: 'It must have 8 to 256 characters.',
      first_letter: 'It must begin with a letter from A to Z.',
      characters: 'Only letters from A to Z, digits, - and _ are allowed.',
      last_character: 'It must not end in - or _.',
      taken: 'Another voice has this id.',
      used_before: 'A deleted voice had this id, and the service never gives one twice.',
    },
  },

  clone: cloneTexts,

  design: {
    description: 'What the voice is like',
    placeholder: 'A keeper of a lighthouse in his sixties, low and unhurried, who has told this story before',
    preview: 'What the candidates say',
    previewCount: (number: number) => `${characters(number)} of 500`,
    watermark: 'Add a watermark tone',
    watermarkWhy: 'A short tone at the end of the candidates tells listeners that they were made.',
    make: (number: number) => `Make ${number} candidates`,
    costLocal: 'Free, on this computer.',
    costCloud: (number: number, each: number, host: string) =>
      `${number} × ${characters(each)}, sent to ${host} with the description.`,
    nothing: 'Candidates appear here side by side. Nothing is kept until you keep it.',
    earlier: 'Earlier rounds',
    roundOf: (time: string) => `Candidates of ${time}`,
    useAgain: 'Use this description',
    candidate: (number: number) => `Candidate ${number}`,
    states: {
      queued: 'Waiting for its turn',
      making: 'Being made',
      ready: 'Not kept yet',
      failed: 'Not made',
      kept: 'In your voices',
      discarded: 'Discarded',
    },
    keep: 'Keep',
    keepNumber: (number: number) => `Keep candidate ${number}`,
    kept: (name: string) => `${name} is in your voices`,
    discard: 'Discard',
    discardNumber: (number: number) => `Discard candidate ${number}`,
    name: 'Name of the voice',
    /** The beginning of the description, cut between words, without an article. */
    proposedName: (description: string, number: number) => {
      const [first = ''] = description.replace(/^(an?|the)\s+/i, '').split(/[,.;\n]/);
      const short = /^.{0,24}(?=\s|$)/u.exec(first.trim())?.[0].trim() ?? '';
      // "Woman from the" is no name.
      const whole = short.replace(/(\s+(a|an|and|at|by|from|her|his|in|of|on|the|to|who|with))+$/i, '');
      const name = whole === '' ? 'Voice' : whole.charAt(0).toUpperCase() + whole.slice(1);
      return `${name} ${number}`;
    },
    chips: [
      { name: 'Voice', values: ['woman', 'man', 'child', 'androgynous'] },
      { name: 'Age', values: ['young', 'middle-aged', 'elderly'] },
      { name: 'Accent', values: ['American', 'British', 'Scottish', 'Indian'] },
      { name: 'Pace', values: ['slow', 'measured', 'brisk'] },
      { name: 'Mood', values: ['calm', 'warm', 'bright', 'grave', 'playful'] },
    ],
  },
};
