import type { RequestCase } from '../../request-case.ts';

/** Wishes that were written after the last mends: 29 of 40 were right. Only the one of them that took an item away unasked was looked at, and mended. */
export const LAST_STRANGERS: readonly RequestCase[] = [
  {
    say: 'I was hoping you could sketch a bakery window full of bread',
    calls: [['generate_images', { prompt: /bakery window full of bread/i }]],
  },
  { say: 'Image request: a violin made of ice', calls: [['generate_images', { prompt: /violin made of ice/i }]] },
  {
    say: 'three options for a mascot of a chess club',
    calls: [['generate_images', { prompt: /mascot of a chess club/i, count: 3 }]],
  },
  {
    say: 'can the fox be smiling',
    before: 'draw a fox in a suit',
    calls: [['generate_images', { prompt: /fox in a suit.*smiling/i }]],
  },
  {
    say: 'square version please',
    before: 'draw a pagoda, 16:9',
    calls: [['generate_images', { prompt: /pagoda/i, ratio: '1:1' }]],
  },
  {
    say: 'short film of leaves blowing across a street',
    calls: [['generate_clip', { prompt: /leaves blowing across a street/i }]],
  },
  {
    say: 'let the camera fly over the desert road',
    calls: [['generate_clip', { prompt: /fl(?:y|ies|ying)/i, firstFrameId: 'i1' }]],
  },
  {
    say: 'calm piano for a goodbye scene',
    calls: [['generate_song', { style: /calm piano for a goodbye scene/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'can you make a rap about maths homework',
    calls: [['generate_song', { style: /rap about maths homework/i }]],
  },
  {
    say: 'same song but with a female singer',
    before: 'make a jazz song about Paris',
    calls: [['generate_song', { style: /jazz.*Paris.*female singer/i }]],
  },
  { say: 'please pronounce "Worcestershire" for me', calls: [['generate_speech', { text: 'Worcestershire' }]] },
  {
    say: 'could Calm Woman narrate the safety briefing',
    calls: [
      ['cast_voice', { id: 's2', voiceId: 'v3' }],
      ['narrate_script', { id: 's2' }],
    ],
  },
  {
    say: 'the last line of this script is too long, delete it',
    open: 's2',
    calls: [['delete_script_lines', { id: 's2', lineIds: ['l11'] }]],
  },
  {
    say: 'write at the end of the script: Good night.',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'Good night.' }] }]],
  },
  { say: 'make a transcript out of this', open: 'r3', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  {
    say: 'Can you label the first speaker as Interviewer?',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Interviewer' }]],
  },
  {
    say: 'it should be "pier" and not "peer" in this transcript',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'peer', replacement: 'pier', matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'break line 3 in two before "move"',
    open: 't1',
    calls: [['split_transcript_line', { id: 't1', lineId: 'l2', before: /move/ }]],
  },
  { say: 'I need a csv of this', open: 't1', calls: [['export_transcript', { id: 't1', format: 'csv' }]] },
  { say: 'what are the tasks that came out of this meeting', open: 't2', calls: [], answers: /Friday|Jon will write/i },
  { say: 'tell me more about the crane', open: 't1', calls: [], answers: /crane/i },
  { say: 'how many times is the boat mentioned', open: 't2', calls: [], answers: /3|three/i },
  { say: 'who are the people in this conversation', open: 't1', calls: [], answers: /Speaker 1.*Speaker 2/is },
  { say: 'five bullet points on this', open: 't2', calls: [], answers: /- /i },
  { say: 'what does everyone have to enter by friday', open: 't2', calls: [], answers: /holidays/i },
  {
    say: 'do I have any clips with a robot in it',
    calls: [['find_in_library', { query: /(?=.*robot)(?=.*kind:clip)/, sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'list my unrated songs',
    calls: [['find_in_library', { query: 'kind:song rating:0', sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'this picture is called Winter road now',
    open: 'i1',
    calls: [['rename_items', { names: [{ id: 'i1', title: 'Winter road' }] }]],
  },
  { say: 'drop the draft tag here', open: 'i3', calls: [['tag_items', { ids: ['i3'], remove: ['draft'] }]] },
  { say: 'rate waves at night two stars', calls: [['rate_items', { ids: ['c1'], rating: 2 }]] },
  {
    say: 'make a board Robots out of the blue robot and the robot dance',
    calls: [['create_board', { name: 'Robots', ids: ['i2', 'c2'] }]],
  },
  { say: 'send the class poster to the bin', calls: [['move_to_bin', { ids: ['i3'] }]] },
  { say: 'export everything on this page', calls: [], answers: /./, mayAsk: true },
  { say: 'could you stop the transcription', calls: [['cancel_task', { id: 'job1' }]] },
  { say: 'whats the weather', calls: [], answers: /./, mayBeUnknown: true },
  { say: 'you there', calls: [], answers: /here/i },
  { say: 'how do I make my voice sound younger', calls: [], answers: /voice|pitch|effect|delivery/i },
  { say: 'can atelier read pdf files', calls: [], answers: /./ },
  { say: 'i might delete this later', open: 'i2', calls: [], answers: /./, mayAsk: true },
  {
    say: 'draw an otter, rate it five stars and export it as png',
    calls: [
      ['generate_images', { prompt: /otter/i }],
      ['rate_items', { ids: ['made1'], rating: 5 }],
      ['export_items', { ids: ['made1'], imageFormat: 'png' }],
    ],
  },
];
