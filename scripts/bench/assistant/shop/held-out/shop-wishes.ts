import type { RequestCase } from '../../request-case.ts';

/** The other half: it was only measured, and its failures were never looked at. */
export const HELD_OUT_SHOP_WISHES: readonly RequestCase[] = [
  {
    say: 'can u do me a thumbnail where a guy looks shocked at a giant pizza',
    calls: [['generate_images', { prompt: /shocked at a giant pizza/i, ratio: /(?:)/ }]],
  },
  {
    say: 'i want to see a goblin market at dusk, lots of lanterns, portrait format',
    calls: [['generate_images', { prompt: /goblin market at dusk.*lanterns/i, ratio: /9:16|3:4|2:3/ }]],
  },
  {
    say: 'pixel art health potion, 4 options',
    calls: [
      ['generate_images', { prompt: /pixel art.*health potion|health potion.*pixel art/i, count: 4, style: /(?:)/ }],
    ],
  },
  {
    say: 'could you possibly make an illustration of two otters holding hands? square would be best',
    calls: [['generate_images', { prompt: /two otters holding hands/i, ratio: '1:1' }]],
  },
  {
    say: 'show me what a bakery on the moon would look like',
    calls: [['generate_images', { prompt: /bakery on the moon/i }]],
  },
  {
    say: 'etsy banner with dried flowers, very wide',
    calls: [['generate_images', { prompt: /dried flowers/i, ratio: /21:9|16:9/ }]],
  },
  {
    say: 'same but at night',
    before: 'draw a windmill in a field',
    calls: [['generate_images', { prompt: /windmill.*night/i }]],
  },
  {
    say: 'nah too dark, brighter please',
    before: 'draw a castle on a hill',
    calls: [['generate_images', { prompt: /castle.*bright/i }]],
  },
  { say: 'give it a hat', before: 'draw a frog on a log', calls: [['generate_images', { prompt: /frog.*hat/i }]] },
  { say: 'more of these', open: 'i2', calls: [], answers: /./, mayAsk: true },
  { say: 'what does this picture show', open: 'i1', calls: [], answers: /can.t|see|Candle jar|prompt|look/i },
  {
    say: 'make the goblin in the sketch walk toward the camera',
    calls: [['generate_clip', { prompt: /walk(?:s|ing)? toward the camera/i, firstFrameId: 'i2' }]],
  },
  {
    say: 'animate the candle jar, the flame should flicker',
    calls: [['generate_clip', { prompt: /flame.*flicker/i, firstFrameId: 'i1' }]],
  },
  { say: 'bring this to life', open: 'i2', calls: [['generate_clip', { prompt: /(?:)/, firstFrameId: 'i2' }]] },
  {
    say: '8 sec vertical clip of honey dripping off a spoon',
    calls: [['generate_clip', { prompt: /honey dripping off a spoon/i, durationSeconds: 8, ratio: '9:16' }]],
  },
  {
    say: 'drone shot over a vineyard in autumn',
    calls: [['generate_clip', { prompt: /drone shot over a vineyard in autumn/i }]],
  },
  {
    say: 'I need an intro animation for my channel, neon letters flickering on',
    calls: [['generate_clip', { prompt: /neon letters flickering on/i }]],
  },
  {
    say: 'turn the menu cover into a video where steam rises, 10 seconds',
    calls: [['generate_clip', { prompt: /steam rises/i, firstFrameId: 'i3', durationSeconds: 10 }]],
  },
  {
    say: 'slow motion please',
    before: 'make a video of a dog jumping into a lake',
    calls: [['generate_clip', { prompt: /dog jumping into a lake.*slow motion/i }]],
  },
  {
    say: 'a chill lofi beat to study to, only piano and vinyl crackle',
    calls: [['generate_song', { style: /lofi.*piano and vinyl crackle/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'write a song for my dad who turns 70 and loves trains',
    calls: [['generate_song', { style: /dad.*70.*trains/i, lyrics: /(?:)/, title: /(?:)/ }]],
  },
  {
    say: 'something spooky for the dungeon level',
    calls: [['generate_song', { style: /spooky.*dungeon level/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'I want the same song but with a female singer',
    before: 'make a country song about trucks',
    calls: [['generate_song', { style: /country.*trucks.*female/i }]],
  },
  {
    say: 'now sing that',
    before: 'write lyrics about a broken bicycle',
    calls: [['generate_song', { style: /./, lyrics: /bicycle/i, title: /(?:)/ }]],
  },
  { say: 'whats the bpm of kitchen groove', calls: [], answers: /can.t|tempo|BPM|know/i },
  { say: 'give me the stems of the boss theme', calls: [], answers: /can.t|stem|track/i },
  { say: 'export the boss theme', calls: [['export_items', { ids: ['so1'] }]] },
  { say: 'download kitchen groove please', calls: [['export_items', { ids: ['so2'] }]] },
  {
    say: 'the dragon should speak with the deep voice man',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /dragon/i, voiceId: 'v2' }]],
  },
  {
    say: 'line 2 sounds weird, try again',
    open: 's2',
    calls: [['narrate_script', { id: 's2', lineIds: ['l1'], again: true }]],
  },
  { say: 'cut lines 4 and 5', open: 's1', calls: [['delete_script_lines', { id: 's1', lineIds: ['l3', 'l4'] }]] },
  { say: 'write a script about volcanoes for my year 4 class', calls: [], answers: /can.t|model|draft|outline/i },
  {
    say: 'can the narrator speak a bit slower',
    open: 's1',
    calls: [],
    answers: /can.t|speed|slow|Speak/i,
    mayAsk: true,
  },
  { say: 'which voices sound old', calls: [['list_voices', { query: /old/i }]] },
  {
    say: 'It wrote "Jon" but his name is spelled "John", fix it please',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Jon', replacement: 'John', matchesWholeWords: /(?:)/ }]],
  },
  { say: 'summarise rosie on fermentation for the show notes', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'give me chapters for youtube', open: 't1', calls: [], answers: /0:00/ },
  { say: '5 quiz questions from this lesson', open: 't2', calls: [], answers: /./ },
  { say: 'i want the physics lesson transcript as pdf', calls: [], answers: /PDF/ },
  { say: 'where do they talk about holidays', open: 't3', calls: [], answers: /holiday/i },
  { say: 'translate this to french', open: 't1', calls: [], answers: /can.t|model|translat/i },
  {
    say: 'join the first two lines',
    open: 't2',
    calls: [['merge_transcript_lines', { id: 't2', lineIds: ['l0', 'l1'] }]],
  },
  { say: 'where is my goblin', calls: [['find_in_library', { query: /goblin/i }]] },
  {
    say: 'call the menu cover Summer menu',
    calls: [['rename_items', { names: [{ id: 'i3', title: 'Summer menu' }] }]],
  },
  { say: 'heart the goblin sketch', calls: [['set_favourite', { ids: ['i2'], isFavourite: true }]] },
  {
    say: 'can i sell the songs i make here',
    calls: [],
    answers: /licen|right|terms|sell|commercial|can.t|don.t know/i,
  },
  { say: 'who made you', calls: [], answers: /Atelier|rule|assistant/i },
  { say: 'how do i get my transcript into davinci resolve', calls: [], answers: /SRT|export|subtitle|DaVinci|EDL/i },
  { say: 'my mic isnt working', calls: [], answers: /microphone|record|permission/i },
  { say: 'post the pouring wax clip on tiktok', calls: [], answers: /can.t|export/i },
];
