import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** English texts of parts of the list that have nothing to show. */
export const emptyTexts = {
  all: { title: 'No voices yet', text: 'Clone your own voice, or design one.' },
  system: { title: 'No built-in voices', text: 'The service lists none. You can still clone a voice.' },
  cloned: { title: 'Clone your first voice', text: 'Ten seconds of clear speech is enough. A minute is better.' },
  designed: { title: 'Design your first voice', text: 'Describe it in a sentence and choose from three candidates.' },
  favourites: { title: 'No favourites yet', text: 'Click the star on a voice to add it here.' },
  recent: { title: 'No recently used voices', text: 'Voices you generate lines with appear here, latest first.' },
  bin: {
    title: 'The bin is empty',
    text: 'Voices you move to the bin are kept here until you delete them permanently.',
  },
  placed: (place: EngineChoice) => ({
    title: place === 'cloud' ? 'None of these voices run in the cloud' : 'None of these voices run on this computer',
    text: 'Show all voices, or choose another filter.',
  }),
  unknown: {
    cloud: {
      title: 'No cloud voices yet',
      text: 'To see them, choose the cloud in Settings and add your API key.',
    },
    local: { title: 'No local voices yet', text: 'They appear once the local engine is running.' },
  },
  narrowed: { title: 'No voices here', text: 'That folder or tag has no voices here any more.' },
  noHits: (query: string) => `No results for “${query}”`,
  noHitsText: 'Search covers names, tags, folders, descriptions and IDs.',
  noHitsIn: (filter: string) => `Searched in “${filter}” only.`,
  searchAll: 'Search all voices',
  showAll: 'Show all voices',
};
