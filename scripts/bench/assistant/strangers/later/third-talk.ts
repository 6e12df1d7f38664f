import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a third round that rules were mended with: talk, harmless, plans. */
export const THIRD_STRANGER_TALK: readonly RequestCase[] = [
  { say: 'hey there, everything ok?', calls: [], answers: /./ },
  { say: 'that was helpful, thank you', calls: [], answers: /./ },
  { say: 'what are you good at', calls: [], answers: /generate|transcri/i },
  { say: 'can you remember what I said yesterday', calls: [], answers: /./, mayBeUnknown: true },
  { say: 'why is there no German voice?', calls: [], answers: /English|language|voice/i },
  { say: 'how can I share my project with a colleague', calls: [], answers: /./ },
  { say: 'where is the export button', calls: [], answers: /export/i },
  { say: 'do you save my chats', calls: [], answers: /chat|stored|computer/i },
  { say: 'is there a limit for songs per day?', calls: [], answers: /limit|minute|song/i },
  { say: 'my transcript is full of errors', open: 't1', calls: [], answers: /./, mayAsk: true },
  { say: 'how do i split a line', calls: [], answers: /split|line/i },
  { say: 'connect to ollama', calls: [], answers: /Ollama|Settings|model/i },
  { say: 'i accidentally opened the wrong file', open: 'i2', calls: [], answers: /./, mayAsk: true },
  { say: 'dont touch the old transcripts, only export the new one', open: 't2', calls: [], answers: /./, mayAsk: true },
  { say: 'remove', open: 'so1', calls: [], answers: /./, mayAsk: true },
  { say: 'lets start over', before: 'draw a ghost', calls: [], answers: /./, mayAsk: true },
  { say: 'cancel', calls: [], answers: /./, mayAsk: true },
  {
    say: 'throw in a drum solo',
    before: 'make a rock song',
    calls: [['generate_song', { style: /rock.*drum solo/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'Draw a fox. Then write a song about it.',
    calls: [
      ['generate_images', { prompt: /fox/i }],
      ['generate_song', { style: /fox/i, title: /(?:)/, lyrics: /(?:)/, isInstrumental: /(?:)/ }],
    ],
  },
  {
    say: 'can you transcribe omar’s call and summarize it?',
    calls: [['transcribe_recordings', { ids: ['r3'] }]],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  {
    say: 'tag the class poster school and export it',
    calls: [
      ['tag_items', { ids: ['i3'], add: ['school'] }],
      ['export_items', { ids: ['i3'] }],
    ],
  },
  {
    say: 'make a clip out of it and put both on autumn series',
    before: 'draw a sleeping cat',
    calls: [
      ['generate_clip', { prompt: /(?:)/, firstFrameId: 'made1' }],
      ['add_to_board', { boardId: 'bd1', ids: /made1.*made3|made3.*made1/ }],
    ],
  },
  { say: 'and give it a title', before: 'compose a quiet harp song', calls: [], answers: /./, mayAsk: true },
  {
    say: 'say it with Tom',
    before: 'say "Mind the gap"',
    calls: [
      ['cast_voice', { id: 's9', voiceId: 'v1' }],
      ['narrate_script', { id: 's9' }],
    ],
  },
  {
    say: 'split line 7 before "about" and then merge lines 1 and 2',
    open: 't1',
    calls: [
      ['split_transcript_line', { id: 't1', lineId: 'l6', before: /about/ }],
      ['merge_transcript_lines', { id: 't1', lineIds: ['l0', 'l1'] }],
    ],
  },
  {
    say: 'save the second one as jpg',
    before: 'draw two pictures of a barn',
    calls: [['export_items', { ids: ['made5'], imageFormat: 'jpeg' }]],
  },
];
