import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that was only measured: transcripts, material. */
export const HELD_OUT_STRANGER_TEXTS: readonly RequestCase[] = [
  { say: 'pls make text from this', open: 'r1', calls: [['transcribe_recordings', { ids: ['r1'] }]] },
  {
    say: 'transcribe the phone call in german, two speakers',
    calls: [['transcribe_recordings', { ids: ['r3'], language: 'de', speakerCount: 2 }]],
  },
  {
    say: 'the first speaker is Greta and the second one is Paul',
    open: 't2',
    calls: [
      ['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Greta' }],
      ['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Paul' }],
    ],
  },
  {
    say: 'the speakers are mixed up, swap speaker 1 and speaker 2',
    open: 't1',
    calls: [
      ['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Speaker 2' }],
      ['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Speaker 1' }],
    ],
  },
  {
    say: 'swap the speakers',
    open: 't2',
    calls: [
      ['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Speaker 2' }],
      ['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Speaker 1' }],
    ],
  },
  {
    say: 'its spelled Jonas not Jon',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Jon', replacement: 'Jonas', matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'please correct "harbour" to "harbor" in the staff meeting',
    calls: [
      [
        'replace_in_transcript',
        { id: 't2', find: 'harbour', replacement: 'harbor', matchesCase: /(?:)/, matchesWholeWords: /(?:)/ },
      ],
    ],
  },
  {
    say: 'how often do they say holidays?',
    open: 't2',
    calls: [['find_in_transcript', { id: 't2', find: 'holidays', matchesCase: /(?:)/, matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'where in the market vendors do they mention the crane',
    calls: [['find_in_transcript', { id: 't1', find: /crane/i, matchesCase: /(?:)/, matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'line 6 should read: The boat needs a new engine.',
    open: 't2',
    calls: [['set_transcript_lines', { id: 't2', lines: [{ lineId: 'l5', text: 'The boat needs a new engine.' }] }]],
  },
  {
    say: 'merge lines 2 to 4',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l1', 'l2', 'l3'] }]],
  },
  {
    say: 'write subtitles of this recording to a vtt file',
    open: 't1',
    calls: [['export_items', { ids: ['t1'], textFormat: 'vtt' }]],
  },
  {
    say: 'oops no, take it back',
    before: 'replace "boat" with "ship" in the staff meeting transcript',
    calls: [['undo_transcript_edit', { id: 't2', revision: 2 }]],
  },
  { say: 'tidy up the punctuation in this transcript', open: 't1', calls: [], answers: /can.t|tidy|Transcribe|model/i },
  { say: 'translate the staff meeting into French', calls: [], answers: /can.t|translat/i },
  { say: 'who speaks in the staff meeting', calls: [], answers: /Speaker 1.*Speaker 2/is },
  { say: 'how many people are talking here?', open: 't1', calls: [], answers: /2|two/i },
  { say: 'what are the action items', open: 't2', calls: [], answers: /Friday|Jon will write/i },
  { say: 'List all to-dos from the staff meeting', calls: [], answers: /Friday|Jon will write/i },
  { say: 'who has to do what by when?', open: 't2', calls: [], answers: /Friday|Jon will write/i },
  { say: 'what was decided about the boat?', open: 't2', calls: [], answers: /boat/i },
  { say: 'did they say anything about money', open: 't2', calls: [], answers: /nine thousand|budget|money/i },
  { say: 'best soundbites from market vendors for instagram', calls: [], answers: /“|"/ },
  { say: 'chapter markers please', open: 't2', calls: [], answers: /0:00|chapter/i },
  { say: 'what does speaker 2 say about the light', open: 't1', calls: [], answers: /twenty miles/i },
  { say: 'when do the holidays start?', open: 't2', calls: [], answers: /July/i },
  { say: 'is there a line about the war?', open: 't1', calls: [], answers: /before the war/i },
  { say: 'who talks more, speaker 1 or speaker 2', open: 't1', calls: [], answers: /speaker/i },
  { say: 'show notes for this episode', open: 't1', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'what is the bedtime story about?', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'quiz questions for my pupils from this lesson', open: 't3', calls: [], answers: /can.t|\?/i, mayAsk: true },
  {
    say: 'what questions were asked in the interview',
    open: 't1',
    calls: [],
    answers: /question|can.t|\?/i,
    mayAsk: true,
  },
];
