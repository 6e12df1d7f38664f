import type { RequestCase } from '../../request-case.ts';

/** Wishes of the fourth round, on the creator studio. Of both studios 50 of 95 were right before they were mended. */
export const TUNED_FOURTH_CREATOR: readonly RequestCase[] = [
  {
    say: 'I have to hand in captions by noon, can you give me the srt of the podcast episode?',
    calls: [['export_transcript', { id: 't1', format: 'srt' }]],
  },
  {
    say: 'It should be spelled Łukasz instead of Lukas',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Lukas', replacement: 'Łukasz' }]],
  },
  {
    say: 'fix all the "teh"s to "the"',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'teh', replacement: 'the' }]],
  },
  {
    say: 'change the name Jon to Jonathan throughout',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Jon', replacement: 'Jonathan', matchesWholeWords: true }]],
  },
  {
    say: 'rename speakers: 1 Alice, 2 Bob',
    open: 't1',
    calls: [
      ['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Alice' }],
      ['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Bob' }],
    ],
  },
  {
    say: 'new text for line 8: "Then we spoke about our holidays."',
    open: 't1',
    calls: [
      ['set_transcript_lines', { id: 't1', lines: [{ lineId: 'l7', text: 'Then we spoke about our holidays.' }] }],
    ],
  },
  {
    say: 'in one paragraph, what happens in the interview with priya?',
    calls: [],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  {
    say: 'where in the recording do they start on the holidays topic',
    open: 't1',
    calls: [],
    answers: /7:35|holiday/i,
  },
  { say: 'anything quotable in this?', open: 't2', calls: [], answers: /“/ },
  { say: 'what else could i name this episode', open: 't1', calls: [], answers: /-|“/ },
  { say: 'scroll to 5:25', open: 't1', calls: [['open_in_window', { id: 't1', atSeconds: 325 }]] },
  {
    say: 'Hey, would it be possible to get an illustration of a turtle with a jetpack?',
    calls: [['generate_images', { prompt: /turtle with a jetpack/i }]],
  },
  {
    say: 'picture this: a piano on the moon. paint it',
    calls: [['generate_images', { prompt: /piano on the moon/i }]],
  },
  { say: 'show me a dinosaur at a bus stop', calls: [['generate_images', { prompt: /dinosaur at a bus stop/i }]] },
  {
    say: 'a cosy bookshop window, evening light, 3:2, two variations',
    calls: [['generate_images', { prompt: /cosy bookshop window/i, ratio: '3:2', count: 2 }]],
  },
  { say: 'two portraits of the same old sailor', calls: [['generate_images', { prompt: /old sailor/i, count: 2 }]] },
  { say: 'cover image for slow tide: a wave at night', calls: [['generate_images', { prompt: /wave at night/i }]] },
  { say: 'three options for a podcast logo with a fox', calls: [['generate_images', { prompt: /fox/i, count: 3 }]] },
  {
    say: 'redo it without the roof',
    before: 'Draw a house by a canal',
    calls: [['generate_images', { prompt: /house by a canal.*without the roof/i }]],
  },
  {
    say: 'vertical please',
    before: 'Draw a house by a canal',
    calls: [['generate_images', { prompt: /house by a canal/i, ratio: '9:16' }]],
  },
  {
    say: 'same again but winter',
    before: 'Draw a house by a canal',
    calls: [['generate_images', { prompt: /house by a canal.*winter/i }]],
  },
  {
    say: 'can i see two more of these',
    before: 'Draw a house by a canal',
    calls: [['generate_images', { prompt: /house by a canal/i, count: 2, again: true }]],
  },
  {
    say: 'add it to season two',
    before: 'Draw a house by a canal',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['made1'] }]],
  },
  { say: 'delete it', before: 'Draw a house by a canal', calls: [['move_to_bin', { ids: ['made1'] }]] },
  {
    say: 'give the old lighthouse picture some motion, beam rotating',
    calls: [['generate_clip', { firstFrameId: 'i3', prompt: /rotating/i }]],
  },
  {
    say: 'could you film a bowl of ramen steaming, close-up, 6 seconds',
    calls: [['generate_clip', { prompt: /ramen steaming/i, durationSeconds: 6 }]],
  },
  {
    say: 'start with foggy pier, end with old lighthouse at dusk',
    calls: [['generate_clip', { firstFrameId: 'i1', lastFrameId: 'i3' }]],
  },
  {
    say: 'clip from this picture please, camera pulls back',
    open: 'i2',
    calls: [['generate_clip', { firstFrameId: 'i2', prompt: /camera pulls back/i }]],
  },
  { say: 'i want to hear a bluegrass song about my goat', calls: [['generate_song', { style: /bluegrass.*goat/i }]] },
  {
    say: 'piano piece in a minor key, melancholic',
    calls: [['generate_song', { style: /piano piece.*melancholic/i }]],
  },
  {
    say: 'birthday tune for grandma, female voice',
    calls: [['generate_song', { style: /birthday.*grandma.*female voice/i }]],
  },
  {
    say: 'same but with a female singer',
    before: 'Compose a song about trains',
    calls: [['generate_song', { style: /trains.*female singer/i }]],
  },
  {
    say: 'name that song Night Train',
    before: 'Compose a song about trains',
    calls: [['rename_items', { names: [{ id: 'made2', title: 'Night Train' }] }]],
  },
  { say: 'speech please: "Lunch is ready."', calls: [['generate_speech', { text: 'Lunch is ready.' }]] },
  {
    say: 'say this in calm woman voice: Welcome home',
    calls: [['generate_speech', { text: 'Welcome home', voiceId: 'v3' }]],
  },
  {
    say: 'pictures i made this week',
    calls: [['find_in_library', { query: /kind:image.*date:week|date:week.*kind:image/ }]],
  },
  { say: 'any recordings longer than an hour?', calls: [['find_in_library', { query: /kind:recording/ }]] },
  { say: 'do we still have that song about the tide', calls: [['find_in_library', { query: /tide/ }]] },
  { say: 'no more draft tag on neon rain', calls: [['tag_items', { ids: ['so2'], remove: ['draft'] }]] },
  {
    say: 'all images as avif in one zip',
    calls: [['export_items', { ids: ['i1', 'i2', 'i3'], imageFormat: 'avif', asArchive: true }]],
  },
  { say: 'Get me slow tide as a download', calls: [['export_items', { ids: ['so1'] }]] },
  {
    say: 'the trailer voice-over as wav, leave out missing lines',
    calls: [['export_narration', { id: 's1', format: 'wav', leavesOutMissing: true }]],
  },
  { say: 'kill the transcription task', calls: [['cancel_task', { id: 'job1' }]] },
  { say: 'what are you working on right now', calls: [], answers: /harbour\.wav/ },
  { say: 'show the settings', calls: [['open_in_window', { panel: 'settings' }]] },
  { say: 'colour grade the kayak clip', calls: [], answers: /can.t/i },
  { say: 'convert neon rain to midi', calls: [], answers: /can.t|don.t/i },
  { say: 'open photoshop', calls: [], answers: /can.t/i },
  { say: 'mix slow tide and neon rain into one track', calls: [], answers: /can.t/i },
  { say: 'increase the resolution of foggy pier', calls: [], answers: /can.t/i },
  { say: 'how do i share a board with my team', calls: [], answers: /board|export|share/i },
  { say: 'why does my voice clone sound robotic', calls: [], answers: /local|voice|clone/i },
  { say: 'where are the keyboard shortcuts listed', calls: [], answers: /palette|shortcut/i },
  { say: 'what is a take', calls: [], answers: /take/i },
];
