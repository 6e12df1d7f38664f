import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a second round that rules were mended with: library. */
export const LATER_STRANGER_LIBRARY: readonly RequestCase[] = [
  {
    say: 'where did my coffee song go',
    calls: [['find_in_library', { query: /coffee/i, sort: /(?:)/, limit: /(?:)/ }]],
  },
  { say: 'show me stuff with waves', calls: [['find_in_library', { query: /waves/i, sort: /(?:)/, limit: /(?:)/ }]] },
  {
    say: 'which recordings are longer than 20 min',
    calls: [['find_in_library', { query: /kind:recording length:>/, sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'give the class poster the name Poster 7b',
    calls: [['rename_items', { names: [{ id: 'i3', title: 'Poster 7b' }] }]],
  },
  {
    say: 'retitle this: Night sea',
    open: 'c1',
    calls: [['rename_items', { names: [{ id: 'c1', title: 'Night sea' }] }]],
  },
  { say: 'label both songs as demo', calls: [['tag_items', { ids: ['so1', 'so2'], add: ['demo'] }]] },
  { say: 'no stars for the blue robot', calls: [['rate_items', { ids: ['i2'], rating: 0 }]] },
  { say: 'love it, favourite please', open: 'c2', calls: [['set_favourite', { ids: ['c2'], isFavourite: true }]] },
  { say: 'collect all clips on a board called Reel', calls: [['create_board', { name: 'Reel', ids: ['c1', 'c2'] }]] },
  { say: 'recover the old intro script', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'chuck the waves clip', calls: [['move_to_bin', { ids: ['c1'] }]] },
  { say: 'show the tasks', calls: [['list_tasks', { state: /(?:)/, limit: /(?:)/ }]] },
  { say: 'how far is the transcription', calls: [['list_tasks', { state: /(?:)/, limit: /(?:)/ }]] },
  { say: 'bring up the library', calls: [['open_in_window', { panel: 'library' }]] },
  { say: 'I want the desert road as webp', calls: [['export_items', { ids: ['i1'], imageFormat: 'webp' }]] },
  { say: 'copy the two songs to my usb stick', calls: [['export_items', { ids: ['so1', 'so2'] }]] },
  { say: 'what kind of file is this', open: 'so1', calls: [['get_item', { id: 'so1' }]] },
];
