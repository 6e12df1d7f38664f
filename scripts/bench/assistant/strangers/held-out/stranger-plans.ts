import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that was only measured: plans. */
export const HELD_OUT_STRANGER_PLANS: readonly RequestCase[] = [
  {
    say: 'Transcribe the phone call, then give me the subtitles as VTT',
    calls: [
      ['transcribe_recordings', { ids: ['r3'] }],
      ['export_transcript', { id: 't9', format: 'vtt' }],
    ],
  },
  {
    say: 'replace boat by ship in the staff meeting and export it as srt',
    calls: [
      [
        'replace_in_transcript',
        { id: 't2', find: 'boat', replacement: 'ship', matchesCase: /(?:)/, matchesWholeWords: /(?:)/ },
      ],
      ['export_transcript', { id: 't2', format: 'srt' }],
    ],
  },
  {
    say: 'first rename it to Intro v2, then mark it as a favourite',
    open: 's2',
    calls: [
      ['rename_items', { names: [{ id: 's2', title: 'Intro v2' }] }],
      ['set_favourite', { ids: ['s2'], isFavourite: true }],
    ],
  },
  {
    say: 'open the blue robot and tell me how big it is',
    calls: [
      ['open_in_window', { id: 'i2' }],
      ['get_item', { id: 'i2' }],
    ],
  },
  {
    say: 'create an instrumental swing track. After that a cover picture with a trumpet.',
    calls: [
      ['generate_song', { style: /swing/i, isInstrumental: true }],
      ['generate_images', { prompt: /trumpet/i }],
    ],
  },
  {
    say: 'put it on autumn series',
    before: 'draw a scarecrow',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['made1'] }]],
  },
  { say: 'nah, delete that one', before: 'draw a clown', calls: [['move_to_bin', { ids: ['made1'] }]] },
  {
    say: 'and Tom instead?',
    before: 'say "Good night, children" with calm woman',
    calls: [['generate_speech', { text: 'Good night, children', voiceId: 'v1' }]],
  },
  {
    say: 'rename speaker 1 to Lena and give me a summary',
    open: 't3',
    calls: [['rename_speaker', { id: 't3', speakerId: 'sp1', name: 'Lena' }]],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  { say: 'find the class poster and put it in the bin', calls: [['move_to_bin', { ids: ['i3'] }]] },
  {
    say: 'Would you be so kind to draw me three hedgehogs in a row, and afterwards name the picture "Hedgehog parade"?',
    calls: [
      ['generate_images', { prompt: /three hedgehogs in a row/i }],
      ['rename_items', { names: [{ id: 'made1', title: 'Hedgehog parade' }] }],
    ],
  },
  {
    say: 'Hi! I am a teacher and tomorrow we start with volcanoes. Could you make a nice picture of a volcano cut in half for my slides? Thanks a lot!',
    calls: [['generate_images', { prompt: /volcano cut in half/i, ratio: /(?:)/ }]],
  },
  {
    say: 'so basically I recorded a call with omar yesterday and I would need it as text, is that possible?',
    calls: [['transcribe_recordings', { ids: ['r3'] }]],
  },
];
