import type { RequestCase } from '../../request-case.ts';

/** Wishes about transcripts, on the workshop studio. */
export const TUNED_WORKSHOP_TEXTS: readonly RequestCase[] = [
  { say: 'pls export the devlog transcript as word', calls: [['export_items', { ids: ['t2'], textFormat: 'docx' }]] },
  { say: 'subtitles for the indie games panel', calls: [['export_transcript', { id: 't3', format: 'srt' }]] },
  {
    say: 'the correct spelling is Chloroplast, not Cloroplast',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Cloroplast', replacement: 'Chloroplast' }]],
  },
  {
    say: 'it says "dev log" a lot, should be "devlog"',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'dev log', replacement: 'devlog' }]],
  },
  {
    say: 'strip every "uhm" out',
    open: 't3',
    calls: [
      [
        'replace_in_transcript',
        { id: 't3', find: 'uhm', replacement: '', matchesWholeWords: true, matchesCase: false },
      ],
    ],
  },
  {
    say: 'in the panel transcript, please turn all "okey" into "okay"',
    calls: [['replace_in_transcript', { id: 't3', find: 'okey', replacement: 'okay' }]],
  },
  {
    say: 'set the name of speaker 2 to Yusuf',
    open: 't3',
    calls: [['rename_speaker', { id: 't3', speakerId: 'sp2', name: 'Yusuf' }]],
  },
  {
    say: 'call the first speaker Mrs Okafor in the lesson',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Mrs Okafor' }]],
  },
  {
    say: 'join the first two lines',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l0', 'l1'] }]],
  },
  {
    say: 'correct line 1: "The keeper lit the lamp each night at dusk."',
    open: 't1',
    calls: [
      [
        'set_transcript_lines',
        { id: 't1', lines: [{ lineId: 'l0', text: 'The keeper lit the lamp each night at dusk.' }] },
      ],
    ],
  },
  { say: 'better title for this?', open: 't2', calls: [], answers: /“|-|•|\d\./ },
  { say: 'first mention of july?', open: 't1', calls: [], answers: /9:45/ },
  { say: 'is there anything about deadlines in there', open: 't3', calls: [], answers: /isn.t|not|nothing/i },
];
