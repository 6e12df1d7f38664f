import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that rules were mended with: transcripts, material. */
export const TUNED_STRANGER_TEXTS: readonly RequestCase[] = [
  { say: 'transcribe the phone call with omar', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  { say: 'write down what omar says on the phone', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  {
    say: 'speaker 1 is Fatima',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Fatima' }]],
  },
  { say: 'Speaker 2 = Omar', open: 't1', calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Omar' }]] },
  {
    say: 'Jon -> John everywhere',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Jon', replacement: 'John', matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'delete the uhs and ums',
    open: 't1',
    calls: [
      [
        'replace_in_transcript',
        { id: 't1', find: /^uhs?$/i, replacement: '', matchesCase: /(?:)/, matchesWholeWords: /(?:)/ },
      ],
      [
        'replace_in_transcript',
        { id: 't1', find: /^ums?$/i, replacement: '', matchesCase: /(?:)/, matchesWholeWords: /(?:)/ },
      ],
    ],
  },
  {
    say: 'get rid of "you know" in this transcript',
    open: 't1',
    calls: [
      [
        'replace_in_transcript',
        { id: 't1', find: /you know/i, replacement: '', matchesCase: /(?:)/, matchesWholeWords: /(?:)/ },
      ],
    ],
  },
  {
    say: 'Split line 7 before "about"',
    open: 't2',
    calls: [['split_transcript_line', { id: 't2', lineId: 'l6', before: /about/ }]],
  },
  { say: 'srt please', open: 't1', calls: [['export_transcript', { id: 't1', format: 'srt' }]] },
  {
    say: 'can i have the market vendors as markdown with speakers',
    calls: [['export_transcript', { id: 't1', format: 'md', withSpeakers: true }]],
  },
  {
    say: 'save the staff meeting transcript to disk as a word file',
    calls: [['export_items', { ids: ['t2'], textFormat: /docx/ }]],
  },
  {
    say: 'undo that',
    before: 'replace "Jon" with "John" in the market vendors transcript',
    calls: [['undo_transcript_edit', { id: 't1', revision: 2 }]],
  },
  {
    say: 'fix the timings, everything is half a second late',
    open: 't1',
    calls: [],
    answers: /can.t|Transcribe|shift|times|timing/i,
  },
  { say: 'who is speaker 2 really?', open: 't1', calls: [], answers: /speaker 2/i },
  {
    say: 'In the market vendors file the name Omer is wrong, correct is Omar.',
    calls: [['replace_in_transcript', { id: 't1', find: 'Omer', replacement: 'Omar', matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'give me the gist of the market vendors in three sentences',
    calls: [],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  { say: 'tldr', open: 't1', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'I need three possible headlines for this interview', open: 't1', calls: [], answers: /\n|1\.|“/ },
  { say: 'what happens at 5:25', open: 't1', calls: [], answers: /engine/i },
  { say: 'how much is the budget for the boat', open: 't2', calls: [], answers: /nine thousand/i },
  { say: 'when did I record the market vendors', calls: [['get_item', { id: /^[rt]1$/ }]] },
  { say: 'how long is the phone call', calls: [['get_item', { id: 'r3' }]] },
  { say: 'how big is this file', open: 'c1', calls: [['get_item', { id: 'c1' }]] },
  { say: 'keywords of this please', open: 't2', calls: [], answers: /boat|holiday|crane|light/i },
  { say: 'Quote the sentence with the lamp', open: 't1', calls: [], answers: /lit the lamp/i },
  { say: 'does anybody mention Jon', open: 't2', calls: [], answers: /Jon/ },
];
