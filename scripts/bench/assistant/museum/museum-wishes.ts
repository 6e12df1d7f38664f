import type { RequestCase } from '../request-case.ts';

/** Wishes of a museum, a coach and a newspaper, written after the rules were mended with those of the shop and before they were mended with these. */
export const MUSEUM_WISHES: readonly RequestCase[] = [
  {
    say: 'we open a show about knights, could use a key visual with a burning castle',
    calls: [['generate_images', { prompt: /burning castle/i }]],
  },
  {
    say: 'a sketch-like drawing of someone doing a headstand',
    calls: [['generate_images', { prompt: /someone doing a headstand/i }]],
  },
  {
    say: 'front page picture, flooded main street, 3:2',
    calls: [['generate_images', { prompt: /flooded main street/i, ratio: '3:2' }]],
  },
  {
    say: 'pls design a ticket for the night of museums',
    calls: [['generate_images', { prompt: /ticket for the night of museums/i }]],
  },
  {
    say: 'six tiny icons showing yoga poses',
    calls: [['generate_images', { prompt: /icons?.*yoga poses/i, count: 6 }]],
  },
  {
    say: 'hmm the sky could be stormier',
    before: 'paint a roman ship',
    calls: [['generate_images', { prompt: /roman ship.*sky.*stormier/i }]],
  },
  {
    say: 'ok now that in landscape format',
    before: 'paint a roman ship',
    calls: [['generate_images', { prompt: /roman ship/i, ratio: '16:9' }]],
  },
  {
    say: 'turn the helmet so we see its back',
    open: 'i1',
    calls: [],
    answers: /can.t|generate|describe|clip/i,
    mayAsk: true,
  },
  {
    say: 'let the bronze helmet rotate slowly',
    calls: [['generate_clip', { prompt: /rotate slowly/i, firstFrameId: 'i1' }]],
  },
  {
    say: 'vertical video for insta: hands rolling up a yoga mat',
    calls: [['generate_clip', { prompt: /hands rolling up a yoga mat/i, ratio: '9:16' }]],
  },
  {
    say: 'shoot me seven seconds of fog moving through a forest',
    calls: [['generate_clip', { prompt: /fog moving through a forest/i, durationSeconds: 7 }]],
  },
  { say: 'the fountain clip is too shaky, steady it', calls: [], answers: /can.t/i },
  {
    say: 'workout music please, 140 bpm, no singing',
    calls: [['generate_song', { style: /workout music.*140 bpm/i, isInstrumental: true }]],
  },
  {
    say: 'gregorian chant style piece for the crypt',
    calls: [['generate_song', { style: /gregorian chant.*crypt/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'what about with more strings',
    before: 'compose a news theme',
    calls: [['generate_song', { style: /news theme.*strings/i }]],
  },
  { say: 'four lines that rhyme about the town hall', calls: [], answers: /town hall/i },
  {
    say: 'Please have this spoken by the calm woman: Do not touch the exhibits.',
    calls: [['generate_speech', { text: /^Do not touch the exhibits\.$/, voiceId: 'v3' }]],
  },
  {
    say: 'loudspeaker announcement: The museum closes in ten minutes.',
    calls: [['generate_speech', { text: /^The museum closes in ten minutes\.$/ }]],
  },
  { say: 'i want deep voice man on the stretching routine', calls: [['cast_voice', { id: 's2', voiceId: 'v2' }]] },
  { say: 'speak the audio guide', calls: [['narrate_script', { id: 's1' }]] },
  { say: 'the guide mispronounces Gauguin in line 3', open: 's1', calls: [], answers: /pronunciation|pronounc/i },
  { say: 'scrap the third line', open: 's1', calls: [['delete_script_lines', { id: 's1', lineIds: ['l2'] }]] },
  {
    say: 'everywhere in this script the year 1850 must be 1580',
    open: 's1',
    calls: [['replace_in_script', { id: 's1', find: '1850', replacement: '1580', matchesWholeWords: /(?:)/ }]],
  },
  { say: 'put the street noise sample into words', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  { say: 'How many people spoke at the press conference?', calls: [], answers: /2 people|Speaker 1/i },
  {
    say: 'the man who asks first is Karl Ott',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Karl Ott' }]],
  },
  { say: 'what were the mayors main statements', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'did anybody bring up the crane', open: 't2', calls: [], answers: /crane/i },
  { say: 'pull a strong quote for the headline', open: 't2', calls: [], answers: /“/ },
  { say: 'hand me the tour as subtitles, webvtt', calls: [['export_transcript', { id: 't1', format: 'vtt' }]] },
  {
    say: 'i need the press conference as a word document for my editor',
    calls: [['export_items', { ids: ['t2'], textFormat: 'docx' }]],
  },
  { say: 'Show me what we have on yoga', calls: [['find_in_library', { query: /yoga/i }]] },
  {
    say: 'the helmet belongs on the winter exhibition board',
    calls: [['add_to_board', { boardId: 'bd1', ids: ['i1'] }]],
  },
  { say: 'mark town hall front with the tag press', calls: [['tag_items', { ids: ['i3'], add: ['press'] }]] },
  {
    say: 'from now on the yoga mat picture is called Blue mat',
    calls: [['rename_items', { names: [{ id: 'i2', title: 'Blue mat' }] }]],
  },
  { say: 'warm up loop only deserves two stars', calls: [['rate_items', { ids: ['so1'], rating: 2 }]] },
  { say: 'away with the sunrise stretch clip', calls: [['move_to_bin', { ids: ['c2'] }]] },
  { say: 'I want the old audio guide back', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'could you perhaps tell me if the tour is transcribed already', calls: [], answers: /./, mayAsk: true },
  { say: 'must I credit you when I publish the pictures', calls: [], answers: /licen|condition|terms|rights/i },
];
