import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a third round that rules were mended with: library. */
export const THIRD_STRANGER_LIBRARY: readonly RequestCase[] = [
  { say: 'show only the clips', calls: [['find_in_library', { query: 'kind:clip', sort: /(?:)/, limit: /(?:)/ }]] },
  {
    say: 'the newest five pictures',
    calls: [['find_in_library', { query: 'kind:image', sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'is there an image of a dog somewhere?',
    calls: [['find_in_library', { query: /(?=.*dog)(?=.*kind:image)/, sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'call the desert road picture "Route 9" from now on',
    calls: [['rename_items', { names: [{ id: 'i1', title: 'Route 9' }] }]],
  },
  {
    say: 'tag this with water, night and loop',
    open: 'c1',
    calls: [['tag_items', { ids: ['c1'], add: ['water', 'night', 'loop'] }]],
  },
  { say: 'give all pictures the tag autumn', calls: [['tag_items', { ids: ['i1', 'i2', 'i3'], add: ['autumn'] }]] },
  { say: 'this deserves 5 stars', open: 'i3', calls: [['rate_items', { ids: ['i3'], rating: 5 }]] },
  {
    say: 'move morning coffee to the autumn series board',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['so1'] }]],
  },
  { say: 'erase the robot dance', calls: [['move_to_bin', { ids: ['c2'] }]] },
  { say: 'old intro back please', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'what is in my trash', calls: [['find_in_library', { query: 'is:binned', sort: /(?:)/, limit: /(?:)/ }]] },
  { say: 'abort generating the lighthouse story', calls: [['cancel_task', { id: 'job2' }]] },
  { say: 'are there still tasks?', calls: [['list_tasks', { state: /(?:)/, limit: /(?:)/ }]] },
  { say: 'show me the bedtime story', calls: [['open_in_window', { id: 's1' }]] },
  { say: 'send me the blue robot as png', calls: [['export_items', { ids: ['i2'], imageFormat: 'png' }]] },
  { say: 'zip the songs', calls: [['export_items', { ids: ['so1', 'so2'], asArchive: true }]] },
  { say: 'how large is the class poster', calls: [['get_item', { id: 'i3' }]] },
];
