import type { RequestCase } from '../../request-case.ts';

/** Wishes that were written after the last mends, on the workshop studio: of both studios 56 of 60 were right, and no rule was mended with them. */
export const HELD_OUT_LAST_WORKSHOP: readonly RequestCase[] = [
  { say: 'i need a vtt of the panel', calls: [['export_transcript', { id: 't3', format: 'vtt' }]] },
  {
    say: 'it should be "affect" not "effect"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'effect', replacement: 'affect' }]],
  },
  {
    say: 'pls remove every "so yeah" in here',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'so yeah', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'rename speaker 2 to Nadia please',
    open: 't3',
    calls: [['rename_speaker', { id: 't3', speakerId: 'sp2', name: 'Nadia' }]],
  },
  {
    say: 'first speaker = Sam, second speaker = Alex',
    open: 't2',
    calls: [
      ['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Sam' }],
      ['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Alex' }],
    ],
  },
  { say: 'shorten this to three bullet points', open: 't1', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'give me some quotable lines from the panel', calls: [], answers: /“/ },
  { say: 'get the band rehearsal transcribed', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  { say: 'comic of a grumpy cactus', calls: [['generate_images', { prompt: /grumpy cactus/i, style: 'comic' }]] },
  {
    say: 'id like a picture for my slides: the solar system',
    calls: [['generate_images', { prompt: /solar system/i }]],
  },
  { say: 'make an icon of a golden key', calls: [['generate_images', { prompt: /golden key/i }]] },
  {
    say: 'two more',
    before: 'Draw a grumpy cactus',
    calls: [['generate_images', { prompt: /grumpy cactus/i, count: 2, again: true }]],
  },
  {
    say: 'again but with a sombrero',
    before: 'Draw a grumpy cactus',
    calls: [['generate_images', { prompt: /grumpy cactus.*sombrero/i }]],
  },
  {
    say: 'favourite it',
    before: 'Draw a grumpy cactus',
    calls: [['set_favourite', { ids: ['made1'], isFavourite: true }]],
  },
  {
    say: 'video of a spinning coin, 6s, square',
    calls: [['generate_clip', { prompt: /spinning coin/i, durationSeconds: 6, ratio: '1:1' }]],
  },
  { say: 'bring this picture to life', open: 'i1', calls: [['generate_clip', { firstFrameId: 'i1' }]] },
  { say: 'ambient drone for a horror level', calls: [['generate_song', { style: /ambient drone.*horror/i }]] },
  {
    say: 'speak this text: The gate opens at dawn.',
    calls: [['generate_speech', { text: 'The gate opens at dawn.' }]],
  },
  { say: 'generate the voice-over of the course intro', calls: [['narrate_script', { id: 's2' }]] },
  {
    say: 'make the wizard sound like Tom',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'wizard', voiceId: 'v1' }]],
  },
  {
    say: 'rename the wizard, his name is Aldric',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'wizard', name: 'Aldric' }]],
  },
  {
    say: 'add this line at the end: "Save your game?"',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'Save your game?' }] }]],
  },
  { say: 'take out line 3', open: 's2', calls: [['delete_script_lines', { id: 's2', lineIds: ['l2'] }]] },
  {
    say: 'find recordings from yesterday',
    calls: [['find_in_library', { query: /kind:recording.*date:yesterday|date:yesterday.*kind:recording/ }]],
  },
  { say: 'heart tavern evening', calls: [['set_favourite', { ids: ['so2'], isFavourite: true }]] },
  { say: 'the mushroom knight gets four stars', calls: [['rate_items', { ids: ['i1'], rating: 4 }]] },
  { say: 'add the tags frog and funny to frog jumps', calls: [['tag_items', { ids: ['c2'], add: ['frog', 'funny'] }]] },
  {
    say: 'add the newsletter banner to my spring launch board',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['i3'] }]],
  },
  {
    say: 'make a board "Best of" with coffee pour and boss battle',
    calls: [['create_board', { name: 'Best of', ids: ['c1', 'so1'] }]],
  },
  { say: 'bin this please', open: 'c1', calls: [['move_to_bin', { ids: ['c1'] }]] },
  { say: 'undelete first draft', calls: [['restore_from_bin', { ids: ['b1'] }]] },
];
