import type { RequestCase } from '../../request-case.ts';

/** Wishes of the ninth round, on the creator studio. Of both studios 51 of 65 were right before they were mended. */
export const TUNED_NINTH_CREATOR: readonly RequestCase[] = [
  { say: 'show me the srt of this', open: 't2', calls: [['export_transcript', { id: 't2', format: 'srt' }]] },
  { say: 'podcast episode 7 transcript as a docx', calls: [['export_items', { ids: ['t1'], textFormat: 'docx' }]] },
  {
    say: 'replace all "colour" with "color" in the podcast',
    calls: [['replace_in_transcript', { id: 't1', find: 'colour', replacement: 'color' }]],
  },
  {
    say: 'it is "Beaulieu", please fix "Bewley"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Bewley', replacement: 'Beaulieu' }]],
  },
  {
    say: 'assign the name Elena to speaker 2',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Elena' }]],
  },
  {
    say: 'split line 9 at "must enter"',
    open: 't1',
    calls: [['split_transcript_line', { id: 't1', lineId: 'l8', before: 'must enter' }]],
  },
  {
    say: 'edit line 2 so it says "I never wanted another life."',
    open: 't1',
    calls: [['set_transcript_lines', { id: 't1', lines: [{ lineId: 'l1', text: 'I never wanted another life.' }] }]],
  },
  { say: 'describe this episode in a few words', open: 't1', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'where is the engine discussed', open: 't1', calls: [], answers: /5:25/ },
  { say: 'pull three quotes from the podcast', calls: [], answers: /“/ },
  { say: 'show me 6:30 in the podcast transcript', calls: [['open_in_window', { id: 't1', atSeconds: 390 }]] },
  { say: 'make a picture where a snail wins a race', calls: [['generate_images', { prompt: /snail wins a race/i }]] },
  {
    say: 'paint three different doors in the old town, watercolour',
    calls: [['generate_images', { prompt: /doors in the old town/i, style: 'watercolour' }]],
  },
  { say: 'wallpaper for my phone: koi fish', calls: [['generate_images', { prompt: /koi fish/i, ratio: '9:16' }]] },
  {
    say: 'make the red kayak image move to the right',
    calls: [['generate_clip', { firstFrameId: 'i2', prompt: /right/i }]],
  },
  { say: 'i need footage of a busy kitchen', calls: [['generate_clip', { prompt: /busy kitchen/i }]] },
  {
    say: 'transition from red kayak to old lighthouse at dusk',
    calls: [['generate_clip', { firstFrameId: 'i2', lastFrameId: 'i3' }]],
  },
  {
    say: 'instrumental jazz for a coffee shop',
    calls: [['generate_song', { style: /jazz for a coffee shop/i, isInstrumental: true }]],
  },
  { say: 'give me 2 lofi tracks', calls: [['generate_song', { style: /lofi/i, count: 2 }]] },
  { say: 'convert all my images to webp', calls: [['export_items', { ids: ['i1', 'i2', 'i3'], imageFormat: 'webp' }]] },
  { say: 'tell me when the transcription is done', calls: [['wait_for_task', { id: 'job1' }]] },
  { say: 'jump to the voices panel', calls: [['open_in_window', { panel: 'voices' }]] },
  {
    say: 'draw a kite, name it Kite and export it as png',
    calls: [
      ['generate_images', { prompt: /kite/i }],
      ['rename_items', { names: [{ id: 'made1', title: 'Kite' }] }],
      ['export_items', { ids: ['made1'], imageFormat: 'png' }],
    ],
  },
  { say: 'crop foggy pier to 4:5', calls: [], answers: /can.t/i },
  { say: 'merge the two songs', calls: [], answers: /can.t/i },
  { say: 'what can i do with a rough cut', calls: [], answers: /rough cut/i },
  { say: 'does atelier cost anything', calls: [], answers: /free|cost|bill/i },
];
