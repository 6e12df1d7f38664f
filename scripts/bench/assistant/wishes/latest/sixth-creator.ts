import type { RequestCase } from '../../request-case.ts';

/** Wishes of the sixth round, on the creator studio. Of both studios 48 of 64 were right before they were mended. */
export const TUNED_SIXTH_CREATOR: readonly RequestCase[] = [
  {
    say: 'plain text of this without timestamps please',
    open: 't2',
    calls: [['export_transcript', { id: 't2', format: 'txt' }]],
  },
  {
    say: 'whenever they say "Habor" write "Harbour"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Habor', replacement: 'Harbour' }]],
  },
  {
    say: 'find and replace: "color" -> "colour"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'color', replacement: 'colour' }]],
  },
  {
    say: 'my name is spelled Aoife, not Eefa',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'Eefa', replacement: 'Aoife' }]],
  },
  {
    say: 'take all the "uh"s out of the podcast transcript',
    calls: [
      ['replace_in_transcript', { id: 't1', find: 'uh', replacement: '', matchesWholeWords: true, matchesCase: false }],
    ],
  },
  {
    say: 'Label the first speaker "Host" and the second "Guest"',
    open: 't1',
    calls: [
      ['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Host' }],
      ['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Guest' }],
    ],
  },
  { say: 'what do they say about the boat', open: 't1', calls: [], answers: /boat/ },
  { say: 'when is july first mentioned?', open: 't1', calls: [], answers: /9:45/ },
  { say: 'pick out the best lines for social media', open: 't1', calls: [], answers: /“/ },
  { say: 'chapter markers for spotify please', open: 't1', calls: [], answers: /0:00/ },
  { say: 'take me to 2:30', open: 't1', calls: [['open_in_window', { id: 't1', atSeconds: 150 }]] },
  {
    say: 'pic of a cat astronaut pls, square',
    calls: [['generate_images', { prompt: /cat astronaut/i, ratio: '1:1' }]],
  },
  {
    say: 'could you create a few images of haunted houses? like 4',
    calls: [['generate_images', { prompt: /haunted houses/i, count: 4 }]],
  },
  {
    say: 'I need album art: a burning piano in a field',
    calls: [['generate_images', { prompt: /burning piano in a field/i }]],
  },
  {
    say: 'a realistic photo of a hot air balloon over mountains, 21:9',
    calls: [['generate_images', { prompt: /hot air balloon over mountains/i, ratio: '21:9' }]],
  },
  { say: 'make a clip out of foggy pier', calls: [['generate_clip', { firstFrameId: 'i1' }]] },
  {
    say: 'short clip of bees on lavender, 6 seconds, 1080p',
    calls: [['generate_clip', { prompt: /bees on lavender/i, durationSeconds: 6, resolution: '1080P' }]],
  },
  {
    say: 'i want a video where paint drips down a wall',
    calls: [['generate_clip', { prompt: /paint drips down a wall/i }]],
  },
  {
    say: 'relaxing background track with flute, no singing, two versions',
    calls: [['generate_song', { style: /relaxing.*flute/i, isInstrumental: true, count: 2 }]],
  },
  {
    say: 'a country song, title: Dusty Boots, about my truck',
    calls: [['generate_song', { style: /country song.*truck/i, title: 'Dusty Boots' }]],
  },
  {
    say: 'play it slower',
    before: 'Compose a country song about trucks',
    calls: [['generate_song', { style: /country song about trucks.*slower/i }]],
  },
  {
    say: 'Tom, please say "The museum closes at six."',
    calls: [['generate_speech', { text: 'The museum closes at six.', voiceId: 'v1' }]],
  },
  {
    say: 'make a picture of a lamp and a song about lamps',
    calls: [
      ['generate_images', { prompt: /lamp/i }],
      ['generate_song', { style: /lamps/i }],
    ],
  },
  { say: 'how do i make my own voice in atelier', calls: [], answers: /clone|sample/i },
  { say: 'can other people see my recordings', calls: [], answers: /computer|cloud/i },
];
