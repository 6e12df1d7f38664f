import type { RequestCase } from '../../request-case.ts';

/** Wishes of several steps, questions, and what cannot be done, on the creator studio. */
export const HELD_OUT_CREATOR_REST: readonly RequestCase[] = [
  {
    say: 'rename the red kayak to "Hero shot", give it 5 stars and tag it cover',
    calls: [
      ['rename_items', { names: [{ id: 'i2', title: 'Hero shot' }] }],
      ['rate_items', { ids: ['i2'], rating: 5 }],
      ['tag_items', { ids: ['i2'], add: ['cover'] }],
    ],
  },
  {
    say: 'fix "Sersha" to "Saoirse" and then give me the srt',
    open: 't1',
    calls: [
      ['replace_in_transcript', { id: 't1', find: 'Sersha', replacement: 'Saoirse' }],
      ['export_transcript', { id: 't1', format: 'srt' }],
    ],
  },
  {
    say: 'Favourite slow tide, put it on season two, and export it',
    calls: [
      ['set_favourite', { ids: ['so1'], isFavourite: true }],
      ['add_to_board', { boardId: 'bd1', ids: ['so1'] }],
      ['export_items', { ids: ['so1'] }],
    ],
  },
  {
    say: 'speaker 1 is Ana. also swap "kayack" for "kayak". then vtt please',
    open: 't2',
    calls: [
      ['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Ana' }],
      ['replace_in_transcript', { id: 't2', find: 'kayack', replacement: 'kayak' }],
      ['export_transcript', { id: 't2', format: 'vtt' }],
    ],
  },
  {
    say: 'compose a gentle lullaby with harp and add it to the season two board',
    calls: [
      ['generate_song', { style: /gentle lullaby with harp/i }],
      ['add_to_board', { boardId: 'bd1', ids: ['made2'] }],
    ],
  },
  {
    say: 'can you upload the kayak clip to youtube',
    calls: [],
    answers: /^(?!I don.t understand).*(?:can.t|cannot|isn.t|not )/i,
  },
  { say: 'how do I add music under my voice in the video', calls: [], answers: /rough cut|music/i },
  { say: 'is there a way to record straight from my mic?', calls: [], answers: /microphone|record/i },
  { say: 'where do I put in my API key', calls: [], answers: /Settings/ },
  { say: 'how much does this cost me?', calls: [], answers: /free|cost|price|bill/i },
  { say: 'what can you actually do for me', calls: [], answers: /transcri|image|song/i },
  { say: 'translate the podcast to spanish', calls: [], answers: /translat/i },
  { say: 'cut the first 10 seconds off the kayak clip', calls: [], answers: /rough cut|trim|can.t/i },
  { say: 'could you improve my prompt "cat on roof"', calls: [], answers: /cat on (?:a )?roof/i },
  { say: 'how can i get rid of background noise', calls: [], answers: /noise/i },
];
