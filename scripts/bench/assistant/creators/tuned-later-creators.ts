import type { RequestCase } from '../request-case.ts';

/** Requests in the words of creators, written after the rules of their time: 72 of a hundred were right at first. Some were tuned with later. */
export const TUNED_LATER_CREATORS: readonly RequestCase[] = [
  {
    say: 'yo can i grab the srt for this one',
    open: 't2',
    calls: [['export_transcript', { id: 't2', format: 'srt' }]],
  },
  {
    say: 'plain text of the podcast transcript, no speaker names',
    calls: [['export_transcript', { id: 't1', format: 'txt', withSpeakers: false }]],
  },
  {
    say: 'correct "Kowalsky" to "Kowalski" all over the transcript',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Kowalsky', replacement: 'Kowalski' }]],
  },
  {
    say: 'take out every "you know"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'you know', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'label speaker 2 as Priya',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Priya' }]],
  },
  { say: 'what are the key takeaways of this episode', open: 't1', calls: [], answers: /lamp|boat|light|crane/i },
  { say: 'which bits would work as pull quotes?', open: 't2', calls: [], answers: /“/ },
  { say: 'where do they talk about the engine?', open: 't1', calls: [], answers: /5:25/ },
  { say: 'rewind to 0:45', open: 't1', calls: [['open_in_window', { id: 't1', atSeconds: 45 }]] },
  {
    say: 'need a thumbnail: shocked penguin holding a phone',
    calls: [['generate_images', { prompt: /shocked penguin holding a phone/i, ratio: '16:9' }]],
  },
  {
    say: 'make 5 square pictures of autumn forests from above',
    calls: [['generate_images', { prompt: /autumn forests from above/i, count: 5, ratio: '1:1' }]],
  },
  {
    say: 'a castle made of books, medieval style, 21:9',
    calls: [['generate_images', { prompt: /castle made of books/i, style: 'medieval', ratio: '21:9' }]],
  },
  {
    say: 'sketch a bicycle leaning on a yellow wall pls',
    calls: [['generate_images', { prompt: /bicycle leaning on a yellow wall/i }]],
  },
  {
    say: 'one more like that but in black and white',
    before: 'Draw a paper boat',
    calls: [['generate_images', { prompt: /paper boat.*black and white/i }]],
  },
  {
    say: 'use the foggy pier as first frame and the old lighthouse as the last',
    calls: [['generate_clip', { firstFrameId: 'i1', lastFrameId: 'i3' }]],
  },
  { say: 'let it move a little', before: 'Draw a paper boat', calls: [['generate_clip', { firstFrameId: 'made1' }]] },
  {
    say: 'film a hummingbird in slow motion, 6 secs, 768p',
    calls: [['generate_clip', { prompt: /hummingbird in slow motion/i, durationSeconds: 6, resolution: '768P' }]],
  },
  { say: 'write me a summer pop anthem', calls: [['generate_song', { style: /summer pop anthem/i }]] },
  {
    say: 'i want calm piano music without any singing for my intro',
    calls: [['generate_song', { style: /calm piano/i, isInstrumental: true }]],
  },
  { say: 'narrate the trailer voice-over script', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'make the villain deep voice man',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /villain/i, voiceId: 'v2' }]],
  },
  {
    say: 'add the sentence "See you next week." to the end',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'See you next week.' }] }]],
  },
  { say: 'show everything i tagged with draft', calls: [['find_in_library', { query: /tag:draft/ }]] },
  { say: 'heart the red kayak', calls: [['set_favourite', { ids: ['i2'], isFavourite: true }]] },
  { say: 'remove neon rain from my favourites', calls: [['set_favourite', { ids: ['so2'], isFavourite: false }]] },
  {
    say: 'put the kayak clip and the pier clip on Season two',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['c1', 'c2'] }]],
  },
  {
    say: 'rename the neon rain song to Neon rain, final',
    calls: [['rename_items', { names: [{ id: 'so2', title: 'Neon rain, final' }] }]],
  },
  { say: 'delete all pictures except the red kayak', calls: [] },
  { say: 'never mind the bin, where is my old demo', calls: [], answers: /.+/ },
  { say: 'how big is the pier in the fog clip?', calls: [], answers: /5\.0 MB/ },
  { say: 'whats left in the queue', calls: [], answers: /harbour\.wav/i },
  { say: 'save the slow tide song to disk', calls: [['export_items', { ids: ['so1'] }]] },
];
