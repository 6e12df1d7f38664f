import type { RequestCase } from '../../request-case.ts';

/** Wishes about transcripts, on the creator studio. */
export const TUNED_CREATOR_TEXTS: readonly RequestCase[] = [
  { say: 'vtt of ep 7', calls: [['export_transcript', { id: 't1', format: 'vtt' }]] },
  {
    say: 'the transcrpit with time stamps as markdown, thx',
    open: 't2',
    calls: [['export_transcript', { id: 't2', format: 'md', withTimes: true }]],
  },
  {
    say: 'Kate -> Cate everywhere',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Kate', replacement: 'Cate' }]],
  },
  {
    say: 'the first voice you hear is Marco and the second one is Lea',
    open: 't1',
    calls: [
      ['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Marco' }],
      ['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Lea' }],
    ],
  },
  {
    say: 'pls change speaker1 to Host',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Host' }]],
  },
  { say: 'merge lines 3 and 4', open: 't1', calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l2', 'l3'] }]] },
  {
    say: 'split line 2 before "other life"',
    open: 't1',
    calls: [['split_transcript_line', { id: 't1', lineId: 'l1', before: 'other life' }]],
  },
  { say: 'where exactly does someone bring up the crane?', open: 't1', calls: [], answers: /10:50|11:55/ },
  { say: 'How many times does the word lamp come up in this one?', open: 't2', calls: [], answers: /once|\b1\b|one/i },
  {
    say: 'id love a two sentence summary of the priya interview',
    calls: [],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  { say: 'whats the gist', open: 't1', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'timestamps for the yt description', open: 't1', calls: [], answers: /0:00/ },
  { say: 'what would make a good quote card from the priya interview', calls: [], answers: /“/ },
];
