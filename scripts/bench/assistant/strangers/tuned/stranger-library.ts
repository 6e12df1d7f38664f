import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that rules were mended with: library. */
export const TUNED_STRANGER_LIBRARY: readonly RequestCase[] = [
  {
    say: 'show me everything i made this week',
    calls: [['find_in_library', { query: /./, sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'where is my picture with the robot',
    calls: [['find_in_library', { query: /robot/i, sort: /(?:)/, limit: /(?:)/ }]],
  },
  { say: 'list all songs', calls: [['find_in_library', { query: 'kind:song', sort: /(?:)/, limit: /(?:)/ }]] },
  {
    say: 'do i have something with the ocean',
    calls: [['find_in_library', { query: /ocean/i, sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'my favorite pictures',
    calls: [['find_in_library', { query: /(?=.*is:favourite)(?=.*kind:image)/, sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'rename this to Dune road',
    open: 'i1',
    calls: [['rename_items', { names: [{ id: 'i1', title: 'Dune road' }] }]],
  },
  {
    say: 'the choir rehearsal talk should be called Choir 2 March',
    calls: [['rename_items', { names: [{ id: 't3', title: 'Choir 2 March' }] }]],
  },
  {
    say: 'tag the blue robot and the desert road with portfolio',
    calls: [['tag_items', { ids: ['i2', 'i1'], add: ['portfolio'] }]],
  },
  { say: 'untag this: draft', open: 'i3', calls: [['tag_items', { ids: ['i3'], remove: ['draft'] }]] },
  { say: 'new board "Class 7b" with the class poster', calls: [['create_board', { name: 'Class 7b', ids: ['i3'] }]] },
  { say: 'what boards do i have', calls: [['list_boards', {}]] },
  {
    say: 'take the class poster off the autumn series board',
    calls: [['remove_from_board', { boardId: 'bd1', ids: ['i3'] }]],
  },
  { say: 'throw the blue robot away', calls: [['move_to_bin', { ids: ['i2'] }]] },
  { say: 'bring back the old intro', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'go to the music page', calls: [['open_in_window', { panel: 'music' }]] },
  { say: 'play market vendors from 2:30', calls: [['open_in_window', { id: /^[rt]1$/, atSeconds: 150 }]] },
  { say: 'stop the transcription of harbour.wav', calls: [['cancel_task', { id: 'job1' }]] },
  { say: 'is it done yet?', calls: [['list_tasks', { state: /(?:)/, limit: /(?:)/ }]] },
  { say: 'what is this made from', open: 'c2', calls: [['get_item', { id: 'c2' }]] },
  {
    say: 'how many songs have I got',
    calls: [['find_in_library', { query: 'kind:song', sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'mark the desert road as favourite and give it five stars',
    calls: [
      ['set_favourite', { ids: ['i1'], isFavourite: true }],
      ['rate_items', { ids: ['i1'], rating: 5 }],
    ],
  },
];
