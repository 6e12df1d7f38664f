import type { RequestCase } from '../../request-case.ts';

/** Plain wishes of the fifth round, on the workshop studio. Of both studios 66 of 70 were right before they were mended. */
export const TUNED_FIFTH_WORKSHOP: readonly RequestCase[] = [
  { say: 'csv export of the devlog transcript', calls: [['export_transcript', { id: 't2', format: 'csv' }]] },
  {
    say: 'could you replace "Godo" with "Godot" please',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Godo', replacement: 'Godot', matchesWholeWords: true }]],
  },
  {
    say: 'all the "etc" should be "et cetera"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'etc', replacement: 'et cetera' }]],
  },
  {
    say: 'Change Speaker 2 to "Guest" in the panel on indie games',
    calls: [['rename_speaker', { id: 't3', speakerId: 'sp2', name: 'Guest' }]],
  },
  {
    say: 'what are the three most important points in this lesson',
    open: 't1',
    calls: [],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  { say: 'draw 3 cartoon planets', calls: [['generate_images', { prompt: /cartoon planets/i }]] },
  {
    say: 'I want a comic style picture of a teacher riding a rocket',
    calls: [['generate_images', { prompt: /teacher riding a rocket/i, style: 'comic' }]],
  },
  { say: 'turn this image into a video', open: 'i4', calls: [['generate_clip', { firstFrameId: 'i4' }]] },
  { say: 'make a song about summer holidays', calls: [['generate_song', { style: /summer holidays/i }]] },
  { say: 'compose calm piano music', calls: [['generate_song', { style: /calm piano/i }]] },
  { say: 'generate an 8-bit tune for level one', calls: [['generate_song', { style: /8-bit/i }]] },
  {
    say: 'read this text aloud: "Class starts at nine."',
    calls: [['generate_speech', { text: 'Class starts at nine.' }]],
  },
  { say: 'Cast the king as Tom', open: 's1', calls: [['cast_voice', { id: 's1', character: 'king', voiceId: 'v1' }]] },
  {
    say: 'use the voice Calm Woman for the narrator',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'narrator', voiceId: 'v3' }]],
  },
  {
    say: 'Rename Bob to Robert',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'Bob', name: 'Robert' }]],
  },
  {
    say: 'add a line to the script: "The end."',
    open: 's2',
    calls: [['add_script_lines', { id: 's2', lines: [{ text: 'The end.' }] }]],
  },
  { say: 'Mark boss battle as favourite', calls: [['set_favourite', { ids: ['so1'], isFavourite: true }]] },
  { say: 'Give coffee pour 4 stars', calls: [['rate_items', { ids: ['c1'], rating: 4 }]] },
  { say: 'tag the newsletter banner with spring', calls: [['tag_items', { ids: ['i3'], add: ['spring'] }]] },
  { say: 'remove the tag old from boss battle', calls: [['tag_items', { ids: ['so1'], remove: ['old'] }]] },
  {
    say: 'Rename boss battle to Final boss',
    calls: [['rename_items', { names: [{ id: 'so1', title: 'Final boss' }] }]],
  },
  { say: 'put boss battle on the spring launch board', calls: [['add_to_board', { boardId: 'bd1', ids: ['so1'] }]] },
  {
    say: 'Create a board called Music with boss battle and tavern evening',
    calls: [['create_board', { name: 'Music', ids: ['so1', 'so2'] }]],
  },
  { say: 'Delete frog jumps', calls: [['move_to_bin', { ids: ['c2'] }]] },
  { say: 'restore the purple banner', calls: [['restore_from_bin', { ids: ['b2'] }]] },
  { say: 'export the mushroom knight image as jpeg', calls: [['export_items', { ids: ['i1'], imageFormat: 'jpeg' }]] },
  { say: 'export all my clips as a zip', calls: [['export_items', { ids: ['c1', 'c2'], asArchive: true }]] },
  { say: 'cancel the transcription', calls: [['cancel_task', { id: 'job1' }]] },
  { say: 'Open the Library', calls: [['open_in_window', { panel: 'library' }]] },
  { say: 'open tavern evening', calls: [['open_in_window', { id: 'so2' }]] },
  {
    say: 'draw a castle and rate it 5 stars',
    calls: [
      ['generate_images', { prompt: /castle/i }],
      ['rate_items', { ids: ['made1'], rating: 5 }],
    ],
  },
  {
    say: 'Rename coffee pour to Latte and export it',
    calls: [
      ['rename_items', { names: [{ id: 'c1', title: 'Latte' }] }],
      ['export_items', { ids: ['c1'] }],
    ],
  },
];
