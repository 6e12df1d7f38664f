import type { RequestCase } from '../../request-case.ts';

/** Wishes of several steps, questions, and what cannot be done, on the workshop studio. */
export const TUNED_WORKSHOP_REST: readonly RequestCase[] = [
  {
    say: 'Paint a lighthouse keeper, then export it as png',
    calls: [
      ['generate_images', { prompt: /lighthouse keeper/i }],
      ['export_items', { ids: ['made1'], imageFormat: 'png' }],
    ],
  },
  {
    say: 'transcribe the band rehearsal and give me a summary',
    calls: [['transcribe_recordings', { ids: ['r3'] }]],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  {
    say: 'say "Level two" with Tom and tag it level2',
    calls: [
      ['generate_speech', { text: 'Level two', voiceId: 'v1' }],
      ['tag_items', { ids: ['s9'], add: ['level2'] }],
    ],
  },
  {
    say: 'move frog jumps to the bin and favourite coffee pour',
    calls: [
      ['move_to_bin', { ids: ['c2'] }],
      ['set_favourite', { ids: ['c1'], isFavourite: true }],
    ],
  },
  { say: 'combine coffee pour and frog jumps into one video', calls: [], answers: /rough cut/i },
  { say: 'add burned in subtitles to the frog clip', calls: [], answers: /rough cut|caption/i },
  {
    say: 'set the tempo of boss battle to 140 bpm',
    calls: [],
    answers: /^(?!I don.t understand).*(?:can.t|cannot|isn.t|not )/i,
  },
  { say: 'how can students hear a word pronounced differently', calls: [], answers: /pronunciation/i },
  { say: 'which languages can you transcribe', calls: [], answers: /English|language/i },
  { say: 'shortcut for searching the whole library', calls: [], answers: /Ctrl/ },
  { say: 'how do i get my deleted stuff back', calls: [], answers: /bin|restore/i },
  { say: 'who made you', calls: [], answers: /assistant|rule|Atelier/i },
  {
    say: 'can you crop the mushroom knight to a circle',
    calls: [],
    answers: /^(?!I don.t understand).*(?:can.t|cannot|isn.t|not )/i,
  },
  { say: 'lyrics for a villain song, two verses and a chorus', calls: [], answers: /\[Verse/i },
  { say: 'how do i turn a devlog into a video with captions', calls: [], answers: /rough cut|caption|subtitle/i },
];
