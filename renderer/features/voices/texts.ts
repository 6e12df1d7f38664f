import { formatDay } from '../../ui/time/formats.ts';
import type { CloneRecipe, Voice } from '../../../shared/domain/voices/voice.ts';
import { count } from '../../ui/text/count.ts';
import { listTexts } from './list-texts.ts';
import { actionTexts } from './action-texts.ts';

/** The parts that are not empty, as a list that begins with a capital. */
const sentence = (parts: readonly string[]) => {
  const joined = parts.filter((part) => part !== '').join(', ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
};
const characters = (number: number) => count(number, 'character', 'characters');

const KINDS: Record<Voice['kind'], string> = { system: 'Built-in', cloned: 'Cloned', designed: 'Designed' };

const PLACES: Record<Voice['engine'], string> = { local: 'This computer', cloud: 'Cloud' };
/** English texts of the Voices panel. */
export const texts = {
  title: 'Voices',
  cancel: 'Cancel',
  kinds: KINDS,
  places: PLACES,
  worksOn: (places: readonly Voice['engine'][]) =>
    places.map((place, at) => (at === 0 ? PLACES[place] : PLACES[place].toLowerCase())).join(' and '),

  list: listTexts,

  preview: {
    text: 'Preview text',
    costLocal: (number: number) => `${characters(number)}, free`,
    costCloud: (number: number) => `${characters(number)} per new preview`,
    isStored: 'Free replay',
    start: 'Preview',
    stop: 'Stop',
    startVoice: (name: string) => `Preview ${name}`,
    stopVoice: (name: string) => `Stop previewing ${name}`,
  },

  grid: {
    label: 'Voices',
    loading: 'Loading voices',
    only: { local: 'This computer only', cloud: 'Cloud only' } satisfies Record<Voice['engine'], string>,
    fact: ({ kind, description, tags }: Voice) => {
      if (kind === 'system') return description === '' ? KINDS[kind] : description;
      return [KINDS[kind], ...tags].join(' · ');
    },
    missing: 'Unavailable',
    expiryTitle: 'Time until the service deletes this voice if unused',
    favourite: (name: string) => `Add ${name} to favourites`,
    unfavourite: (name: string) => `Remove ${name} from favourites`,
    favouriteShort: 'Add to favourites',
    unfavouriteShort: 'Remove from favourites',
    nameField: 'Voice name',
  },

  dock: {
    details: 'Details',
    none: 'Select a voice to see its details.',
    id: 'ID',
    copyId: 'Copy ID',
    copied: 'Copied',
    worksOn: 'Runs on',
    standIn: (name: string) => `On this computer, ${name} is used instead.`,
    created: 'Created',
    used: 'Last used',
    never: 'Never',
    designedFrom: 'Designed from',
    tags: 'Tags',
    useInScript: 'Use in new script',
    compare: 'Compare',
    folder: 'Folder',
    noFolder: 'Folder name',
    inBin: ({ kind, state }: Voice) =>
      `In the bin.${kind !== 'system' && state === 'ready' ? ' Lines that use it can still be generated until you delete it permanently.' : ''}`,
  },

  life: {
    title: 'Expiry',
    until: (time: string) => `left. Expires ${time} unless used.`,
    soon: 'If it expires, you can clone it again from the stored sample, with a new ID.',
    keep: 'Prevent expiry',
    speakCost:
      'Atelier generates a few words with it before the seven days are up. They’re sent and billed like any text.',
    staysHere: 'Kept on this computer until you delete it.',
    gone: (engine: Voice['engine']) =>
      engine === 'cloud' ? 'The service no longer has this voice' : 'This voice is no longer on this computer',
    goneWhy: ({ engine, clone }: Voice) =>
      [
        ...(engine === 'cloud' ? ['The service deletes voices unused for seven days.'] : []),
        clone ? 'Clone it again from the stored sample, with a new ID.' : 'Design it again from the same description.',
      ].join(' '),
    cloneAgain: 'Clone again',
    designAgain: 'Design again',
    newId: 'New ID',
    newIdWhy: 'Uses the same sample, settings and consent. IDs are never reused.',
    cloneWithId: 'Clone with new ID',
    started: 'Cloning the voice again',
  },

  cloneFacts: {
    title: 'Cloned from',
    language: 'Language',
    anyLanguage: 'Detected automatically',
    treatment: 'Processing',
    treatments: ({ reduceNoise, normalizeVolume, watermark }: CloneRecipe) =>
      sentence([
        reduceNoise ? 'noise reduced' : '',
        normalizeVolume ? 'volume normalised' : '',
        watermark ? 'watermark' : '',
      ]) || 'None',
    from: 'Recording',
    says: 'Sample transcript',
    sampleOf: (name: string) => `Sample of ${name}`,
    playSample: 'Play stored sample',
    noSample: 'The stored sample is no longer in the library.',
  },

  consent: {
    title: 'Consent',
    person: 'Person',
    basis: 'Basis',
    bases: { own: 'Own voice', given: 'Consent given' },
    date: 'Date',
    statement: 'Statement',
    hash: 'Sample hash',
    export: 'Export record',
  },

  uses: {
    title: 'Used in',
    none: 'Not used in any script.',
    facts: (lines: number, takes: number) =>
      [lines > 0 ? count(lines, 'line', 'lines') : '', takes > 0 ? count(takes, 'take', 'takes') : '']
        .filter((part) => part !== '')
        .join(', '),
  },

  disclosure: {
    title: 'Disclosure',
    why: 'In many places you must tell listeners that a voice is synthetic. Include this with anything you publish.',
    copy: 'Copy text',
    text: ({ name, kind, consent }: Pick<Voice, 'name' | 'kind' | 'consent'>) => {
      if (kind !== 'cloned')
        return `The voice “${name}” is synthetic. It was designed from a description and is not the voice of a real person.`;
      if (!consent) return `The voice “${name}” is synthetic. It was cloned from a recording.`;
      return consent.basis === 'own'
        ? `The voice “${name}” is synthetic. It is a clone of ${consent.person}’s own voice.`
        : `The voice “${name}” is synthetic. It was cloned with the consent of ${consent.person}, given on ${formatDay(consent.agreedAtMs)}.`;
    },
  },

  actions: actionTexts,

  id: {
    rules: '8 to 256 letters, digits, - and _, starting with a letter.',
    asking: 'Checking availability',
    free: 'Available. You can’t change it later.',
    problems: {
      length: 'Use 8 to 256 characters.',
      first_letter: 'Start with a letter from A to Z.',
      characters: 'Use only letters A to Z, digits, - and _.',
      last_character: 'Don’t end with - or _.',
      taken: 'Another voice already has this ID.',
      used_before: 'A deleted voice had this ID, and IDs are never reused.',
    },
  },
};
