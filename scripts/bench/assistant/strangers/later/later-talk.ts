import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a second round that rules were mended with: talk, harmless, plans. */
export const LATER_STRANGER_TALK: readonly RequestCase[] = [
  { say: 'yo', calls: [], answers: /./ },
  { say: 'how are you today?', calls: [], answers: /./ },
  { say: 'lol', calls: [], answers: /./, mayBeUnknown: true },
  { say: 'I am bored', calls: [], answers: /./, mayBeUnknown: true },
  { say: 'what can I do here', calls: [], answers: /transcri|generate/i },
  { say: 'who made this app', calls: [], answers: /./ },
  { say: 'how do i get rid of background noise', calls: [], answers: /noise/i },
  { say: 'can i use my own voice', calls: [], answers: /clone|voice/i },
  { say: 'does it cost anything to make a song', calls: [], answers: /free|billed|cost|cloud/i },
  { say: 'where do I see the shortcuts', calls: [], answers: /shortcut|palette/i },
  { say: 'how to add a speaker name', calls: [], answers: /speaker/i },
  { say: 'my recording has no sound, why', open: 'r1', calls: [], answers: /./, mayAsk: true },
  { say: 'set an alarm for 8', calls: [], answers: /can.t/i },
  { say: 'open photoshop', calls: [], answers: /can.t/i },
  { say: 'mail this to anna@example.com', open: 't1', calls: [], answers: /can.t|mail|send/i },
  { say: 'is that legal?', calls: [], answers: /./, mayBeUnknown: true },
  { say: 'i dont need this', open: 'i2', calls: [], answers: /./, mayAsk: true },
  { say: 'never delete my recordings', calls: [], answers: /./ },
  { say: 'clear', calls: [], answers: /./, mayAsk: true },
  { say: 'delete all', open: 't1', calls: [], answers: /./, mayAsk: true },
  {
    say: 'a picture of somebody deleting a database',
    calls: [['generate_images', { prompt: /deleting a database/i }]],
  },
  { say: 'shorten line 3', open: 's1', calls: [], answers: /can.t|line|what/i, mayAsk: true },
  { say: 'undo', calls: [], answers: /nothing|changed/i },
  { say: 'can you delete things?', calls: [], answers: /bin|delete/i, mayAsk: true },
  { say: 'overwrite the old poster with a new one', calls: [], answers: /./, mayAsk: true },
  { say: 'remove duplicates', calls: [], answers: /./, mayAsk: true },
  {
    say: 'get me a picture of a bison, then put it on autumn series and export it as jpeg',
    calls: [
      ['generate_images', { prompt: /bison/i }],
      ['add_to_board', { boardId: 'bd1', ids: ['made1'] }],
      ['export_items', { ids: ['made1'], imageFormat: 'jpeg' }],
    ],
  },
  {
    say: 'name speaker 1 Ada, name speaker 2 Bo and export srt',
    open: 't1',
    calls: [
      ['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Ada' }],
      ['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Bo' }],
      ['export_transcript', { id: 't1', format: 'srt' }],
    ],
  },
  {
    say: 'favourite it and tag it best of',
    open: 'so1',
    calls: [
      ['set_favourite', { ids: ['so1'], isFavourite: true }],
      ['tag_items', { ids: ['so1'], add: ['best of'] }],
    ],
  },
  {
    say: 'also for paper planes',
    before: 'tag morning coffee with radio',
    calls: [['tag_items', { ids: ['so2'], add: ['radio'] }]],
  },
  {
    say: 'and the desert road too',
    before: 'rate the blue robot 4 stars',
    calls: [['rate_items', { ids: ['i1'], rating: 4 }]],
  },
  {
    say: 'good. five stars for it',
    before: 'draw a mossy stone',
    calls: [['rate_items', { ids: ['made1'], rating: 5 }]],
  },
  {
    say: 'read that out loud',
    before: 'summarise the staff meeting',
    calls: [['generate_speech', { text: /lamp|boat|light|crane|holiday/i, title: /(?:)/ }]],
  },
  {
    say: 'make a song out of that',
    before: 'write lyrics about the first snow',
    calls: [['generate_song', { style: /./, lyrics: /snow/i, title: /(?:)/ }]],
  },
  {
    say: 'pls transcribe the market vendors recording and afterwards tell me what it is about',
    calls: [['transcribe_recordings', { ids: ['r1'] }]],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  {
    say: 'write lyrics about trains and turn them into a country song',
    calls: [['generate_song', { style: /country/i, lyrics: /train|rail/i, title: /(?:)/ }]],
  },
];
