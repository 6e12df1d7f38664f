import type { RequestCase } from '../../request-case.ts';

/** Wishes about the library, on the creator studio. */
export const TUNED_CREATOR_LIBRARY: readonly RequestCase[] = [
  {
    say: 'show me all the clips i made yesterday',
    calls: [['find_in_library', { query: /kind:clip.*date:yesterday|date:yesterday.*kind:clip/ }]],
  },
  { say: 'list the longest recordings', calls: [['find_in_library', { query: /kind:recording/, sort: 'longest' }]] },
  { say: 'fav slow tide', calls: [['set_favourite', { ids: ['so1'], isFavourite: true }]] },
  { say: 'remove the rating from slow tide', calls: [['rate_items', { ids: ['so1'], rating: 0 }]] },
  {
    say: 'i want all three pictures tagged as portfolio',
    calls: [['tag_items', { ids: ['i1', 'i2', 'i3'], add: ['portfolio'] }]],
  },
  { say: 'untag wip from the red kayak', calls: [['tag_items', { ids: ['i2'], remove: ['wip'] }]] },
  {
    say: 'swap the tag draft for final on the foggy pier',
    calls: [['tag_items', { ids: ['i1'], add: ['final'], remove: ['draft'] }]],
  },
  {
    say: 'the foggy pier should be called "Pier at dawn"',
    calls: [['rename_items', { names: [{ id: 'i1', title: 'Pier at dawn' }] }]],
  },
  {
    say: 'give the neon rain song a new name: Wet Lights',
    calls: [['rename_items', { names: [{ id: 'so2', title: 'Wet Lights' }] }]],
  },
  { say: 'whats on my season two board', calls: [['find_in_library', { query: /board:/ }]] },
  {
    say: 'start a board called "Teaser" with the two clips',
    calls: [['create_board', { name: 'Teaser', ids: ['c1', 'c2'] }]],
  },
  {
    say: 'i need the old lighthouse as a jpg on my desktop',
    calls: [['export_items', { ids: ['i3'], imageFormat: 'jpeg' }]],
  },
  { say: 'export the podcast recording with chapters', calls: [['export_items', { ids: ['r1'], withChapters: true }]] },
  {
    say: 'save the trailer narration as flac, one file per section',
    calls: [['export_narration', { id: 's1', format: 'flac', bySection: true }]],
  },
  { say: 'open the images panel', calls: [['open_in_window', { panel: 'images' }]] },
  { say: 'take me to the voices', calls: [['open_in_window', { panel: 'voices' }]] },
];
