import type { RequestCase } from '../../request-case.ts';

/** Wishes of the second round, on the creator studio. Of both studios 64 of 104 were right before they were mended. */
export const TUNED_SECOND_CREATOR: readonly RequestCase[] = [
  {
    say: 'captions of the priya chat in webvtt pretty please',
    calls: [['export_transcript', { id: 't2', format: 'vtt' }]],
  },
  { say: 'spit out the transcript as json', open: 't1', calls: [['export_transcript', { id: 't1', format: 'json' }]] },
  {
    say: 'her surname is Nowak, the transcript has Novak',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Novak', replacement: 'Nowak' }]],
  },
  {
    say: 'please use "okay" wherever it says "ok"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'ok', replacement: 'okay', matchesWholeWords: true }]],
  },
  {
    say: 'glue lines 5, 6 and 7 together',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l4', 'l5', 'l6'] }]],
  },
  {
    say: 'break line 4 after "twenty miles"',
    open: 't1',
    calls: [['split_transcript_line', { id: 't1', lineId: 'l3', before: 'over the water.' }]],
  },
  { say: 'does the word engine appear in this transcript?', open: 't1', calls: [], answers: /5:25/ },
  { say: 'find the spot where they talk about holidays', open: 't1', calls: [], answers: /7:35/ },
  { say: 'jump to the bit about the crane', open: 't2', calls: [['open_in_window', { id: 't2', atSeconds: 650 }]] },
  { say: 'count "boat" in here', open: 't1', calls: [], answers: /\b[34]\b/ },
  { say: 'i need a catchy title for the priya interview', calls: [], answers: /“|-/ },
  {
    say: 'make an image showing a robot chef, 4:3, two of them',
    calls: [['generate_images', { prompt: /robot chef/i, ratio: '4:3', count: 2 }]],
  },
  {
    say: 'can you whip up a poster for our jazz night with a trumpet on it',
    calls: [['generate_images', { prompt: /trumpet|jazz night/i }]],
  },
  { say: 'Portrait photo of an old fisherman', calls: [['generate_images', { prompt: /old fisherman/i }]] },
  {
    say: 'three watercolours of a lighthouse please',
    calls: [['generate_images', { prompt: /lighthouse/i, count: 3, style: 'watercolour' }]],
  },
  {
    say: 'generate a pic locally: bus stop in the rain',
    calls: [['generate_images', { prompt: /bus stop in the rain/i, engine: 'local' }]],
  },
  { say: 'breathe some life into the foggy pier', calls: [['generate_clip', { firstFrameId: 'i1' }]] },
  {
    say: 'i need an outro tune, 15 seconds, cheerful whistling',
    calls: [['generate_song', { style: /cheerful whistling/i }]],
  },
  {
    say: 'song: sea shanty about wifi, as wav',
    calls: [['generate_song', { style: /sea shanty about wifi/i, format: 'wav' }]],
  },
  {
    say: 'could I have a folk song titled Paper Moon about growing old',
    calls: [['generate_song', { style: /folk.*growing old/i, title: 'Paper Moon' }]],
  },
  {
    say: 'please have calm woman say "You have arrived."',
    calls: [['generate_speech', { text: 'You have arrived.', voiceId: 'v3' }]],
  },
  {
    say: 'record a voiceover: Welcome to our spring sale.',
    calls: [['generate_speech', { text: 'Welcome to our spring sale.' }]],
  },
  { say: 'anything from today?', calls: [['find_in_library', { query: /date:today/ }]] },
  {
    say: 'where did i put the lighthouse picture',
    calls: [['find_in_library', { query: /lighthouse.*kind:image|kind:image.*lighthouse/ }]],
  },
  { say: 'make it five stars', open: 'so1', calls: [['rate_items', { ids: ['so1'], rating: 5 }]] },
  { say: 'label this picture with sea', open: 'i1', calls: [['tag_items', { ids: ['i1'], add: ['sea'] }]] },
  { say: 'neon rain needs tags: city, night', calls: [['tag_items', { ids: ['so2'], add: ['city', 'night'] }]] },
  { say: 'get the draft tag off slow tide', calls: [['tag_items', { ids: ['so1'], remove: ['draft'] }]] },
  {
    say: 'change the title of neon rain to Neon Rain (final)',
    calls: [['rename_items', { names: [{ id: 'so2', title: 'Neon Rain (final)' }] }]],
  },
  {
    say: 'lets call this one "Harbour at six"',
    open: 'i1',
    calls: [['rename_items', { names: [{ id: 'i1', title: 'Harbour at six' }] }]],
  },
  {
    say: 'chuck both clips onto the season two board',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['c1', 'c2'] }]],
  },
  {
    say: 'i want a board named Winter containing slow tide',
    calls: [['create_board', { name: 'Winter', ids: ['so1'] }]],
  },
  { say: 'play slow tide', calls: [['open_in_window', { id: 'so1' }]] },
  {
    say: 'give this 4 stars and a moody tag',
    open: 'i1',
    calls: [
      ['rate_items', { ids: ['i1'], rating: 4 }],
      ['tag_items', { ids: ['i1'], add: ['moody'] }],
    ],
  },
  {
    say: 'rename the slow tide song to Ebb and add it to season two',
    calls: [
      ['rename_items', { names: [{ id: 'so1', title: 'Ebb' }] }],
      ['add_to_board', { boardId: 'bd1', ids: ['so1'] }],
    ],
  },
  {
    say: 'make a picture of a tram, make it square, then favourite it',
    calls: [
      ['generate_images', { prompt: /tram/i, ratio: '1:1' }],
      ['set_favourite', { ids: ['made1'], isFavourite: true }],
    ],
  },
  {
    say: 'compose a jingle for radio, then export it as wav',
    calls: [
      ['generate_song', { style: /jingle for radio/i }],
      ['export_items', { ids: ['made2'] }],
    ],
  },
  {
    say: 'correct "Prya" to "Priya", name speaker 2 Priya and export as srt',
    open: 't2',
    calls: [
      ['replace_in_transcript', { id: 't2', find: 'Prya', replacement: 'Priya' }],
      ['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Priya' }],
      ['export_transcript', { id: 't2', format: 'srt' }],
    ],
  },
  {
    say: 'find my kayak clip and put it in the bin',
    calls: [
      ['find_in_library', { query: /kayak/ }],
      ['move_to_bin', { ids: ['c1'] }],
    ],
  },
  { say: 'can you hum a melody so you get what i mean?', calls: [], answers: /./ },
  { say: 'put a watermark on the kayak clip', calls: [], answers: /can.t/i },
  { say: 'add a fade out to slow tide', calls: [], answers: /can.t|Edit song/i },
  { say: 'how do i bring in recordings from my phone', calls: [], answers: /Transcribe|drop|import/i },
  { say: 'does it work without internet', calls: [], answers: /computer|local/i },
];
