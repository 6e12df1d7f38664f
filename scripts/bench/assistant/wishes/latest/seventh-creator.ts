import type { RequestCase } from '../../request-case.ts';

/** Wishes of the seventh round, on the creator studio. Of both studios 55 of 71 were right before they were mended. */
export const TUNED_SEVENTH_CREATOR: readonly RequestCase[] = [
  {
    say: 'can you export this transcript as text with speaker names and times',
    open: 't1',
    calls: [['export_transcript', { id: 't1', format: 'txt', withTimes: true, withSpeakers: true }]],
  },
  {
    say: 'i need vtt captions of the priya interview for the website',
    calls: [['export_transcript', { id: 't2', format: 'vtt' }]],
  },
  {
    say: 'turn "gonna" into "going to" in the interview with priya',
    calls: [['replace_in_transcript', { id: 't2', find: 'gonna', replacement: 'going to' }]],
  },
  {
    say: 'cut the filler "I mean" from this',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'I mean', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'please call the second speaker Omar in the podcast transcript',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Omar' }]],
  },
  {
    say: 'combine lines 1-3',
    open: 't2',
    calls: [['merge_transcript_lines', { id: 't2', lineIds: ['l0', 'l1', 'l2'] }]],
  },
  {
    say: 'line 5 should read: We had a budget of ten thousand.',
    open: 't2',
    calls: [
      ['set_transcript_lines', { id: 't2', lines: [{ lineId: 'l4', text: 'We had a budget of ten thousand.' }] }],
    ],
  },
  { say: 'do they talk about money at all', open: 't1', calls: [], answers: /isn.t|money/ },
  { say: 'who mentions the harbour office', open: 't1', calls: [], answers: /6:30|Speaker/ },
  { say: 'start at 1:05', open: 't1', calls: [['open_in_window', { id: 't1', atSeconds: 65 }]] },
  {
    say: 'gimme an image of a robot gardener, vibrant style',
    calls: [['generate_images', { prompt: /robot gardener/i, style: 'vibrant' }]],
  },
  {
    say: 'Draw a whale above the clouds in 4:3',
    calls: [['generate_images', { prompt: /whale above the clouds/i, ratio: '4:3' }]],
  },
  { say: 'a drawing of an empty theatre', calls: [['generate_images', { prompt: /empty theatre/i }]] },
  {
    say: 'can i have 2 versions of a neon fox logo',
    calls: [['generate_images', { prompt: /neon fox logo/i, count: 2 }]],
  },
  { say: 'paint my cat as an astronaut', calls: [['generate_images', { prompt: /cat as an astronaut/i }]] },
  {
    say: 'bigger smile please',
    before: 'Draw a robot gardener',
    calls: [['generate_images', { prompt: /robot gardener.*bigger smile/i }]],
  },
  {
    say: 'export it as jpeg',
    before: 'Draw a robot gardener',
    calls: [['export_items', { ids: ['made1'], imageFormat: 'jpeg' }]],
  },
  {
    say: 'make a 6 second video from the red kayak image',
    calls: [['generate_clip', { firstFrameId: 'i2', durationSeconds: 6 }]],
  },
  {
    say: 'film a train arriving at a snowy station',
    calls: [['generate_clip', { prompt: /train arriving at a snowy station/i }]],
  },
  {
    say: 'vertical clip of fireworks, 5 seconds',
    calls: [['generate_clip', { prompt: /fireworks/i, ratio: '9:16', durationSeconds: 5 }]],
  },
  { say: 'give me a reggae song about mondays', calls: [['generate_song', { style: /reggae song about mondays/i }]] },
  { say: 'write a duet about two lighthouses', calls: [['generate_song', { style: /duet about two lighthouses/i }]] },
  {
    say: 'same style, new song about rain',
    before: 'Compose a reggae song about mondays',
    calls: [['generate_song', { style: /rain/i }]],
  },
  { say: 'read "Turn left at the lighthouse." with a deep voice', calls: [], answers: /Several voices/ },
  { say: 'produce the voice-over', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'which images have 5 stars',
    calls: [['find_in_library', { query: /kind:image.*rating:=?5|rating:=?5.*kind:image/ }]],
  },
  { say: 'show me what i made yesterday', calls: [['find_in_library', { query: /date:yesterday/ }]] },
  { say: 'i love slow tide, make it a favourite', calls: [['set_favourite', { ids: ['so1'], isFavourite: true }]] },
  { say: 'unfavourite both songs', calls: [['set_favourite', { ids: ['so1', 'so2'], isFavourite: false }]] },
  { say: 'rate these 3 stars', selected: ['i1', 'i2'], calls: [['rate_items', { ids: ['i1', 'i2'], rating: 3 }]] },
  { say: 'tags for this: hero, final', open: 'i2', calls: [['tag_items', { ids: ['i2'], add: ['hero', 'final'] }]] },
  {
    say: 'remove all the draft tags from the selected items',
    selected: ['i1', 'i2'],
    calls: [['tag_items', { ids: ['i1', 'i2'], remove: ['draft'] }]],
  },
  {
    say: 'name the kayak clip Morning paddle',
    calls: [['rename_items', { names: [{ id: 'c1', title: 'Morning paddle' }] }]],
  },
  {
    say: 'add these to season two',
    selected: ['i1', 'c1'],
    calls: [['add_to_board', { boardId: 'bd1', ids: ['i1', 'c1'] }]],
  },
  {
    say: 'make a new board Moodboard with all pictures',
    calls: [['create_board', { name: 'Moodboard', ids: ['i1', 'i2', 'i3'] }]],
  },
  { say: 'remove this', open: 'c2', calls: [['move_to_bin', { ids: ['c2'] }]] },
  { say: 'i want the old demo back', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'save foggy pier and red kayak as png', calls: [['export_items', { ids: ['i1', 'i2'], imageFormat: 'png' }]] },
  { say: 'export the pier in the fog video', calls: [['export_items', { ids: ['c2'] }]] },
  {
    say: 'export the narration as mp3 and the subtitles as vtt',
    open: 's1',
    calls: [['export_narration', { id: 's1', format: 'mp3', subtitles: ['vtt'] }]],
  },
  { say: 'cancel the narration task', calls: [['cancel_task', { id: 'job2' }]] },
  { say: 'open images', calls: [['open_in_window', { panel: 'images' }]] },
  {
    say: 'rename this to Intro v2, tag it intro and export it',
    open: 'c1',
    calls: [
      ['rename_items', { names: [{ id: 'c1', title: 'Intro v2' }] }],
      ['tag_items', { ids: ['c1'], add: ['intro'] }],
      ['export_items', { ids: ['c1'] }],
    ],
  },
  { say: 'blur the faces in the interview clip', calls: [], answers: /can.t/i },
  { say: 'how can I add my logo to a video', calls: [], answers: /rough cut|video|image/i },
  { say: 'whats the difference between local and cloud', calls: [], answers: /cloud/i },
  { say: 'how long can a recording be', calls: [], answers: /hours/ },
];
