import type { RequestCase } from '../../request-case.ts';

/** Wishes of the fourth round, on the workshop studio. Of both studios 50 of 95 were right before they were mended. */
export const TUNED_FOURTH_WORKSHOP: readonly RequestCase[] = [
  {
    say: 'text version of the panel please, timestamps included',
    calls: [['export_transcript', { id: 't3', format: 'txt', withTimes: true }]],
  },
  { say: 'lesson 4 subtitles as vtt', calls: [['export_transcript', { id: 't1', format: 'vtt' }]] },
  {
    say: 'markdown of this one but leave the speakers out',
    open: 't2',
    calls: [['export_transcript', { id: 't2', format: 'md', withSpeakers: false }]],
  },
  {
    say: 'the transcript always writes "key frame" as two words, make that "keyframe"',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'key frame', replacement: 'keyframe' }]],
  },
  {
    say: 'drop every "literally" please',
    open: 't3',
    calls: [['replace_in_transcript', { id: 't3', find: 'literally', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'the name of the first speaker is Dr Osei',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Dr Osei' }]],
  },
  {
    say: 'can line 11 and 12 become one line',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l10', 'l11'] }]],
  },
  {
    say: 'transcribe devlog 12 once more with 3 speakers',
    calls: [['transcribe_recordings', { ids: ['r1'], speakerCount: 3, again: true }]],
  },
  { say: 'main takeaways of lesson 4?', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'table of contents for the devlog with times', calls: [], answers: /0:00/ },
  { say: 'pixel art sprite of a jumping slime', calls: [['generate_images', { prompt: /jumping slime/i }]] },
  { say: 'worksheet picture: parts of a flower', calls: [['generate_images', { prompt: /parts of a flower/i }]] },
  { say: 'animation of a bouncing ball', calls: [['generate_clip', { prompt: /bouncing ball/i }]] },
  {
    say: 'Write music for a chase scene, fast strings and percussion',
    calls: [['generate_song', { style: /chase scene.*fast strings/i }]],
  },
  { say: 'elevator music, 3 takes', calls: [['generate_song', { style: /elevator/i, count: 3 }]] },
  { say: 'game over jingle, very short, wav', calls: [['generate_song', { style: /game over/i, format: 'wav' }]] },
  { say: 'Could Tom say "Doors closing"?', calls: [['generate_speech', { text: 'Doors closing', voiceId: 'v1' }]] },
  { say: 'read the course intro to me', calls: [], answers: /lamp/ },
  { say: 'generate missing takes', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'recast the dragon as deep voice man',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'dragon', voiceId: 'v2' }]],
  },
  {
    say: 'the innkeeper becomes Barlo',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'innkeeper', name: 'Barlo' }]],
  },
  {
    say: 'let the innkeeper say "We are full." at the end',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ character: 'innkeeper', text: 'We are full.' }] }]],
  },
  { say: 'lines 1 and 2 can go', open: 's1', calls: [['delete_script_lines', { id: 's1', lineIds: ['l0', 'l1'] }]] },
  {
    say: 'in this script every "lamp" becomes "torch"',
    open: 's1',
    calls: [['replace_in_script', { id: 's1', find: 'lamp', replacement: 'torch' }]],
  },
  { say: 'unrated clips?', calls: [['find_in_library', { query: /kind:clip/ }]] },
  { say: 'what did i throw away?', calls: [['find_in_library', { query: /is:binned/ }]] },
  {
    say: 'add ice cave background and mushroom knight to favourites',
    calls: [['set_favourite', { ids: ['i2', 'i1'], isFavourite: true }]],
  },
  { say: 'not a favourite any more', open: 'so1', calls: [['set_favourite', { ids: ['so1'], isFavourite: false }]] },
  { say: '3/5 for tavern evening', calls: [['rate_items', { ids: ['so2'], rating: 3 }]] },
  { say: 'mark all clips with 4 stars', calls: [['rate_items', { ids: ['c1', 'c2'], rating: 4 }]] },
  { say: 'stick a "needs work" label on coffee pour', calls: [['tag_items', { ids: ['c1'], add: ['needs work'] }]] },
  {
    say: 'tag these with spring and pastel',
    selected: ['i1', 'i3'],
    calls: [['tag_items', { ids: ['i1', 'i3'], add: ['spring', 'pastel'] }]],
  },
  { say: 'Frog jumps → Frog leap', calls: [['rename_items', { names: [{ id: 'c2', title: 'Frog leap' }] }]] },
  {
    say: 'the title should be "Level 1: The Cave"',
    open: 's1',
    calls: [['rename_items', { names: [{ id: 's1', title: 'Level 1: The Cave' }] }]],
  },
  { say: 'frog on a bicycle belongs on spring launch', calls: [['add_to_board', { boardId: 'bd1', ids: ['i4'] }]] },
  {
    say: 'group the two songs on a board called Soundtrack',
    calls: [['create_board', { name: 'Soundtrack', ids: ['so1', 'so2'] }]],
  },
  { say: 'can you bin that tavern evening song for me', calls: [['move_to_bin', { ids: ['so2'] }]] },
  { say: 'oops, i binned the purple banner, undo that', calls: [['restore_from_bin', { ids: ['b2'] }]] },
  {
    say: 'export coffee pour and bin it afterwards',
    calls: [
      ['export_items', { ids: ['c1'] }],
      ['move_to_bin', { ids: ['c1'] }],
    ],
  },
  {
    say: 'favourite boss battle but not tavern evening',
    calls: [['set_favourite', { ids: ['so1'], isFavourite: true }]],
  },
];
