import type { RequestCase } from '../../request-case.ts';

/** Wishes about the library, on the creator studio. */
export const HELD_OUT_CREATOR_LIBRARY: readonly RequestCase[] = [
  {
    say: 'which songs have five stars?',
    calls: [['find_in_library', { query: /kind:song.*rating:5|rating:5.*kind:song/ }]],
  },
  { say: 'find everything from this week', calls: [['find_in_library', { query: /date:week/ }]] },
  {
    say: 'got any pics with a lighthouse?',
    calls: [['find_in_library', { query: /lighthouse.*kind:image|kind:image.*lighthouse/ }]],
  },
  {
    say: 'please take neon rain out of my favourites',
    calls: [['set_favourite', { ids: ['so2'], isFavourite: false }]],
  },
  { say: 'foggy pier: 5/5', calls: [['rate_items', { ids: ['i1'], rating: 5 }]] },
  {
    say: 'add tags night, rain and city to neon rain',
    calls: [['tag_items', { ids: ['so2'], add: ['night', 'rain', 'city'] }]],
  },
  {
    say: 'stick the kayak clip and slow tide on the season two board',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['c1', 'so1'] }]],
  },
  { say: 'kick the foggy pier off season two', calls: [['remove_from_board', { boardId: 'bd1', ids: ['i1'] }]] },
  { say: 'chuck the kayak at sunrise clip', calls: [['move_to_bin', { ids: ['c1'] }]] },
  { say: 'i dont need the red kayak anymore, delete it', calls: [['move_to_bin', { ids: ['i2'] }]] },
  { say: 'wait, get the old demo back out of the bin', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'download all clips', calls: [['export_items', { ids: ['c1', 'c2'] }]] },
  { say: 'zip up the two songs for me', calls: [['export_items', { ids: ['so1', 'so2'], asArchive: true }]] },
  { say: 'how big is the kayak clip?', calls: [], answers: /5 MB|4\.8|5,000|5\.0/i },
  { say: 'Is the transcription finished yet?', calls: [], answers: /harbour\.wav|running/i },
  { say: 'cancel whatever is transcribing', calls: [['cancel_task', { id: 'job1' }]] },
];
