import type { RequestCase } from '../../request-case.ts';

/** Plain wishes of the fifth round, on the creator studio. Of both studios 66 of 70 were right before they were mended. */
export const TUNED_FIFTH_CREATOR: readonly RequestCase[] = [
  {
    say: 'Please give me the subtitles of the podcast episode in VTT format.',
    calls: [['export_transcript', { id: 't1', format: 'vtt' }]],
  },
  {
    say: 'I need the interview with Priya as a Word file',
    calls: [['export_items', { ids: ['t2'], textFormat: 'docx' }]],
  },
  {
    say: 'remove "you know" everywhere',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'you know', replacement: '', matchesWholeWords: true }]],
  },
  {
    say: 'speaker 1 is called Anna Berg',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Anna Berg' }]],
  },
  {
    say: 'please merge line 2 with line 3',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l1', 'l2'] }]],
  },
  {
    say: 'set line 10 to "The holidays begin in July and end in August."',
    open: 't1',
    calls: [
      [
        'set_transcript_lines',
        { id: 't1', lines: [{ lineId: 'l9', text: 'The holidays begin in July and end in August.' }] },
      ],
    ],
  },
  { say: 'Can you summarize the interview with Priya?', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'when do they mention the budget', open: 't1', calls: [], answers: /4:20/ },
  { say: 'how often is the word boat used', open: 't1', calls: [], answers: /\b[34]\b/ },
  { say: 'find me some nice quotes in the podcast', calls: [], answers: /“/ },
  { say: 'generate chapters for this episode', open: 't1', calls: [], answers: /0:00/ },
  { say: 'go to minute 4 in the podcast transcript', calls: [['open_in_window', { id: 't1', atSeconds: 240 }]] },
  { say: 'transcribe the podcast recording', calls: [['transcribe_recordings', { ids: ['r1'] }]] },
  {
    say: 'Create an image of a lighthouse made of books',
    calls: [['generate_images', { prompt: /lighthouse made of books/i }]],
  },
  {
    say: 'make me a thumbnail with a surprised owl',
    calls: [['generate_images', { prompt: /surprised owl/i, ratio: '16:9' }]],
  },
  {
    say: 'generate 4 images: misty forest, 16:9',
    calls: [['generate_images', { prompt: /misty forest/i, count: 4, ratio: '16:9' }]],
  },
  {
    say: 'paint a medieval market in watercolour',
    calls: [['generate_images', { prompt: /medieval market/i, style: 'watercolour' }]],
  },
  {
    say: 'picture of two penguins dancing in the rain, portrait format please',
    calls: [['generate_images', { prompt: /two penguins dancing in the rain/i, ratio: '9:16' }]],
  },
  { say: 'again please', before: 'Paint a market', calls: [['generate_images', { prompt: /market/i, again: true }]] },
  {
    say: 'now as a watercolour',
    before: 'Paint a market',
    calls: [['generate_images', { prompt: /market/i, style: 'watercolour' }]],
  },
  { say: 'tag it with market', before: 'Paint a market', calls: [['tag_items', { ids: ['made1'], add: ['market'] }]] },
  { say: 'animate the foggy pier', calls: [['generate_clip', { firstFrameId: 'i1' }]] },
  { say: 'make a video of a cat chasing a laser', calls: [['generate_clip', { prompt: /cat chasing a laser/i }]] },
  {
    say: 'create a 10 second clip of the ocean at sunset',
    calls: [['generate_clip', { prompt: /ocean at sunset/i, durationSeconds: 10 }]],
  },
  {
    say: 'I need an instrumental hip hop beat for my intro',
    calls: [['generate_song', { style: /hip hop beat/i, isInstrumental: true }]],
  },
  {
    say: 'create a rock ballad called Broken Strings',
    calls: [['generate_song', { style: /rock ballad/i, title: 'Broken Strings' }]],
  },
  {
    say: 'say "Thank you for listening" with Tom',
    calls: [['generate_speech', { text: 'Thank you for listening', voiceId: 'v1' }]],
  },
  { say: 'narrate the trailer', calls: [['narrate_script', { id: 's1' }]] },
  { say: 'show me all my songs', calls: [['find_in_library', { query: /kind:song/ }]] },
  {
    say: 'find all images tagged sea',
    calls: [['find_in_library', { query: /kind:image.*tag:sea|tag:sea.*kind:image/ }]],
  },
  {
    say: 'which clips did i make last week?',
    calls: [['find_in_library', { query: /kind:clip.*date:week|date:week.*kind:clip/ }]],
  },
  { say: 'search for kayak', calls: [['find_in_library', { query: /kayak/ }]] },
  { say: 'trim the kayak clip to 5 seconds', calls: [], answers: /rough cut|can.t/i },
  { say: 'translate this transcript into French', open: 't1', calls: [], answers: /translat/i },
  { say: 'How do I record my voice?', calls: [], answers: /Record|microphone/i },
  { say: 'Which voices are available?', calls: [], answers: /Tom/ },
  { say: 'Is the local engine free?', calls: [], answers: /free/i },
  { say: 'what is the capital of peru', calls: [], answers: /don.t|rules/i },
];
