import type { RequestCase } from './request-case.ts';

/** Requests to generate, cast and arrange that no rule was written or changed for: written after the rules, and only reported. */
export const HELD_OUT_HANDS: readonly RequestCase[] = [
  { say: 'Draw me a map of an island', calls: [['generate_images', { prompt: /map of an island/i }]] },
  {
    say: 'Create six pictures of autumn leaves, 3:4',
    calls: [['generate_images', { prompt: /autumn leaves/i, count: 6, ratio: '3:4' }]],
  },
  {
    say: 'Could you illustrate a bakery at dawn in comic style?',
    calls: [['generate_images', { prompt: /bakery at dawn/i, style: 'comic' }]],
  },
  { say: 'Get me an image of a yellow taxi in fog', calls: [['generate_images', { prompt: /yellow taxi in fog/i }]] },
  { say: 'Make a poster with a rocket on it', calls: [['generate_images', { prompt: /rocket/i }]] },
  {
    say: 'An oil painting of a goat wearing a hat, please',
    calls: [['generate_images', { prompt: /goat wearing a hat/i }]],
  },
  {
    say: 'Draw a snowman and make it move',
    calls: [
      ['generate_images', { prompt: /snowman/i }],
      ['generate_clip', { firstFrameId: 'made1' }],
    ],
  },
  { say: 'Create a clip that starts with this image', open: 'i1', calls: [['generate_clip', { firstFrameId: 'i1' }]] },
  {
    say: 'Turn the picture of the fox into a 6 second film',
    calls: [['generate_clip', { firstFrameId: 'i1', durationSeconds: 6 }]],
  },
  {
    say: 'Film a campfire under the stars in 1080p',
    calls: [['generate_clip', { prompt: /campfire under the stars/i, resolution: '1080P' }]],
  },
  {
    say: 'Make a funny video about a cat and a vacuum cleaner',
    calls: [['generate_clip', { prompt: /cat and a vacuum/i }]],
  },
  { say: 'Make a folk song about the harbour', calls: [['generate_song', { style: /folk.*harbour/i }]] },
  { say: 'Compose a short jingle for a podcast', calls: [['generate_song', { style: /jingle|podcast/i }]] },
  {
    say: 'Give me two electronic tracks with a slow beat',
    calls: [['generate_song', { style: /electronic/i, count: 2 }]],
  },
  {
    say: 'Write instrumental music for a slideshow',
    calls: [['generate_song', { style: /slideshow|music/i, isInstrumental: true }]],
  },
  { say: 'Narrate the selected script', selected: ['s2'], calls: [['narrate_script', { id: 's2' }]] },
  { say: 'Speak the lines of this script', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  { say: 'Create a voice-over from this transcript', open: 't3', calls: [['generate_speech', { text: /lamp/ }]] },
  {
    say: 'Say “Good night, everyone” with the voice Calm Woman',
    calls: [['generate_speech', { text: /Good night/, voiceId: 'v3' }]],
  },
  {
    say: 'Narrate the attached text',
    document: 'Snow fell all night.',
    calls: [['generate_speech', { text: /Snow fell/ }]],
  },
  { say: 'Please transcribe the harbour walk', open: 'r1', calls: [['transcribe_recordings', { ids: ['r1'] }]] },
  {
    say: 'Create a transcript from the selected recording',
    selected: ['r2'],
    calls: [['transcribe_recordings', { ids: ['r2'] }]],
  },
  {
    say: 'Give Anna the voice of Calm Woman',
    open: 's2',
    calls: [['cast_voice', { id: 's2', character: 'Anna', voiceId: 'v3' }]],
  },
  {
    say: 'Tom is to be spoken by Deep Voice Man',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'Tom', voiceId: 'v2' }]],
  },
  {
    say: 'Rename the character Anna to Annabel',
    open: 's2',
    calls: [['rename_character', { id: 's2', character: 'Anna', name: 'Annabel' }]],
  },
  {
    say: 'In this script, replace "sea" with "ocean"',
    open: 's1',
    calls: [['replace_in_script', { id: 's1', find: 'sea', replacement: 'ocean' }]],
  },
  {
    say: 'Move these to the board Holiday',
    selected: ['t1', 't2'],
    calls: [['add_to_board', { boardId: 'bd1', ids: ['t1', 't2'] }]],
  },
  {
    say: 'Make a new board Portraits with this',
    open: 'i1',
    calls: [['create_board', { name: 'Portraits', ids: ['i1'] }]],
  },
  {
    say: 'Drop these from my Holiday board',
    selected: ['r1'],
    calls: [['remove_from_board', { boardId: 'bd1', ids: ['r1'] }]],
  },
  { say: 'Rate the red fox picture 5 stars', calls: [['rate_items', { ids: ['i1'], rating: 5 }]] },
  { say: 'Export this image', open: 'i1', calls: [['export_items', { ids: ['i1'] }]] },
  { say: 'Export the narration as FLAC', open: 's2', calls: [['export_narration', { id: 's2', format: 'flac' }]] },
  { say: 'Is it possible to draw in 21:9?', calls: [] },
  { say: 'Do not make a video of this', open: 'i1', calls: [] },
];
