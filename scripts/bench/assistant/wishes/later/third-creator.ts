import type { RequestCase } from '../../request-case.ts';

/** Wishes of the third round, on the creator studio. Of both studios 55 of 97 were right before they were mended. */
export const TUNED_THIRD_CREATOR: readonly RequestCase[] = [
  {
    say: 'Morning! Mind exporting the priya transcript as plain text with timestamps?',
    calls: [['export_transcript', { id: 't2', format: 'txt', withTimes: true }]],
  },
  {
    say: 'there is a typo, "recieve" should be "receive"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'recieve', replacement: 'receive' }]],
  },
  {
    say: 'The company is called Brightly, not Bright Lee',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Bright Lee', replacement: 'Brightly' }]],
  },
  {
    say: 'change ums to nothing',
    open: 't1',
    calls: [
      ['replace_in_transcript', { id: 't1', find: 'um', replacement: '', matchesWholeWords: true, matchesCase: false }],
    ],
  },
  {
    say: 'replace all mentions of "old boat" with "ferry", whole words only',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'old boat', replacement: 'ferry', matchesWholeWords: true }]],
  },
  {
    say: 'the third line is wrong, it should say "Follow your instructions."',
    open: 't1',
    calls: [['set_transcript_lines', { id: 't1', lines: [{ lineId: 'l2', text: 'Follow your instructions.' }] }]],
  },
  { say: 'What were the action items?', open: 't1', calls: [], answers: /./ },
  { say: 'did Jon come up at all', open: 't1', calls: [], answers: /6:30/ },
  { say: 'at which minute is the engine mentioned', open: 't1', calls: [], answers: /5:25/ },
  { say: 'three punchy pull quotes pls', open: 't2', calls: [], answers: /“/ },
  {
    say: 'give me the picture of a cactus wearing headphones',
    calls: [['generate_images', { prompt: /cactus wearing headphones/i }]],
  },
  { say: 'image idea - a library inside a whale', calls: [['generate_images', { prompt: /library inside a whale/i }]] },
  { say: 'can you visualise a city made of candy', calls: [['generate_images', { prompt: /city made of candy/i }]] },
  {
    say: 'portrait of a beekeeper, square, vibrant style',
    calls: [['generate_images', { prompt: /beekeeper/i, ratio: '1:1', style: 'vibrant' }]],
  },
  {
    say: 'a watercolor painting showing an empty beach at dawn',
    calls: [['generate_images', { prompt: /empty beach at dawn/i, style: 'watercolour' }]],
  },
  { say: 'swap the cat for a dog', before: 'Draw a cat on a roof', calls: [['generate_images', { prompt: /dog/i }]] },
  {
    say: 'ok but at sunset',
    before: 'Draw a cat on a roof',
    calls: [['generate_images', { prompt: /cat on a roof.*sunset/i }]],
  },
  {
    say: 'perfect, now 4 of those',
    before: 'Draw a cat on a roof',
    calls: [['generate_images', { prompt: /cat on a roof/i, count: 4, again: true }]],
  },
  {
    say: 'turn it into a 6 second video',
    before: 'Draw a cat on a roof',
    calls: [['generate_clip', { firstFrameId: 'made1', durationSeconds: 6 }]],
  },
  {
    say: 'save that as webp',
    before: 'Draw a cat on a roof',
    calls: [['export_items', { ids: ['made1'], imageFormat: 'webp' }]],
  },
  {
    say: 'call it Roof cat and give it 5 stars',
    before: 'Draw a cat on a roof',
    calls: [
      ['rename_items', { names: [{ id: 'made1', title: 'Roof cat' }] }],
      ['rate_items', { ids: ['made1'], rating: 5 }],
    ],
  },
  {
    say: 'let the red kayak drift slowly downstream',
    calls: [['generate_clip', { firstFrameId: 'i2', prompt: /downstream/i }]],
  },
  {
    say: 'drone shot over a vineyard, 10s, 720p',
    calls: [['generate_clip', { prompt: /vineyard/i, durationSeconds: 10, resolution: '720P' }]],
  },
  {
    say: 'movie clip where a lantern floats up into the night sky',
    calls: [['generate_clip', { prompt: /lantern floats up/i }]],
  },
  {
    say: 'i need something upbeat for a workout video, electronic, instrumental',
    calls: [['generate_song', { style: /upbeat.*electronic/i, isInstrumental: true }]],
  },
  { say: 'generate 2 rap beats, 90 bpm', calls: [['generate_song', { style: /rap beats?.*90 bpm/i, count: 2 }]] },
  {
    say: 'Read out loud: The library closes in ten minutes.',
    calls: [['generate_speech', { text: 'The library closes in ten minutes.' }]],
  },
  {
    say: 'i want the calm woman to read "Breathe in. Breathe out."',
    calls: [['generate_speech', { text: 'Breathe in. Breathe out.', voiceId: 'v3' }]],
  },
  { say: 'do you have a male voice that sounds calm?', calls: [['list_voices', { query: /calm/i }]] },
  { say: 'list all songs that have no tag... or just all songs', calls: [['find_in_library', { query: /kind:song/ }]] },
  {
    say: 'draw a snow globe. then make a song about it',
    calls: [
      ['generate_images', { prompt: /snow globe/i }],
      ['generate_song', { style: /snow globe/i }],
    ],
  },
  { say: 'can you see my screen?', calls: [], answers: /./ },
  { say: 'what formats can songs be exported in', calls: [], answers: /MP3|WAV/ },
  { say: 'how do i compare two takes', calls: [], answers: /take|compare/i },
  { say: 'where do recordings get saved', calls: [], answers: /folder|doctor|Settings/i },
  { say: 'how do i get better voices', calls: [], answers: /cloud|voice/i },
  { say: 'write me a poem', calls: [], answers: /./ },
];
