import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a third round that rules were mended with: texts, material. */
export const THIRD_STRANGER_TEXTS: readonly RequestCase[] = [
  { say: 'Start transcribing the recording with Omar', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  { say: 'make subtitles for the phone call', calls: [], answers: /transcri/i },
  {
    say: 'this is spanish, transcribe again',
    open: 'r1',
    calls: [['transcribe_recordings', { ids: ['r1'], language: 'es', again: true }]],
  },
  {
    say: 'speaker one is my boss, call her Mrs. Lund',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp1', name: /Mrs\.? Lund/ }]],
  },
  {
    say: 'in the transcript it always says Karen but her name is Karin',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Karen', replacement: 'Karin', matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'find all "boat" and make it "ship"',
    open: 't1',
    calls: [
      [
        'replace_in_transcript',
        { id: 't1', find: 'boat', replacement: 'ship', matchesWholeWords: /(?:)/, matchesCase: /(?:)/ },
      ],
    ],
  },
  {
    say: 'take out the word basically everywhere',
    open: 't1',
    calls: [
      [
        'replace_in_transcript',
        { id: 't1', find: 'basically', replacement: '', matchesWholeWords: true, matchesCase: /(?:)/ },
      ],
    ],
  },
  {
    say: 'join line 5 with line 6',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l4', 'l5'] }]],
  },
  {
    say: 'I want the text of this without speaker names',
    open: 't1',
    calls: [['export_transcript', { id: 't1', format: 'txt', withSpeakers: false }]],
  },
  { say: 'vtt for the choir rehearsal talk', calls: [['export_transcript', { id: 't3', format: 'vtt' }]] },
  { say: 'save this as docx', open: 't2', calls: [['export_items', { ids: ['t2'], textFormat: 'docx' }]] },
  { say: 'translate this to german please', open: 't1', calls: [], answers: /can.t/i },
  { say: 'count how many times they say "boat"', open: 't1', calls: [], answers: /3|three/i },
  { say: 'make the sentences shorter in this transcript', open: 't1', calls: [], answers: /./, mayAsk: true },
  { say: 'who is in the market vendors recording', calls: [], answers: /Speaker 1.*Speaker 2/is },
  { say: 'does speaker 1 speak more than speaker 2', open: 't1', calls: [], answers: /%/ },
  {
    say: 'sum up the meeting for people who missed it',
    open: 't2',
    calls: [],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  { say: 'pull out everything that somebody has to do', open: 't2', calls: [], answers: /Friday|Jon will write/i },
  { say: 'did we agree on something?', open: 't2', calls: [], answers: /./ },
  { say: 'where is the crane mentioned', open: 't1', calls: [], answers: /10:50/ },
  { say: 'when was the crane built', open: 't1', calls: [], answers: /before the war/i },
  { say: 'what does the boat need', open: 't2', calls: [], answers: /engine/i },
  { say: 'which month do the holidays end', open: 't2', calls: [], answers: /August/i },
  { say: 'tell me the three most important sentences', open: 't1', calls: [], answers: /- / },
  { say: 'cut this into chapters for youtube', open: 't1', calls: [], answers: /0:00/ },
  { say: 'teaser quote for social media', open: 't1', calls: [], answers: /“/ },
  { say: 'how many words does this have', open: 't1', calls: [], answers: /\d+ words/i },
  { say: 'name ideas for this recording', open: 't1', calls: [], answers: /- / },
  { say: 'at what minute do they talk about the budget', open: 't2', calls: [], answers: /4:20/ },
  { say: 'explain what the light is about', open: 't1', calls: [], answers: /light/i },
];
