import type { RequestCase } from '../request-case.ts';

/** Wishes on the studio of the museum, written after the mends with the others: 15 of 30 were understood. Their failures were never looked at, but a few kinds that their author remembered were mended afterwards, so a later figure says less. */
export const LAST_MUSEUM_WISHES: readonly RequestCase[] = [
  {
    say: 'a vase with cracked glaze, museum lighting',
    calls: [['generate_images', { prompt: /vase with cracked glaze, museum lighting/i }]],
  },
  {
    say: 'sport shoes logo, minimal, two versions',
    calls: [['generate_images', { prompt: /sport shoes logo, minimal/i, count: 2 }]],
  },
  {
    say: 'illustrate the headline "Bridge closed until May"',
    calls: [['generate_images', { prompt: /Bridge closed until May/i }]],
  },
  {
    say: 'we need a floor plan of the east wing, hand drawn',
    calls: [['generate_images', { prompt: /floor plan of the east wing, hand drawn/i }]],
  },
  {
    say: 'could the ship be on fire',
    before: 'paint a roman ship',
    calls: [['generate_images', { prompt: /roman ship.*on fire/i }]],
  },
  {
    say: 'make the town hall front snow over in a clip',
    calls: [['generate_clip', { prompt: /snow/i, firstFrameId: 'i3' }]],
  },
  {
    say: 'film somebody tying running shoes, close up, 6s',
    calls: [['generate_clip', { prompt: /tying running shoes, close up/i, durationSeconds: 6 }]],
  },
  { say: 'slow the sunrise stretch video down', calls: [], answers: /can.t/i },
  {
    say: 'drum music for a boxing class, aggressive',
    calls: [['generate_song', { style: /drum music for a boxing class, aggressive/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'three takes of a harpsichord minuet',
    calls: [['generate_song', { style: /harpsichord minuet/i, count: 3, isInstrumental: /(?:)/ }]],
  },
  { say: 'faster', before: 'compose a march', calls: [['generate_song', { style: /march.*faster/i }]] },
  {
    say: 'let tom say: Breathe in, and slowly out again.',
    calls: [['generate_speech', { text: /^Breathe in, and slowly out again\.$/, voiceId: 'v1' }]],
  },
  { say: 'give me the stretching routine as spoken audio', calls: [['narrate_script', { id: 's2' }]] },
  {
    say: 'replace the word vase by amphora in the audio guide',
    calls: [['replace_in_script', { id: 's1', find: 'vase', replacement: 'amphora', matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'lines 2 and 3 out please',
    open: 's2',
    calls: [['delete_script_lines', { id: 's2', lineIds: ['l1', 'l2'] }]],
  },
  {
    say: 'can somebody transcribe the mayor, it is in french',
    calls: [['transcribe_recordings', { ids: ['r2'], language: 'fr' }]],
  },
  {
    say: 'second speaker: Lena Brandt',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Lena Brandt' }]],
  },
  { say: 'boil the press conference down to its essence', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'what is said about the budget?', open: 't2', calls: [], answers: /nine thousand/i },
  { say: 'who talked most in the breathing workshop', calls: [], answers: /Speaker 1/i },
  {
    say: 'curator tour, plain text, with times',
    calls: [['export_transcript', { id: 't1', format: 'txt', withTimes: true }]],
  },
  { say: 'pictures of buildings?', calls: [['find_in_library', { query: /buildings?.*kind:image/i }]] },
  { say: 'Please label the bronze helmet picture as roman', calls: [['tag_items', { ids: ['i1'], add: ['roman'] }]] },
  { say: 'yoga mat off the winter exhibition please', calls: [['remove_from_board', { boardId: 'bd1', ids: ['i2'] }]] },
  {
    say: 'the evening news theme is a keeper, favourite it',
    calls: [['set_favourite', { ids: ['so2'], isFavourite: true }]],
  },
  { say: 'chuck the fountain pan in the bin', calls: [['move_to_bin', { ids: ['c1'] }]] },
  { say: 'start the warm up loop', calls: [['open_in_window', { id: 'so1' }]] },
  {
    say: 'do my visitors hear the audio guide without internet',
    calls: [],
    answers: /internet|local|computer|leaves|export/i,
  },
  { say: 'how many stars can an item have', calls: [], answers: /1 to 5|five|stars?/i },
  { say: 'fax the press conference to the mayor', calls: [], answers: /can.t|doesn.t/i },
];
