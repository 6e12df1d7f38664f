import type { RequestCase } from '../../request-case.ts';

/** Wishes of the tenth round, on the creator studio. Of both studios 47 of 60 were right before they were mended. */
export const TUNED_TENTH_CREATOR: readonly RequestCase[] = [
  {
    say: 'vtt version of this with the speakers',
    open: 't1',
    calls: [['export_transcript', { id: 't1', format: 'vtt', withSpeakers: true }]],
  },
  {
    say: 'In the podcast transcript change "e-mail" to "email".',
    calls: [['replace_in_transcript', { id: 't1', find: 'e-mail', replacement: 'email' }]],
  },
  {
    say: 'Maria is spelled with an h: Mariah',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Maria', replacement: 'Mariah', matchesWholeWords: true }]],
  },
  {
    say: 'can you drop the word "honestly" from the interview',
    calls: [['replace_in_transcript', { id: 't2', find: 'honestly', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'lines 7 and 8 should be one',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l6', 'l7'] }]],
  },
  { say: 'Tell me what they decided about the boat', open: 't1', calls: [], answers: /boat/i },
  { say: 'is the crane ever mentioned?', open: 't2', calls: [], answers: /10:50|11:55/ },
  { say: 'find quotes about holidays', open: 't1', calls: [], answers: /“|holiday/i },
  {
    say: 'please make a drawing of a sleeping cat on a keyboard',
    calls: [['generate_images', { prompt: /sleeping cat on a keyboard/i }]],
  },
  {
    say: 'need a header image for my blog: sunflowers, wide',
    calls: [['generate_images', { prompt: /sunflowers/i, ratio: '16:9' }]],
  },
  {
    say: 'do that one again with a blue door',
    before: 'Draw a small cottage',
    calls: [['generate_images', { prompt: /small cottage.*blue door/i }]],
  },
  {
    say: 'add a chimney',
    before: 'Draw a small cottage',
    calls: [['generate_images', { prompt: /small cottage.*chimney/i }]],
  },
  {
    say: 'rename it to Cottage',
    before: 'Draw a small cottage',
    calls: [['rename_items', { names: [{ id: 'made1', title: 'Cottage' }] }]],
  },
  {
    say: 'turn foggy pier into a video where the fog lifts',
    calls: [['generate_clip', { firstFrameId: 'i1', prompt: /fog lifts/i }]],
  },
  {
    say: 'clip: rain on a window, 10 secs',
    calls: [['generate_clip', { prompt: /rain on a window/i, durationSeconds: 10 }]],
  },
  { say: 'jingle for my podcast please', calls: [['generate_song', { style: /jingle for my podcast/i }]] },
  { say: 'make a dance track and name it Pulse', calls: [['generate_song', { style: /dance/i, title: 'Pulse' }]] },
  {
    say: 'make it longer and add a saxophone',
    before: 'Compose a jazz ballad',
    calls: [['generate_song', { style: /jazz ballad.*saxophone/i }]],
  },
  {
    say: 'please say the following: "Exit through the gift shop."',
    calls: [['generate_speech', { text: 'Exit through the gift shop.' }]],
  },
];
