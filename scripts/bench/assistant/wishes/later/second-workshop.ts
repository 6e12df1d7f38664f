import type { RequestCase } from '../../request-case.ts';

/** Wishes of the second round, on the workshop studio. Of both studios 64 of 104 were right before they were mended. */
export const TUNED_SECOND_WORKSHOP: readonly RequestCase[] = [
  { say: 'i want subs for my devlog', calls: [['export_transcript', { id: 't2', format: 'srt' }]] },
  { say: 'turn this into an srt file', open: 't3', calls: [['export_transcript', { id: 't3', format: 'srt' }]] },
  { say: 'export lesson 4 as a spreadsheet', calls: [['export_transcript', { id: 't1', format: 'csv' }]] },
  {
    say: 'We misspelled Godot: it says "Goddo" everywhere',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Goddo', replacement: 'Godot' }]],
  },
  {
    say: 'clean out all the "sort of"s',
    open: 't3',
    calls: [['replace_in_transcript', { id: 't3', find: 'sort of', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'exchange "level" for "stage" in the devlog transcript',
    calls: [['replace_in_transcript', { id: 't2', find: 'level', replacement: 'stage' }]],
  },
  {
    say: 'i am speaker 2, my name is Jo',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Jo' }]],
  },
  {
    say: 'mark speaker 1 as Teacher and speaker 2 as Student',
    open: 't1',
    calls: [
      ['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Teacher' }],
      ['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Student' }],
    ],
  },
  { say: 'what are they on about in this thing', open: 't3', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'quick recap of the devlog pls', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'video description with chapter marks for the panel', calls: [], answers: /0:00/ },
  {
    say: 'tiktok background: pastel clouds',
    calls: [['generate_images', { prompt: /pastel clouds/i, ratio: '9:16' }]],
  },
  { say: 'game icon of a health potion', calls: [['generate_images', { prompt: /health potion/i }]] },
  {
    say: 'create art of a sleepy dragon, vibrant',
    calls: [['generate_images', { prompt: /sleepy dragon/i, style: 'vibrant' }]],
  },
  {
    say: 'make that one landscape',
    before: 'Draw a sleepy dragon',
    calls: [['generate_images', { prompt: /sleepy dragon/i, ratio: '16:9' }]],
  },
  {
    say: 'another version with wings spread',
    before: 'Draw a sleepy dragon',
    calls: [['generate_images', { prompt: /sleepy dragon.*wings spread/i }]],
  },
  {
    say: 'can you do it darker',
    before: 'Draw a sleepy dragon',
    calls: [['generate_images', { prompt: /sleepy dragon.*darker/i }]],
  },
  {
    say: 'and a video of that please',
    before: 'Draw a sleepy dragon',
    calls: [['generate_clip', { firstFrameId: 'made1' }]],
  },
  {
    say: '5 sec clip: marble rolling down a spiral',
    calls: [['generate_clip', { prompt: /marble rolling down a spiral/i, durationSeconds: 5 }]],
  },
  { say: 'i want a time-lapse of a flower opening', calls: [['generate_clip', { prompt: /flower opening/i }]] },
  {
    say: 'from mushroom knight to ice cave background, make a transition clip',
    calls: [['generate_clip', { firstFrameId: 'i1', lastFrameId: 'i2' }]],
  },
  {
    say: 'make the frog on a bicycle picture move for 8 seconds',
    calls: [['generate_clip', { firstFrameId: 'i4', durationSeconds: 8 }]],
  },
  { say: 'some spooky organ music for halloween', calls: [['generate_song', { style: /spooky organ/i }]] },
  {
    say: 'cook up a techno banger without vocals',
    calls: [['generate_song', { style: /techno/i, isInstrumental: true }]],
  },
  {
    say: 'one more take',
    before: 'Compose a techno track',
    calls: [['generate_song', { style: /techno track/i, again: true }]],
  },
  {
    say: 'with a choir this time',
    before: 'Compose a techno track',
    calls: [['generate_song', { style: /techno track.*choir/i }]],
  },
  { say: 'speak "Insert coin" as Tom', calls: [['generate_speech', { text: 'Insert coin', voiceId: 'v1' }]] },
  { say: 'generate the narration for course intro', calls: [['narrate_script', { id: 's2' }]] },
  { say: 'redo line 7', open: 's1', calls: [['narrate_script', { id: 's1', lineIds: ['l6'], again: true }]] },
  {
    say: 'give the wizard a deep voice, deep voice man',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'wizard', voiceId: 'v2' }]],
  },
  {
    say: 'Tom will be the wizard',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /wizard/i, voiceId: 'v1' }]],
  },
  {
    say: 'everyone in this script should speak with calm woman',
    open: 's2',
    calls: [['cast_voice', { id: 's2', voiceId: 'v3' }]],
  },
  {
    say: 'the wizards name is Orin',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: /wizard/i, name: 'Orin' }]],
  },
  {
    say: 'insert "Meanwhile, at the castle." after line 2',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', afterLineId: 'l1', lines: [{ text: 'Meanwhile, at the castle.' }] }]],
  },
  { say: 'take line 9 out', open: 's1', calls: [['delete_script_lines', { id: 's1', lineIds: ['l8'] }]] },
  {
    say: 'swap line 1 for "Once there was a lamp."',
    open: 's1',
    calls: [['set_script_lines', { id: 's1', lines: [{ lineId: 'l0', text: 'Once there was a lamp.' }] }]],
  },
  {
    say: 'list clips tagged intro',
    calls: [['find_in_library', { query: /kind:clip.*tag:intro|tag:intro.*kind:clip/ }]],
  },
  { say: 'my best rated images', calls: [['find_in_library', { query: /kind:image/, sort: 'best' }]] },
  { say: 'show the biggest files', calls: [['find_in_library', { query: '', sort: 'largest' }]] },
  {
    say: 'which recordings are from last week',
    calls: [['find_in_library', { query: /kind:recording.*date:week|date:week.*kind:recording/ }]],
  },
  { say: 'boss battle is my favourite, mark it', calls: [['set_favourite', { ids: ['so1'], isFavourite: true }]] },
  { say: 'remove hearts from both songs', calls: [['set_favourite', { ids: ['so1', 'so2'], isFavourite: false }]] },
  { say: 'ice cave background 3 stars', calls: [['rate_items', { ids: ['i2'], rating: 3 }]] },
  { say: 'remove coffee pour from spring launch', calls: [['remove_from_board', { boardId: 'bd1', ids: ['c1'] }]] },
  { say: 'dump the newsletter banner in the bin', calls: [['move_to_bin', { ids: ['i3'] }]] },
  { say: 'scrap boss battle', calls: [['move_to_bin', { ids: ['so1'] }]] },
  { say: 'i need the first draft back', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'download mushroom knight as png', calls: [['export_items', { ids: ['i1'], imageFormat: 'png' }]] },
  { say: 'can i get tavern evening as a file', calls: [['export_items', { ids: ['so2'] }]] },
  {
    say: 'export the band rehearsal with subtitles next to it',
    calls: [['export_items', { ids: ['r3'], withSubtitles: true }]],
  },
  { say: 'export the course intro voiceover as flac', calls: [['export_narration', { id: 's2', format: 'flac' }]] },
  { say: 'abort the transcription of harbour', calls: [['cancel_task', { id: 'job1' }]] },
  { say: 'let me know when the lighthouse narration is ready', calls: [['wait_for_task', { id: 'job2' }]] },
  { say: 'bring up the tasks', calls: [['open_in_window', { panel: 'tasks' }]] },
  { say: 'show info about coffee pour', calls: [], answers: /clip/i },
  { say: 'is there a way to change how fast the narrator talks', calls: [], answers: /speed/i },
  { say: 'what does the red dot next to a line mean', calls: [], answers: /./ },
  { say: 'how do I see all keyboard shortcuts', calls: [], answers: /palette|shortcut/i },
  { say: 'hows the weather gonna be', calls: [], answers: /./ },
];
