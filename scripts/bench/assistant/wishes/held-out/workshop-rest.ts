import type { RequestCase } from '../../request-case.ts';

/** Wishes of several steps, questions, and what cannot be done, on the workshop studio. */
export const HELD_OUT_WORKSHOP_REST: readonly RequestCase[] = [
  {
    say: 'draw three slimes in different colours and put them on the spring launch board',
    calls: [
      ['generate_images', { prompt: /slimes in different colours/i }],
      ['add_to_board', { boardId: 'bd1', ids: ['made1'] }],
    ],
  },
  {
    say: 'write a boss theme with trombones, no vocals, and name it Brass Beast',
    calls: [['generate_song', { style: /boss theme with trombones/i, isInstrumental: true, title: /Brass Beast/ }]],
  },
  {
    say: 'tag it "approved" and mark as favourite',
    open: 'c1',
    calls: [
      ['tag_items', { ids: ['c1'], add: ['approved'] }],
      ['set_favourite', { ids: ['c1'], isFavourite: true }],
    ],
  },
  {
    say: 'first rename this to Panel 2026, after that tag it with panel',
    open: 't3',
    calls: [
      ['rename_items', { names: [{ id: 't3', title: 'Panel 2026' }] }],
      ['tag_items', { ids: ['t3'], add: ['panel'] }],
    ],
  },
  {
    say: 'rate them all 4 and put them on a board called Shortlist',
    selected: ['i1', 'i4'],
    calls: [
      ['rate_items', { ids: ['i1', 'i4'], rating: 4 }],
      ['create_board', { name: 'Shortlist', ids: ['i1', 'i4'] }],
    ],
  },
  { say: 'how do I make a voice that sounds like me?', calls: [], answers: /sample|clone/i },
  {
    say: 'can you upscale the ice cave background to 4k',
    calls: [],
    answers: /^(?!I don.t understand).*(?:can.t|cannot|isn.t|not )/i,
  },
  {
    say: 'post the newsletter banner on instagram',
    calls: [],
    answers: /^(?!I don.t understand).*(?:can.t|cannot|isn.t|not )/i,
  },
  { say: 'do my files leave this pc?', calls: [], answers: /computer|cloud/i },
  { say: 'tell me a joke', calls: [], answers: /./ },
  { say: 'make my presentation slides', calls: [], answers: /can.t|don.t|rules|not/i },
  { say: 'delete everything', calls: [], answers: /./ },
  { say: 'whats wrong with this prompt: dragon', calls: [], answers: /dragon/i },
  { say: 'ok never mind', calls: [], answers: /./ },
];
