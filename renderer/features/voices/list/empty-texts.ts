import type { VoiceEngine } from '../../../../shared/domain/voices/where-it-works.ts';

/** English texts of parts of the list that have nothing to show. */
export const emptyTexts = {
  all: { title: 'No voices yet', text: 'Clone your own voice, or describe one.' },
  system: { title: 'No system voices', text: 'The service listed none. You can still clone a voice.' },
  cloned: { title: 'Clone your first voice', text: 'Ten seconds of clear speech are enough; a minute is better.' },
  designed: { title: 'Design your first voice', text: 'Describe it in a sentence and choose among three.' },
  favourites: { title: 'No favourites yet', text: 'The star on a card puts a voice here.' },
  recent: { title: 'Nothing used yet', text: 'Voices that lines were made with stand here, the latest first.' },
  bin: { title: 'The bin is empty', text: 'Voices that you delete wait here until they are deleted for good.' },
  placed: (place: VoiceEngine) => ({
    title: place === 'cloud' ? 'None of these works in the cloud' : 'None of these works on this computer',
    text: 'Show all voices, or choose another part of the list.',
  }),
  unknown: {
    cloud: {
      title: 'No cloud voices yet',
      text: 'They appear once the cloud service has listed them: choose it in Settings and add your API key.',
    },
    local: { title: 'No voices of this computer yet', text: 'They appear once the local engine has listed them.' },
  },
  narrowed: { title: 'No voices here', text: 'No voice of this part has that folder or tag any more.' },
  noHits: (query: string) => `Nothing found for “${query}”`,
  noHitsText: 'The search looks at names, tags, folders, descriptions and ids.',
  noHitsIn: (filter: string) => `Only “${filter}” was searched.`,
  searchAll: 'Search all voices',
  showAll: 'Show all voices',
};
