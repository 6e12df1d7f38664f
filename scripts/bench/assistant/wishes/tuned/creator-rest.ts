import type { RequestCase } from '../../request-case.ts';

/** Wishes of several steps, questions, and what cannot be done, on the creator studio. */
export const TUNED_CREATOR_REST: readonly RequestCase[] = [
  {
    say: 'draw a lemon with sunglasses and then animate it',
    calls: [
      ['generate_images', { prompt: /lemon with sunglasses/i }],
      ['generate_clip', { firstFrameId: 'made1' }],
    ],
  },
  {
    say: 'make a picture of a moon garden, call it Moon garden and tag it with moon',
    calls: [
      ['generate_images', { prompt: /^(?:a )?moon garden$/i }],
      ['rename_items', { names: [{ id: 'made1', title: 'Moon garden' }] }],
      ['tag_items', { ids: ['made1'], add: ['moon'] }],
    ],
  },
  { say: 'bin the foggy pier but keep the red kayak', calls: [['move_to_bin', { ids: ['i1'] }]] },
  {
    say: '4 stars for foggy pier, 2 for red kayak',
    calls: [
      ['rate_items', { ids: ['i1'], rating: 4 }],
      ['rate_items', { ids: ['i2'], rating: 2 }],
    ],
  },
  { say: 'how do i cut the silence out of my recording?', calls: [], answers: /can.t|not|silence|pause/i },
  {
    say: 'remove the background from the red kayak',
    calls: [],
    answers: /^(?!I don.t understand).*(?:can.t|cannot|isn.t|not )/i,
  },
  { say: 'put together a rough cut of the two kayak clips', calls: [], answers: /rough cut/i },
  { say: 'dont delete anything!', calls: [], answers: /./ },
  { say: 'wats the shortcut for play/pause', calls: [], answers: /Space|Ctrl/i },
  { say: 'whos the president of france', calls: [], answers: /don.t|rules|model/i },
  { say: 'book me a studio for friday', calls: [], answers: /don.t|can.t|rules|not/i },
  { say: 'make slow tide louder', calls: [], answers: /can.t|cannot|LUFS|master|trim|don.t|edit/i },
  { say: 'write me a chorus about leaving home', calls: [], answers: /\[Chorus|\[Verse/i },
  { say: 'cheers mate, thats all', calls: [], answers: /welcome/i },
];
