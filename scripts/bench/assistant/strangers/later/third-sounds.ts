import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a third round that rules were mended with: songs, speech. */
export const THIRD_STRANGER_SOUNDS: readonly RequestCase[] = [
  {
    say: 'track for a chase scene, strings and drums, instrumental',
    calls: [['generate_song', { style: /chase scene.*strings and drums/i, isInstrumental: true }]],
  },
  {
    say: 'please make music, happy, for kids, with xylophone',
    calls: [['generate_song', { style: /happy.*kids.*xylophone/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'I would like to have a song for my wedding in bossa nova style',
    calls: [['generate_song', { style: /wedding.*bossa nova/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'more drums please',
    before: 'compose an epic film theme',
    calls: [['generate_song', { style: /epic film theme.*more drums/i, isInstrumental: /(?:)/ }]],
  },
  { say: 'write a second verse', before: 'write lyrics about my old bike', calls: [], answers: /./, mayAsk: true },
  {
    say: 'how about a title for these lyrics',
    before: 'write lyrics about my old bike',
    calls: [],
    answers: /- .*bike|title/i,
  },
  { say: 'transpose it to G', open: 'so1', calls: [], answers: /can.t/i },
  {
    say: 'voice this sentence please: We are closed on Mondays.',
    calls: [['generate_speech', { text: /We are closed on Mondays\.?/ }]],
  },
  { say: 'tom should read "Chapter two"', calls: [['generate_speech', { text: 'Chapter two', voiceId: 'v1' }]] },
  { say: 'how does "quinoa" sound when Calm Woman says it', calls: [], answers: /./, mayAsk: true },
  {
    say: 'regenerate the last line',
    open: 's1',
    calls: [['narrate_script', { id: 's1', lineIds: ['l11'], again: true }]],
  },
  { say: 'speak all lines of the bedtime story again', calls: [['narrate_script', { id: 's1', again: true }]] },
  {
    say: 'another voice for the wolf: Deep Voice Man',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /wolf/i, voiceId: 'v2' }]],
  },
  {
    say: 'line 2 must be: I love the sea.',
    open: 's1',
    calls: [['set_script_lines', { id: 's1', lines: [{ lineId: 'l1', text: 'I love the sea.' }] }]],
  },
  {
    say: 'remove lines 3, 4 and 5 from the safety briefing',
    calls: [['delete_script_lines', { id: 's2', lineIds: ['l2', 'l3', 'l4'] }]],
  },
  {
    say: 'replace every boat with train in this script',
    open: 's2',
    calls: [
      [
        'replace_in_script',
        { id: 's2', find: 'boat', replacement: 'train', matchesCase: /(?:)/, matchesWholeWords: /(?:)/ },
      ],
    ],
  },
  { say: 'can the voice be slower', open: 's1', calls: [], answers: /./, mayAsk: true },
  { say: 'which voices are male?', calls: [['list_voices', { query: /male/i }]] },
  { say: 'download the bedtime story as audio', calls: [['export_narration', { id: 's1', format: /(?:)/ }]] },
  { say: 'simplify: The aforementioned individual proceeded to the vehicle.', calls: [], answers: /can.t|model/i },
];
