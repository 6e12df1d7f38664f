import type { RequestCase } from '../../request-case.ts';

/** Wishes of the seventh round, on the workshop studio. Of both studios 55 of 71 were right before they were mended. */
export const TUNED_SEVENTH_WORKSHOP: readonly RequestCase[] = [
  { say: 'download the captions for devlog 12 in srt', calls: [['export_transcript', { id: 't2', format: 'srt' }]] },
  {
    say: 'The word "kernal" must be "kernel"',
    open: 't2',
    calls: [['replace_in_transcript', { id: 't2', find: 'kernal', replacement: 'kernel' }]],
  },
  {
    say: 'Speaker 1: Ms. Patel',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Ms. Patel' }]],
  },
  { say: 'what is devlog 12 about?', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'give me the highlights', open: 't3', calls: [], answers: /lamp|boat|light|crane|holiday|“/i },
  { say: 'quotes for a poster from lesson 4', calls: [], answers: /“/ },
  { say: 'suggest chapter titles with timestamps', open: 't2', calls: [], answers: /0:00/ },
  { say: 'transcribe all my recordings', calls: [['transcribe_recordings', { ids: ['r1', 'r2', 'r3'] }]] },
  { say: 'instagram post about our bake sale with cupcakes', calls: [['generate_images', { prompt: /cupcakes/i }]] },
  {
    say: 'illustration for chapter one: a boy finds a key in the garden',
    calls: [['generate_images', { prompt: /boy finds a key in the garden/i }]],
  },
  {
    say: 'can you animate the newsletter banner, petals falling',
    calls: [['generate_clip', { firstFrameId: 'i3', prompt: /petals falling/i }]],
  },
  {
    say: 'theme tune for my devlog, energetic chiptune, no lyrics',
    calls: [['generate_song', { style: /energetic chiptune/i, isInstrumental: true }]],
  },
  {
    say: 'create background music for a lecture, soft and slow',
    calls: [['generate_song', { style: /soft and slow/i }]],
  },
  {
    say: 'use Tom to say "Mission complete"',
    calls: [['generate_speech', { text: 'Mission complete', voiceId: 'v1' }]],
  },
  { say: 'speak the course intro script again', calls: [['narrate_script', { id: 's2', again: true }]] },
  {
    say: 'the merchant has the voice of calm woman',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: 'merchant', voiceId: 'v3' }]],
  },
  { say: 'change the voice of the script to Tom', open: 's2', calls: [['cast_voice', { id: 's2', voiceId: 'v1' }]] },
  {
    say: 'call the merchant Halim',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: 'merchant', name: 'Halim' }]],
  },
  {
    say: 'append "Thanks for watching!" to the course intro',
    calls: [['add_script_lines', { id: 's2', lines: [{ text: 'Thanks for watching!' }] }]],
  },
  {
    say: 'replace "week" by "day" in the course intro script',
    calls: [['replace_in_script', { id: 's2', find: 'week', replacement: 'day' }]],
  },
  { say: 'remove the first line', open: 's2', calls: [['delete_script_lines', { id: 's2', lineIds: ['l0'] }]] },
  { say: 'find the clip with the frog', calls: [['find_in_library', { query: /frog.*kind:clip|kind:clip.*frog/ }]] },
  {
    say: 'list everything on the spring launch board',
    calls: [['find_in_library', { query: /board:"?spring launch/i }]],
  },
];
