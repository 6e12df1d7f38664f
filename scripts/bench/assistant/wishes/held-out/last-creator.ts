import type { RequestCase } from '../../request-case.ts';

/** Wishes that were written after the last mends, on the creator studio: of both studios 56 of 60 were right, and no rule was mended with them. */
export const HELD_OUT_LAST_CREATOR: readonly RequestCase[] = [
  {
    say: 'Hello! Please make subtitles for the podcast episode.',
    calls: [['export_transcript', { id: 't1', format: 'srt' }]],
  },
  {
    say: 'could I get this transcript in plain text with timestamps',
    open: 't2',
    calls: [['export_transcript', { id: 't2', format: 'txt', withTimes: true }]],
  },
  {
    say: 'Replace "Pria" by "Priya" in the interview',
    calls: [['replace_in_transcript', { id: 't2', find: 'Pria', replacement: 'Priya' }]],
  },
  {
    say: 'the transcript says "Lennart", his name is Leonard',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Lennart', replacement: 'Leonard' }]],
  },
  {
    say: 'join lines 4 and 5 in this transcript',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l3', 'l4'] }]],
  },
  { say: 'whats the podcast episode about?', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'at what time do they talk about the engine?', open: 't1', calls: [], answers: /5:25/ },
  { say: 'add chapters to my show notes please', open: 't1', calls: [], answers: /0:00|chapter/i },
  { say: 'jump to 8:40', open: 't1', calls: [['open_in_window', { id: 't1', atSeconds: 520 }]] },
  { say: 'can you draw a bakery run by bears', calls: [['generate_images', { prompt: /bakery run by bears/i }]] },
  {
    say: 'three images of jellyfish in space please, vertical format',
    calls: [['generate_images', { prompt: /jellyfish in space/i, count: 3, ratio: '9:16' }]],
  },
  {
    say: 'podcast cover with a retro microphone, square',
    calls: [['generate_images', { prompt: /retro microphone/i, ratio: '1:1' }]],
  },
  {
    say: 'thumbnail: huge question mark over a forest',
    calls: [['generate_images', { prompt: /question mark over a forest/i, ratio: '16:9' }]],
  },
  {
    say: 'animate the old lighthouse at dusk, 10 seconds',
    calls: [['generate_clip', { firstFrameId: 'i3', durationSeconds: 10 }]],
  },
  { say: 'make me a clip of lightning over a city', calls: [['generate_clip', { prompt: /lightning over a city/i }]] },
  { say: 'generate a happy song about pancakes', calls: [['generate_song', { style: /happy.*pancakes/i }]] },
  {
    say: 'I want three takes of a funky bass track, instrumental',
    calls: [['generate_song', { style: /funky bass/i, isInstrumental: true, count: 3 }]],
  },
  {
    say: 'make a song called Low Battery about my phone dying',
    calls: [['generate_song', { style: /phone dying/i, title: 'Low Battery' }]],
  },
  {
    say: 'say "Please mind the step" using Calm Woman',
    calls: [['generate_speech', { text: 'Please mind the step', voiceId: 'v3' }]],
  },
  {
    say: 'which of my songs are favourites',
    calls: [['find_in_library', { query: /kind:song.*is:favourite|is:favourite.*kind:song/ }]],
  },
  { say: 'show all pictures of piers', calls: [['find_in_library', { query: /pier.*kind:image|kind:image.*pier/ }]] },
  { say: 'remove tag test from this', open: 'i2', calls: [['tag_items', { ids: ['i2'], remove: ['test'] }]] },
  {
    say: 'please name this image "Harbour, morning"',
    open: 'i1',
    calls: [['rename_items', { names: [{ id: 'i1', title: 'Harbour, morning' }] }]],
  },
  { say: 'export the red kayak as avif', calls: [['export_items', { ids: ['i2'], imageFormat: 'avif' }]] },
  { say: 'save both clips as a zip', calls: [['export_items', { ids: ['c1', 'c2'], asArchive: true }]] },
  {
    say: 'paint a comet, tag it space and put it on season two',
    calls: [
      ['generate_images', { prompt: /comet/i }],
      ['tag_items', { ids: ['made1'], add: ['space'] }],
      ['add_to_board', { boardId: 'bd1', ids: ['made1'] }],
    ],
  },
  { say: 'slow down the pier clip', calls: [], answers: /can.t|rough cut/i },
  { say: 'how do I add music to a video?', calls: [], answers: /rough cut|music/i },
  { say: 'can you upload my song to spotify', calls: [], answers: /can.t/i },
];
