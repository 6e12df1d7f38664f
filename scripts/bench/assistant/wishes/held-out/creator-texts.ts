import type { RequestCase } from '../../request-case.ts';

/** Wishes about transcripts, on the creator studio. */
export const HELD_OUT_CREATOR_TEXTS: readonly RequestCase[] = [
  {
    say: 'could you please get me subtitles for the priya interview, srt if possible',
    calls: [['export_transcript', { id: 't2', format: 'srt' }]],
  },
  {
    say: 'Hi! Would you mind giving me the transcript as plain text without any speaker labels?',
    open: 't1',
    calls: [['export_transcript', { id: 't1', format: 'txt', withSpeakers: false }]],
  },
  {
    say: 'the software heard "Prya" but her name is "Priya"',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Prya', replacement: 'Priya' }]],
  },
  {
    say: 'every "gonna" should read "going to"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'gonna', replacement: 'going to' }]],
  },
  {
    say: 'remove all instances of "basically" from the podcast transcript',
    calls: [['replace_in_transcript', { id: 't1', find: 'basically', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'it keeps writing Haber Street, it is Harbour Street',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Haber Street', replacement: 'Harbour Street' }]],
  },
  {
    say: 'Speaker 2 is wrong, that is Ines',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Ines' }]],
  },
  {
    say: 'change line 6 to "The boat needs a new engine before summer."',
    open: 't2',
    calls: [
      [
        'set_transcript_lines',
        { id: 't2', lines: [{ lineId: 'l5', text: 'The boat needs a new engine before summer.' }] },
      ],
    ],
  },
  { say: 'Suggest some titles for the podcast episode please', calls: [], answers: /“|-|•|\d\./ },
  {
    say: 'take me to the part about the holidays',
    open: 't1',
    calls: [['open_in_window', { id: 't1', atSeconds: 455 }]],
  },
  { say: 'play the podcast from 3:15', calls: [['open_in_window', { id: /t1|r1/, atSeconds: 195 }]] },
  {
    say: 'transcribe the podcast recording again but in german',
    calls: [['transcribe_recordings', { ids: ['r1'], language: 'de', again: true }]],
  },
  {
    say: 'transcribe the podcast recording, there are 3 people talking',
    calls: [['transcribe_recordings', { ids: ['r1'], speakerCount: 3 }]],
  },
];
