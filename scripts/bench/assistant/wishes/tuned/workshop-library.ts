import type { RequestCase } from '../../request-case.ts';

/** Wishes about the library, on the workshop studio. */
export const TUNED_WORKSHOP_LIBRARY: readonly RequestCase[] = [
  {
    say: 'show my favourite songs',
    calls: [['find_in_library', { query: /kind:song.*is:favourite|is:favourite.*kind:song/ }]],
  },
  {
    say: 'find pictures tagged boss',
    calls: [['find_in_library', { query: /kind:image.*tag:boss|tag:boss.*kind:image/ }]],
  },
  { say: 'oldest songs first', calls: [['find_in_library', { query: /kind:song/, sort: 'oldest' }]] },
  {
    say: 'do i have transcripts that mention photosynthesis',
    calls: [['find_in_library', { query: /photosynthesis.*kind:transcript|kind:transcript.*photosynthesis/i }]],
  },
  {
    say: 'images from this month with at least 4 stars',
    calls: [['find_in_library', { query: /(?=.*kind:image)(?=.*date:month)(?=.*rating:(?:>=|≥)?4)/ }]],
  },
  { say: 'unstar boss battle', calls: [['set_favourite', { ids: ['so1'], isFavourite: false }]] },
  { say: 'coffee pour is only worth one star', calls: [['rate_items', { ids: ['c1'], rating: 1 }]] },
  { say: 'take off the wip tag', open: 'i2', calls: [['tag_items', { ids: ['i2'], remove: ['wip'] }]] },
  {
    say: 'Board "Enemies" with mushroom knight and the frog on a bicycle please',
    calls: [['create_board', { name: 'Enemies', ids: ['i1', 'i4'] }]],
  },
  {
    say: 'the newsletter banner shouldnt be on the spring launch board',
    calls: [['remove_from_board', { boardId: 'bd1', ids: ['i3'] }]],
  },
  { say: 'recover the purple banner i threw away', calls: [['restore_from_bin', { ids: ['b2'] }]] },
  { say: 'save ice cave background as webp', calls: [['export_items', { ids: ['i2'], imageFormat: 'webp' }]] },
  { say: 'export these', selected: ['c1', 'so1'], calls: [['export_items', { ids: ['c1', 'so1'] }]] },
  {
    say: 'export the lesson recording and its subtitles',
    calls: [['export_items', { ids: ['r2'], withSubtitles: true }]],
  },
  { say: 'where is the frog clip? open it', calls: [['open_in_window', { id: 'c2' }]] },
  { say: 'open devlog 12 at two minutes', calls: [['open_in_window', { id: /t2|r1/, atSeconds: 120 }]] },
  { say: 'how long is the band rehearsal', calls: [], answers: /1:01|61/ },
  { say: 'when did i make boss battle', calls: [], answers: /./ },
];
