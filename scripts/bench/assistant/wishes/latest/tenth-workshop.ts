import type { RequestCase } from '../../request-case.ts';

/** Wishes of the tenth round, on the workshop studio. Of both studios 47 of 60 were right before they were mended. */
export const TUNED_TENTH_WORKSHOP: readonly RequestCase[] = [
  { say: 'could you produce an srt of devlog 12', calls: [['export_transcript', { id: 't2', format: 'srt' }]] },
  {
    say: 'set speaker 2 = Coach',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Coach' }]],
  },
  {
    say: 'summary of this lesson for my students please',
    open: 't1',
    calls: [],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  { say: 'name ideas for this video', open: 't2', calls: [], answers: /-|“/ },
  { say: 'open the panel on indie games at 3:00', calls: [['open_in_window', { id: 't3', atSeconds: 180 }]] },
  {
    say: 'generate a bunch of images of mushrooms, like 8',
    calls: [['generate_images', { prompt: /mushrooms/i, count: 8 }]],
  },
  { say: 'an old map, comic style', calls: [['generate_images', { prompt: /old map/i, style: 'comic' }]] },
  {
    say: 'make an enemy sprite that looks like a walking teapot',
    calls: [['generate_images', { prompt: /walking teapot/i }]],
  },
  {
    say: 'picture: two kids planting a tree, 1:1',
    calls: [['generate_images', { prompt: /two kids planting a tree/i, ratio: '1:1' }]],
  },
  { say: 'create a video showing how a seed sprouts', calls: [['generate_clip', { prompt: /seed sprouts/i }]] },
  { say: 'please animate my frog on a bicycle picture', calls: [['generate_clip', { firstFrameId: 'i4' }]] },
  { say: 'a happy ukulele song for kids about frogs', calls: [['generate_song', { style: /happy ukulele.*frogs/i }]] },
  {
    say: 'I would like a soundtrack for a winter level, celesta and strings, instrumental',
    calls: [['generate_song', { style: /winter level.*celesta/i, isInstrumental: true }]],
  },
  {
    say: 'let calm woman read "Once upon a time."',
    calls: [['generate_speech', { text: 'Once upon a time.', voiceId: 'v3' }]],
  },
  { say: 'record all lines', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'the king = Tom, the queen = Calm Woman',
    open: 's1',
    calls: [
      ['cast_voice', { id: 's1', character: /king/i, voiceId: 'v1' }],
      ['cast_voice', { id: 's1', character: /queen/i, voiceId: 'v3' }],
    ],
  },
  {
    say: 'switch the narrator to Deep Voice Man',
    open: 's2',
    calls: [['cast_voice', { id: 's2', character: 'narrator', voiceId: 'v2' }]],
  },
  {
    say: 'Hugo should be called Victor',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'Hugo', name: 'Victor' }]],
  },
  {
    say: 'put "To be continued." at the end of the script',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'To be continued.' }] }]],
  },
  {
    say: 'change line 2 to "Nobody answered."',
    open: 's1',
    calls: [['set_script_lines', { id: 's1', lines: [{ lineId: 'l1', text: 'Nobody answered.' }] }]],
  },
  { say: 'look for anything about mushrooms', calls: [['find_in_library', { query: /mushrooms/ }]] },
  {
    say: 'images i created today',
    calls: [['find_in_library', { query: /kind:image.*date:today|date:today.*kind:image/ }]],
  },
  {
    say: 'show all five star clips',
    calls: [['find_in_library', { query: /kind:clip.*rating:=?5|rating:=?5.*kind:clip/ }]],
  },
  { say: 'add this song to favourites', open: 'so1', calls: [['set_favourite', { ids: ['so1'], isFavourite: true }]] },
  { say: 'frog jumps: 4 stars', calls: [['rate_items', { ids: ['c2'], rating: 4 }]] },
  {
    say: 'can you tag boss battle and tavern evening with ost?',
    calls: [['tag_items', { ids: ['so1', 'so2'], add: ['ost'] }]],
  },
  { say: 'untag this: old', open: 'i1', calls: [['tag_items', { ids: ['i1'], remove: ['old'] }]] },
  {
    say: 'title this "Spring banner"',
    open: 'i3',
    calls: [['rename_items', { names: [{ id: 'i3', title: 'Spring banner' }] }]],
  },
  {
    say: 'put everything selected on spring launch',
    selected: ['i1', 'c1'],
    calls: [['add_to_board', { boardId: 'bd1', ids: ['i1', 'c1'] }]],
  },
  { say: 'move these two to the bin', selected: ['i1', 'c1'], calls: [['move_to_bin', { ids: ['i1', 'c1'] }]] },
  { say: 'can i get the purple banner back?', calls: [['restore_from_bin', { ids: ['b2'] }]] },
  { say: 'give me the coffee pour clip as a file', calls: [['export_items', { ids: ['c1'] }]] },
  { say: 'narration of the course intro as mp3 please', calls: [['export_narration', { id: 's2', format: 'mp3' }]] },
  { say: 'abort transcribing', calls: [['cancel_task', { id: 'job1' }]] },
  { say: 'show me the mushroom knight', calls: [], answers: /Mushroom knight/ },
  {
    say: 'rate coffee pour 5 and tag it best',
    calls: [
      ['rate_items', { ids: ['c1'], rating: 5 }],
      ['tag_items', { ids: ['c1'], add: ['best'] }],
    ],
  },
  {
    say: 'draw a banner with balloons then put it on spring launch',
    calls: [
      ['generate_images', { prompt: /balloons/i }],
      ['add_to_board', { boardId: 'bd1', ids: ['made1'] }],
    ],
  },
  { say: 'put subtitles on the coffee pour clip', calls: [], answers: /rough cut|can.t/i },
  { say: 'make a game from my devlog', calls: [], answers: /can.t|don.t/i },
  { say: 'which image formats can i export', calls: [], answers: /PNG|JPEG/ },
];
