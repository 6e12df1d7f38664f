import type { CloneRecipe, Voice, VoiceUse } from '../../../shared/domain/voices/voice.ts';
import { bundleTexts } from './bundle/bundle-texts.ts';
import { cloneTexts } from './clone/clone-texts.ts';
import { compareTexts } from './compare/compare-texts.ts';
import { designTexts } from './design/design-texts.ts';
import type { VoiceFilter, VoiceSort } from './list/arrange-voices.ts';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
/** Parts that are there, in a list that begins with a capital. */
const sentence = (parts: readonly string[]) => {
  const joined = parts.filter((part) => part !== '').join(', ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
};
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
  recent: 'Recently used',
  favourites: 'Favourites',
  cloned: 'Cloned',
  designed: 'Designed',
  system: 'System',
  bin: 'Bin',
};
const SORTS: Record<VoiceSort, string> = { name: 'By name', lastUsed: 'Last used first', newest: 'Newest first' };
const KINDS: Record<Voice['kind'], string> = { system: 'System', cloned: 'Cloned', designed: 'Designed' };

/** Scripts whose lines could not be made again. */
function speakingIn(uses: readonly VoiceUse[]): string {
  const [first, ...others] = uses.filter(({ lineCount }) => lineCount > 0);
  if (!first) return '';
  const more = others.length === 0 ? '' : ` and ${count(others.length, 'more script', 'more scripts')}`;
  return `Lines of “${first.title}”${more} speak with it and will need another voice. `;
}

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
    facts: (number: number, tag: string | null) =>
      tag === null ? count(number, 'voice', 'voices') : `${count(number, 'voice', 'voices')} tagged ${tag}`,
    folders: 'Folders',
    tags: 'Tags',
    compare: 'Compare two voices',
    making: 'Being made',
    unfinished: {
      title: 'Clone not finished',
      unnamed: 'Without a name',
      named: (name: string) => name,
      failed: 'Not made',
    },
    failure: {
      what: 'The list of voices could not be read',
      why: (what: string, why: string, stored: number) =>
        `${what}. ${why}${
          stored === 0
            ? ''
            : ` ${stored === 1 ? 'The voice' : `The ${stored.toLocaleString('en')} voices`} of last time can be put in order meanwhile, and what was heard before can be heard again.`
        }`,
      useLocal: 'Use the voices of this computer',
    },
    local: 'Voices of this computer. Nothing you hear leaves it.',
    cloud: (host: string) => `Voices of ${host}. The sentence is sent there.`,
  },

  hearing: {
    sentence: 'Your own sentence',
    costLocal: (number: number) => `${characters(number)}, free`,
    costCloud: (number: number) => `${characters(number)} for each new voice`,
    heardBefore: 'Heard, free',
    hear: 'Hear',
    stop: 'Stop',
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
    recent: { title: 'Nothing used yet', text: 'Voices that lines were made with stand here, the latest first.' },
    bin: { title: 'The bin is empty', text: 'Voices that you delete wait here until they are deleted for good.' },
    narrowed: { title: 'No voices here', text: 'No voice of this part has that folder or tag any more.' },
    noHits: (query: string) => `Nothing found for “${query}”`,
    noHitsText: 'The search looks at names, tags, folders, descriptions and ids.',
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
    compare: 'Compare',
    folder: 'Folder',
    noFolder: 'Name of a folder',
    inBin: ({ kind, state }: Voice) =>
      `In the bin.${kind !== 'system' && state === 'ready' ? ' The service still has it, and lines that speak with it can still be made.' : ''}`,
  },

  life: {
    title: 'How long it stays',
    until: (time: string) => `left, until ${time} if it is not used`,
    soon: 'If it ends, it can be cloned again from the stored sample, under a new id.',
    keep: 'Keep alive',
    speakCost:
      'Before the seven days are over the app has the voice say a few words. They are sent and billed like any text.',
    staysHere: 'On this computer, until you delete it.',
    gone: (engine: Voice['engine']) =>
      engine === 'cloud' ? 'The service no longer has this voice' : 'This voice is no longer on this computer',
    goneWhy: ({ engine, clone }: Voice) =>
      [
        ...(engine === 'cloud' ? ['Voices that are not used for seven days are deleted.'] : []),
        clone ? 'Clone it again from the stored sample, under a new id.' : 'Design it again from the same description.',
      ].join(' '),
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
      sentence([
        reduceNoise ? 'noise taken out' : '',
        normalizeVolume ? 'volume evened out' : '',
        watermark ? 'watermark' : '',
      ]) || 'None',
    from: 'Recording',
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

  uses: {
    title: 'Used in',
    none: 'No script speaks with it.',
    facts: (lines: number, takes: number) =>
      [lines > 0 ? count(lines, 'line', 'lines') : '', takes > 0 ? count(takes, 'take', 'takes') : '']
        .filter((part) => part !== '')
        .join(', '),
  },

  disclosure: {
    title: 'Disclosure',
    why: 'In many places listeners must be told that a voice was made. Put this beside what you publish.',
    copy: 'Copy the text',
    text: ({ name, kind, consent }: Pick<Voice, 'name' | 'kind' | 'consent'>) => {
      if (kind !== 'cloned')
        return `The voice “${name}” is synthetic. It was designed from a description and is no real person’s.`;
      if (!consent) return `The voice “${name}” is synthetic. It was cloned from a recording.`;
      return consent.basis === 'own'
        ? `The voice “${name}” is synthetic. It is a clone of ${consent.person}’s own voice.`
        : `The voice “${name}” is synthetic. It was cloned with the consent of ${consent.person}, given on ${dayFormat.format(consent.agreedAtMs)}.`;
    },
  },

  compare: compareTexts,
  bundle: bundleTexts,
  actions: {
    rename: 'Rename',
    undo: 'Undo',
    bin: 'Move to bin',
    binned: (name: string, scripts: number) =>
      `${name} is in the bin${scripts > 0 ? `; ${scripts === 1 ? 'a script still speaks' : `${scripts} scripts still speak`} with it` : ''}`,
    notBinned: (name: string) => `“${name}” was not moved to the bin`,
    restore: 'Take out of the bin',
    restored: (name: string) => `${name} is out of the bin`,
    notRestored: (name: string) => `“${name}” was not taken out of the bin`,
    remove: 'Delete for good',
    removeQuestion: ({ name, clone, state }: Voice, uses: readonly VoiceUse[]) => ({
      title: `Delete “${name}” for good?`,
      text: `${state === 'missing' ? 'The voice goes out of your list.' : 'The service deletes the voice, and its id can never be used again.'}${
        clone ? ' The sample moves to the bin.' : ''
      } ${speakingIn(uses)}Takes that were made with it stay as they are.`,
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

  design: designTexts,
};
