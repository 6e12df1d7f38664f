import type { RequestCase } from '../../request-case.ts';

/** Wishes about the library, on the workshop studio. */
export const HELD_OUT_WORKSHOP_LIBRARY: readonly RequestCase[] = [
  { say: 'anything i made with frogs?', calls: [['find_in_library', { query: /frog/ }]] },
  { say: 'search the library for the word harvest', calls: [['find_in_library', { query: /^"?harvest"?$/ }]] },
  { say: 'what takes up the most space?', calls: [['find_in_library', { query: '', sort: 'largest' }]] },
  {
    say: 'love the mushroom knight, mark it as a favourite',
    calls: [['set_favourite', { ids: ['i1'], isFavourite: true }]],
  },
  { say: 'tavern evening gets 3 stars', calls: [['rate_items', { ids: ['so2'], rating: 3 }]] },
  { say: 'tag boss battle as ost', calls: [['tag_items', { ids: ['so1'], add: ['ost'] }]] },
  {
    say: 'put the tags level-1 and enemy on the frog image',
    calls: [['tag_items', { ids: ['i4'], add: ['level-1', 'enemy'] }]],
  },
  { say: 'all my clips should have the tag socials', calls: [['tag_items', { ids: ['c1', 'c2'], add: ['socials'] }]] },
  { say: 'name this Cave v3', open: 'i2', calls: [['rename_items', { names: [{ id: 'i2', title: 'Cave v3' }] }]] },
  {
    say: 'could you retitle "Tavern evening" as "Tavern night"?',
    calls: [['rename_items', { names: [{ id: 'so2', title: 'Tavern night' }] }]],
  },
  {
    say: 'coffee pour and frog jumps go on the spring launch board',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['c1', 'c2'] }]],
  },
  { say: 'bin the newsletter banner', calls: [['move_to_bin', { ids: ['i3'] }]] },
  { say: 'get rid of frog jumps please', calls: [['move_to_bin', { ids: ['c2'] }]] },
  {
    say: 'course intro as a wav with srt subtitles',
    calls: [['export_narration', { id: 's2', format: 'wav', subtitles: ['srt'] }]],
  },
  { say: 'go to settings', calls: [['open_in_window', { panel: 'settings' }]] },
  { say: 'stop the narration that is running', calls: [['cancel_task', { id: 'job2' }]] },
  { say: 'ping me once harbour.wav is transcribed', calls: [['wait_for_task', { id: 'job1' }]] },
];
