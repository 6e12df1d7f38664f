import type { RequestCase } from '../../request-case.ts';

/** Wishes of the eighth round, on the creator studio. Of both studios 51 of 63 were right before they were mended. */
export const TUNED_EIGHTH_CREATOR: readonly RequestCase[] = [
  {
    say: 'get the transcript of the priya interview as srt',
    calls: [['export_transcript', { id: 't2', format: 'srt' }]],
  },
  { say: 'i would like json for this', open: 't1', calls: [['export_transcript', { id: 't1', format: 'json' }]] },
  {
    say: 'Please correct Freddy to Freddie in the whole thing',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Freddy', replacement: 'Freddie' }]],
  },
  {
    say: 'the second person speaking is my mum, Ruth',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Ruth' }]],
  },
  { say: 'sum it up for me', open: 't1', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'how many times do they mention the crane', open: 't1', calls: [], answers: /2 times|two|twice|once/ },
  { say: 'make a youtube description for the podcast episode', calls: [], answers: /0:00|lamp|boat|light/i },
  { say: 'play from 0:45', open: 'r1', calls: [['open_in_window', { id: 'r1', atSeconds: 45 }]] },
  {
    say: 'I am looking for a picture of a violin made of ice, can you draw one?',
    calls: [['generate_images', { prompt: /violin made of ice/i }]],
  },
  {
    say: 'photo: old tram in Lisbon at night',
    calls: [['generate_images', { prompt: /old tram in Lisbon at night/i }]],
  },
  { say: 'generate ten images of paper cranes', calls: [['generate_images', { prompt: /paper cranes/i, count: 10 }]] },
  {
    say: 'the same but comic',
    before: 'Draw a violin made of ice',
    calls: [['generate_images', { prompt: /violin made of ice/i, style: 'comic' }]],
  },
  {
    say: 'put it on the season two board',
    before: 'Draw a violin made of ice',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['made1'] }]],
  },
  {
    say: 'i dont like the background, make it red',
    before: 'Draw a violin made of ice',
    calls: [['generate_images', { prompt: /violin made of ice.*red/i }]],
  },
  { say: 'video of a dog surfing, 720p', calls: [['generate_clip', { prompt: /dog surfing/i, resolution: '720P' }]] },
  { say: 'let this picture move', open: 'i3', calls: [['generate_clip', { firstFrameId: 'i3' }]] },
  { say: 'generate a sad piano song', calls: [['generate_song', { style: /sad piano/i }]] },
  {
    say: 'make me a techno track without vocals at 128 bpm',
    calls: [['generate_song', { style: /techno.*128 bpm/i, isInstrumental: true }]],
  },
  { say: 'sing a song about my cat Mimi', calls: [['generate_song', { style: /my cat mimi/i }]] },
  { say: 'give all my images 3 stars', calls: [['rate_items', { ids: ['i1', 'i2', 'i3'], rating: 3 }]] },
  {
    say: 'add the tag "season 2" to slow tide and neon rain',
    calls: [['tag_items', { ids: ['so1', 'so2'], add: ['season 2'] }]],
  },
  {
    say: 'rename this image: Foggy pier v2',
    open: 'i1',
    calls: [['rename_items', { names: [{ id: 'i1', title: 'Foggy pier v2' }] }]],
  },
  {
    say: 'put the red kayak and the kayak clip on season two',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['i2', 'c1'] }]],
  },
  { say: 'delete the old lighthouse picture', calls: [['move_to_bin', { ids: ['i3'] }]] },
  { say: 'please restore old demo', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'export neon rain and slow tide', calls: [['export_items', { ids: ['so2', 'so1'] }]] },
  { say: 'i need this as webp', open: 'i2', calls: [['export_items', { ids: ['i2'], imageFormat: 'webp' }]] },
  {
    say: 'export the trailer voice-over with subtitles',
    calls: [['export_narration', { id: 's1', subtitles: ['srt'] }]],
  },
  { say: 'stop the transcription please', calls: [['cancel_task', { id: 'job1' }]] },
  { say: 'wait for the narration', calls: [['wait_for_task', { id: 'job2' }]] },
  { say: 'open the chat', calls: [['open_in_window', { panel: 'chat' }]] },
  {
    say: 'tag foggy pier with sea, rate it 4 and add it to season two',
    calls: [
      ['tag_items', { ids: ['i1'], add: ['sea'] }],
      ['rate_items', { ids: ['i1'], rating: 4 }],
      ['add_to_board', { boardId: 'bd1', ids: ['i1'] }],
    ],
  },
  { say: 'write a song about fog and call it Grey', calls: [['generate_song', { style: /fog/i, title: 'Grey' }]] },
  { say: 'can you make this recording louder', open: 'r1', calls: [], answers: /can.t/i },
  { say: 'remove the noise from the podcast recording', calls: [], answers: /can.t/i },
  { say: 'how do i export everything at once', calls: [], answers: /export|Ctrl\+E/i },
  { say: 'what is the shortcut for rename', calls: [], answers: /F2/ },
  { say: 'who won the world cup', calls: [], answers: /don.t|rules/i },
];
