import type { RequestCase } from '../request-case.ts';

/**
 * Wishes about transcripts, from nine sets of which each was written before its round of mends: 61 to 78 of a hundred were right at first.
 */
export const TUNED_TEXT_WISHES: readonly RequestCase[] = [
  {
    say: 'export this as srt and vtt',
    open: 't1',
    calls: [
      ['export_transcript', { id: 't1', format: 'srt' }],
      ['export_transcript', { id: 't1', format: 'vtt' }],
    ],
  },
  {
    say: 'could you give me subtitles for the Priya interview?',
    calls: [['export_transcript', { id: 't2', format: 'srt' }]],
  },
  {
    say: 'swap "harbour" with "harbor" everywhere',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'harbour', replacement: 'harbor' }]],
  },
  {
    say: 'Speaker 1 is actually called Dana',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Dana' }]],
  },
  {
    say: 'fix the spelling of Priya: it should be Prya',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Priya', replacement: 'Prya' }]],
  },
  { say: 'hey, i need captions for episode 7', calls: [['export_transcript', { id: 't1', format: 'srt' }]] },
  {
    say: 'markdown export with timestamps please',
    open: 't2',
    calls: [['export_transcript', { id: 't2', format: 'md', withTimes: true }]],
  },
  {
    say: 'everywhere it says "Marren" it should be "Maren"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Marren', replacement: 'Maren' }]],
  },
  {
    say: 'get rid of all the "um"s',
    open: 't1',
    calls: [
      ['replace_in_transcript', { id: 't1', find: 'um', replacement: '', matchesWholeWords: true, matchesCase: false }],
    ],
  },
  {
    say: 'the second speaker is Tobias',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Tobias' }]],
  },
  {
    say: 'call speaker 1 "Host" and speaker 2 "Guest"',
    open: 't2',
    calls: [
      ['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Host' }],
      ['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Guest' }],
    ],
  },
  { say: 'get me the transcript as a csv', open: 't2', calls: [['export_transcript', { id: 't2', format: 'csv' }]] },
  { say: 'subtitle file for the podcast, web vtt', calls: [['export_transcript', { id: 't1', format: 'vtt' }]] },
  {
    say: 'they keep calling it "Habour", please correct to "Harbour"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Habour', replacement: 'Harbour' }]],
  },
  {
    say: 'erase the words "sort of"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'sort of', replacement: '', matchesWholeWords: true }]],
  },
  { say: 'sp 1 = Nina', open: 't1', calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Nina' }]] },
  { say: 'srt for priya pls', calls: [['export_transcript', { id: 't2', format: 'srt' }]] },
  { say: 'dump the transcript as json', open: 't1', calls: [['export_transcript', { id: 't1', format: 'json' }]] },
  {
    say: 'change every "okay" into "OK"',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'okay', replacement: 'OK' }]],
  },
  {
    say: 'the name is Kirsten not Kristen',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Kristen', replacement: 'Kirsten' }]],
  },
  {
    say: 'speaker 2 should be called Dr. Amari',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Dr. Amari' }]],
  },
  { say: 'vtt please', open: 't1', calls: [['export_transcript', { id: 't1', format: 'vtt' }]] },
  {
    say: 'i would like this as plain text with the times',
    open: 't2',
    calls: [['export_transcript', { id: 't2', format: 'txt', withTimes: true }]],
  },
  {
    say: 'spelling mistake: "Lighthous" has to be "Lighthouse"',
    open: 't1',
    calls: [
      ['replace_in_transcript', { id: 't1', find: 'Lighthous', replacement: 'Lighthouse', matchesWholeWords: true }],
    ],
  },
  {
    say: 'name the first speaker Oskar',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Oskar' }]],
  },
  {
    say: 'i need the srt, vtt and txt of this',
    open: 't2',
    calls: [
      ['export_transcript', { id: 't2', format: 'srt' }],
      ['export_transcript', { id: 't2', format: 'vtt' }],
      ['export_transcript', { id: 't2', format: 'txt' }],
    ],
  },
  {
    say: 'transcript of the podcast as a text file without timestamps',
    calls: [['export_transcript', { id: 't1', format: 'txt' }]],
  },
  {
    say: 'please replace Jon by John in the whole transcript',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Jon', replacement: 'John' }]],
  },
  {
    say: 'cut out all the "like"s',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'like', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'Speaker 1 is me, Lena',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Lena' }]],
  },
  {
    say: 'make subtitles out of this transcript',
    open: 't1',
    calls: [['export_transcript', { id: 't1', format: 'srt' }]],
  },
  { say: 'send me the priya interview as markdown', calls: [['export_transcript', { id: 't2', format: 'md' }]] },
  {
    say: 'change all occurrences of colour to color',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'colour', replacement: 'color' }]],
  },
  {
    say: 'delete the word "actually" everywhere in this',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'actually', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'label the speakers: 1 is Kim, 2 is Lou',
    open: 't1',
    calls: [
      ['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Kim' }],
      ['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Lou' }],
    ],
  },
  { say: 'can i have this transcript as srt', open: 't1', calls: [['export_transcript', { id: 't1', format: 'srt' }]] },
  { say: 'csv of the interview with priya', calls: [['export_transcript', { id: 't2', format: 'csv' }]] },
  {
    say: 'i keep seeing "Pria", it is spelled "Priya"',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Pria', replacement: 'Priya' }]],
  },
  {
    say: 'swap boat for ship everywhere',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'boat', replacement: 'ship' }]],
  },
  {
    say: 'the voice of speaker 2 is Hana',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Hana' }]],
  },
  { say: 'captions for the interview with priya, vtt', calls: [['export_transcript', { id: 't2', format: 'vtt' }]] },
  { say: 'copy this to text please', open: 't1', calls: [['export_transcript', { id: 't1', format: 'txt' }]] },
  {
    say: 'use "centre" instead of "center"',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'center', replacement: 'centre' }]],
  },
  { say: 'speaker one: Marta', open: 't1', calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Marta' }]] },
];
