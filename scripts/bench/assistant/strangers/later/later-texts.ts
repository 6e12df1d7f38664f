import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a second round that rules were mended with: texts, material. */
export const LATER_STRANGER_TEXTS: readonly RequestCase[] = [
  { say: 'i need the phone call as text', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  { say: 'can you type up this recording for me', open: 'r3', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  { say: 'the woman is called Jasmin and the man is called Ravi', open: 't1', calls: [], answers: /speaker|which/i },
  {
    say: 'rename second speaker -> Ravi',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Ravi' }]],
  },
  {
    say: 'you wrote Holliday but it is holiday',
    open: 't2',
    calls: [
      [
        'replace_in_transcript',
        { id: 't2', find: 'Holliday', replacement: 'holiday', matchesWholeWords: /(?:)/, matchesCase: /(?:)/ },
      ],
    ],
  },
  {
    say: 'every "colour" has to become "color"',
    open: 't2',
    calls: [
      [
        'replace_in_transcript',
        { id: 't2', find: 'colour', replacement: 'color', matchesWholeWords: /(?:)/, matchesCase: /(?:)/ },
      ],
    ],
  },
  {
    say: 'Clean the ehs and uhms out of this',
    open: 't1',
    calls: [
      ['replace_in_transcript', { id: 't1', find: 'eh', replacement: '', matchesWholeWords: true, matchesCase: false }],
      [
        'replace_in_transcript',
        { id: 't1', find: 'uhm', replacement: '', matchesWholeWords: true, matchesCase: false },
      ],
    ],
  },
  {
    say: 'combine the first two lines',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l0', 'l1'] }]],
  },
  {
    say: 'line 9 is wrong, it should say: Everyone enters their holidays.',
    open: 't2',
    calls: [['set_transcript_lines', { id: 't2', lines: [{ lineId: 'l8', text: 'Everyone enters their holidays.' }] }]],
  },
  { say: 'give me subtitles', open: 't3', calls: [['export_transcript', { id: 't3', format: 'srt' }]] },
  {
    say: 'export market vendors as text file with timestamps',
    calls: [['export_transcript', { id: 't1', format: 'txt', withTimes: true }]],
  },
  {
    say: 'switch the names of the two speakers',
    open: 't3',
    calls: [
      ['rename_speaker', { id: 't3', speakerId: 'sp1', name: 'Speaker 2' }],
      ['rename_speaker', { id: 't3', speakerId: 'sp2', name: 'Speaker 1' }],
    ],
  },
  {
    say: 'revert the last change',
    before: 'merge lines 1 and 2 in the market vendors transcript',
    calls: [],
    answers: /./,
    mayAsk: true,
  },
  { say: 'what is this about', open: 't3', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'anything important in the staff meeting?', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'what do we need to do after the staff meeting', calls: [], answers: /Friday|Jon will write/i },
  { say: 'by when do they have to hand in the holidays', open: 't2', calls: [], answers: /Friday/i },
  { say: 'who wants to write to the harbour office?', open: 't2', calls: [], answers: /Jon/i },
  { say: 'is the crane old?', open: 't1', calls: [], answers: /crane/i },
  { say: 'list the speakers', open: 't1', calls: [], answers: /Speaker 1.*Speaker 2/is },
  { say: 'main points please, max 5', open: 't2', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'read me what they say about the light', open: 't1', calls: [], answers: /twenty miles/i },
  { say: 'how far did the light reach', open: 't1', calls: [], answers: /twenty miles/i },
  {
    say: 'jump to the bit with the crane',
    open: 't1',
    calls: [['open_in_window', { id: 't1', atSeconds: /650|715/ }]],
  },
  { say: 'a catchy title for this episode', open: 't1', calls: [], answers: /- / },
  { say: 'what hashtags would fit', open: 't1', calls: [], answers: /boat|holiday|crane|light/i },
  { say: 'description for youtube from this', open: 't1', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'what was the last thing that was said', open: 't1', calls: [], answers: /crane/i },
  { say: 'does the staff meeting mention a budget?', calls: [], answers: /nine thousand/i },
];
