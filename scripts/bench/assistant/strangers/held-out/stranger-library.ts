import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that was only measured: library. */
export const HELD_OUT_STRANGER_LIBRARY: readonly RequestCase[] = [
  {
    say: 'recordings without a transcript?',
    calls: [['find_in_library', { query: /kind:recording/, sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'what did I delete lately',
    calls: [['find_in_library', { query: /is:binned/, sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'biggest files first',
    calls: [['find_in_library', { query: /(?:)/, sort: /large|big|size/i, limit: /(?:)/ }]],
  },
  {
    say: 'add the tags school and poster to this',
    open: 'i3',
    calls: [['tag_items', { ids: ['i3'], add: ['school', 'poster'] }]],
  },
  { say: 'star this', open: 'so2', calls: [['set_favourite', { ids: ['so2'], isFavourite: true }]] },
  { say: 'unfavorite paper planes', calls: [['set_favourite', { ids: ['so2'], isFavourite: false }]] },
  { say: '4 stars for waves at night', calls: [['rate_items', { ids: ['c1'], rating: 4 }]] },
  {
    say: 'rate these two with a three',
    selected: ['i1', 'i2'],
    calls: [['rate_items', { ids: ['i1', 'i2'], rating: 3 }]],
  },
  { say: 'put both robots on autumn series', calls: [['add_to_board', { boardId: 'bd1', ids: ['i2', 'c2'] }]] },
  { say: 'delete this recording', open: 'r3', calls: [['move_to_bin', { ids: ['r3'] }]] },
  { say: 'bin these', selected: ['i1', 'i3'], calls: [['move_to_bin', { ids: ['i1', 'i3'] }]] },
  { say: 'open paper planes', calls: [['open_in_window', { id: 'so2' }]] },
  { say: 'take me to the settings', calls: [['open_in_window', { panel: 'settings' }]] },
  { say: 'whats running right now', calls: [['list_tasks', { state: /unfinished|all/, limit: /(?:)/ }]] },
  {
    say: 'export all my pictures as jpg in a zip',
    calls: [['export_items', { ids: ['i1', 'i2', 'i3'], imageFormat: 'jpeg', asArchive: true }]],
  },
  { say: 'download the waves clip', calls: [['export_items', { ids: ['c1'] }]] },
  { say: 'save this song to my computer', open: 'so1', calls: [['export_items', { ids: ['so1'] }]] },
  {
    say: 'find the script where the boat needs an engine',
    calls: [['find_in_library', { query: /(?=.*engine)(?=.*kind:script)|boat/i, sort: /(?:)/, limit: /(?:)/ }]],
  },
];
