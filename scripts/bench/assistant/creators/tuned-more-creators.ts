import type { RequestCase } from '../request-case.ts';

/** More requests in the words of creators: written after rules for others, then mended. */
export const TUNED_MORE_CREATORS: readonly RequestCase[] = [
  {
    say: 'i need the captions for this ep in vtt',
    open: 't1',
    calls: [['export_transcript', { id: 't1', format: 'vtt' }]],
  },
  {
    say: 'every time it says "Maren" it should be "Marin"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Maren', replacement: 'Marin' }]],
  },
  {
    say: 'speaker one = Dana, speaker two = Priya',
    open: 't2',
    calls: [
      ['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Dana' }],
      ['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Priya' }],
    ],
  },
  { say: 'give me the short version of the interview with priya', calls: [], answers: /lamp|boat|light|crane/i },
  { say: 'do they mention the crane anywhere?', open: 't1', calls: [], answers: /10:50|11:55|crane/ },
  { say: 'whats the best line for a teaser in here', open: 't1', calls: [], answers: /“/ },
  { say: 'take me to 4:20 in this', open: 't1', calls: [['open_in_window', { id: 't1', atSeconds: 260 }]] },
  {
    say: 'could i get a photo of a diver under ice, portrait format',
    calls: [['generate_images', { prompt: /diver under ice/i, ratio: '9:16' }]],
  },
  {
    say: 'make 2 covers for the podcast with a red microphone on them, square',
    calls: [['generate_images', { prompt: /red microphone/i, count: 2, ratio: '1:1' }]],
  },
  {
    say: 'illustrate a dragon reading a newspaper. comic style. 4 of them',
    calls: [['generate_images', { prompt: /dragon reading a newspaper/i, style: 'comic', count: 4 }]],
  },
  {
    say: 'i liked the first one, make it move',
    before: 'Draw two pictures of a paper boat',
    calls: [['generate_clip', { firstFrameId: 'made1' }]],
  },
  {
    say: 'try that again but at night',
    before: 'Draw a paper boat',
    calls: [['generate_images', { prompt: /paper boat.*night/i }]],
  },
  {
    say: 'make the lighthouse picture move, 6s',
    calls: [['generate_clip', { firstFrameId: 'i3', durationSeconds: 6 }]],
  },
  {
    say: 'drone shot over a pine forest in the morning mist, video, 10 seconds',
    calls: [['generate_clip', { prompt: /pine forest/i, durationSeconds: 10 }]],
  },
  {
    say: 'start on the red kayak and end on the foggy pier, as a clip',
    calls: [['generate_clip', { firstFrameId: 'i2', lastFrameId: 'i1' }]],
  },
  {
    say: 'background music for a cooking video, light and bouncy, no vocals please',
    calls: [['generate_song', { style: /light and bouncy/i, isInstrumental: true }]],
  },
  {
    say: 'a punk rock song about mondays, mp3',
    calls: [['generate_song', { style: /punk rock.*mondays/i, format: 'mp3' }]],
  },
  {
    say: 'have calm woman read the trailer',
    calls: [
      ['cast_voice', { id: 's1', voiceId: 'v3' }],
      ['narrate_script', { id: 's1' }],
    ],
  },
  {
    say: 'tom should do the narrator in this script',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /narrator/i, voiceId: 'v1' }]],
  },
  {
    say: 'append "Coming this autumn." to the script',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'Coming this autumn.' }] }]],
  },
  {
    say: 'download the narration as flac please',
    open: 's1',
    calls: [['export_narration', { id: 's1', format: 'flac' }]],
  },
  { say: 'do i have any clips with a kayak?', calls: [], answers: /Kayak at sunrise/ },
  { say: 'mark slow tide as a favourite', calls: [['set_favourite', { ids: ['so1'], isFavourite: true }]] },
  { say: 'five stars for the foggy pier', calls: [['rate_items', { ids: ['i1'], rating: 5 }]] },
  { say: 'tag slow tide and neon rain with "score"', calls: [['tag_items', { ids: ['so1', 'so2'], add: ['score'] }]] },
  { say: 'chuck the pier in the fog clip', calls: [['move_to_bin', { ids: ['c2'] }]] },
  { say: 'get rid of everything except the songs', calls: [] },
  {
    say: 'i changed my mind, undo that',
    before: 'Tag slow tide with score',
    calls: [],
    answers: /undo|undone|nothing/i,
  },
  {
    say: 'dont export it yet, just rename it to "Final mix"',
    open: 'so1',
    calls: [['rename_items', { names: [{ id: 'so1', title: 'Final mix' }] }]],
  },
  { say: 'how far along are my tasks', calls: [], answers: /harbour\.wav/i },
  { say: 'what could i call this episode', open: 't1', calls: [], answers: /^Titles/ },
  {
    say: 'write a chorus about rain on tin roofs and make a song of it',
    calls: [['generate_song', { style: 'song', lyrics: /rain on tin roofs/i }]],
  },
  {
    say: 'lemme have the subtitles of this as a .vtt',
    open: 't2',
    calls: [['export_transcript', { id: 't2', format: 'vtt' }]],
  },
  {
    say: 'wherever i say "gonna" put "going to" instead',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'gonna', replacement: 'going to' }]],
  },
  {
    say: 'the guest (speaker 2) is Priya Nair',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Priya Nair' }]],
  },
  { say: 'sum the interview up in two lines', open: 't2', calls: [], answers: /lamp|boat|light|crane/i },
  { say: 'at which minute do they get to the holidays', open: 't1', calls: [], answers: /7:35|8:40|holiday/ },
  { say: 'suggest 5 catchy titles', open: 't1', calls: [], answers: /^Titles/ },
  { say: 'play from 3:15', open: 't1', calls: [['open_in_window', { id: 't1', atSeconds: 195 }]] },
  {
    say: 'poster of a jazz trio in a smoky bar, 2:3, vibrant',
    calls: [['generate_images', { prompt: /jazz trio/i, ratio: '2:3', style: 'vibrant' }]],
  },
  {
    say: 'pls make a wallpaper with snowy mountains at sunrise, 16x9',
    calls: [['generate_images', { prompt: /snowy mountains/i, ratio: '16:9' }]],
  },
  {
    say: 'draw me half a dozen little mushrooms',
    calls: [['generate_images', { prompt: /half a dozen little mushrooms/i }]],
  },
  {
    say: 'an astronaut feeding pigeons as a watercolour',
    calls: [['generate_images', { prompt: /astronaut feeding pigeons/i, style: 'watercolour' }]],
  },
  {
    say: 'not that one. make it 9:16',
    before: 'Draw a paper boat',
    calls: [['generate_images', { prompt: /paper boat/i, ratio: '9:16' }]],
  },
  {
    say: 'turn the second picture into a 10 second clip',
    before: 'Draw two pictures of a paper boat',
    calls: [['generate_clip', { firstFrameId: 'made5', durationSeconds: 10 }]],
  },
  { say: 'can the old lighthouse picture get some motion?', calls: [['generate_clip', { firstFrameId: 'i3' }]] },
  {
    say: '6 sec clip of steam rising from a coffee cup',
    calls: [['generate_clip', { prompt: /steam rising from a coffee cup/i, durationSeconds: 6 }]],
  },
  {
    say: 'make me a theme tune, brass and drums, around 100 bpm',
    calls: [['generate_song', { style: /brass and drums/i }]],
  },
  {
    say: 'same song but without vocals',
    before: 'Compose a folk song about the sea',
    calls: [['generate_song', { style: /folk/i, isInstrumental: true }]],
  },
  {
    say: 'name that song "Harbour lights"',
    open: 'so1',
    calls: [['rename_items', { names: [{ id: 'so1', title: 'Harbour lights' }] }]],
  },
  { say: 'let tom say "We are closed."', calls: [['generate_speech', { text: /We are closed/, voiceId: 'v1' }]] },
  { say: 'generate the voiceover', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'change the voice of this script to calm woman',
    open: 's1',
    calls: [['cast_voice', { id: 's1', voiceId: 'v3' }]],
  },
  { say: 'find me the song with rain in its name', calls: [], answers: /Neon rain/ },
  { say: 'open slow tide', calls: [['open_in_window', { id: 'so1' }]] },
  {
    say: 'untag these "draft"',
    selected: ['i1', 'i2'],
    calls: [['tag_items', { ids: ['i1', 'i2'], remove: ['draft'] }]],
  },
  {
    say: 'start a board called Covers with the foggy pier and the red kayak',
    calls: [['create_board', { name: 'Covers', ids: ['i1', 'i2'] }]],
  },
  { say: 'export the foggy pier as webp', calls: [['export_items', { ids: ['i1'], imageFormat: 'webp' }]] },
  { say: 'trash these two', selected: ['c1', 'c2'], calls: [['move_to_bin', { ids: ['c1', 'c2'] }]] },
  { say: 'is it safe to delete the old recordings?', calls: [] },
  { say: 'cancel', calls: [], answers: /which|harbour/i },
  {
    say: 'transcribe podcast episode 7 and give me the chapters',
    calls: [['transcribe_recordings', { ids: ['r1'] }]],
    answers: /0:00|1\. /,
  },
  { say: 'make the music quieter in my rough cut', calls: [], answers: /can’t|Video|no tool/i },
  {
    say: 'rate all the images 3 stars',
    selected: ['i1', 'i2', 'i3'],
    calls: [['rate_items', { ids: ['i1', 'i2', 'i3'], rating: 3 }]],
  },
];
