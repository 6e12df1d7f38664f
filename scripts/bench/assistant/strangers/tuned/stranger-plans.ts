import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that rules were mended with: plans. */
export const TUNED_STRANGER_PLANS: readonly RequestCase[] = [
  {
    say: 'draw a lantern and then animate it',
    calls: [
      ['generate_images', { prompt: /lantern/i }],
      ['generate_clip', { prompt: /(?:)/, firstFrameId: 'made1' }],
    ],
  },
  {
    say: 'make a picture of a raven, rate it 4 and tag it gothic',
    calls: [
      ['generate_images', { prompt: /raven/i }],
      ['rate_items', { ids: ['made1'], rating: 4 }],
      ['tag_items', { ids: ['made1'], add: ['gothic'] }],
    ],
  },
  {
    say: 'cast Tom for the narrator, then voice the whole script',
    open: 's1',
    calls: [
      ['cast_voice', { id: 's1', character: /narrator/i, voiceId: 'v1' }],
      ['narrate_script', { id: 's1' }],
    ],
  },
  {
    say: 'delete line 2 and narrate the rest',
    open: 's1',
    calls: [
      ['delete_script_lines', { id: 's1', lineIds: ['l1'] }],
      ['narrate_script', { id: 's1' }],
    ],
  },
  {
    say: 'perfect, save it as png',
    before: 'draw a compass rose',
    calls: [['export_items', { ids: ['made1'], imageFormat: 'png' }]],
  },
  {
    say: 'call it Night watch',
    before: 'make a slow cello song',
    calls: [['rename_items', { names: [{ id: 'made2', title: 'Night watch' }] }]],
  },
  {
    say: 'and now the same for the staff meeting',
    before: 'summarise the market vendors',
    calls: [],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  {
    say: 'do the same with paper planes',
    before: 'rate morning coffee 5 stars',
    calls: [['rate_items', { ids: ['so2'], rating: 5 }]],
  },
  {
    say: 'in blue',
    before: 'draw a sports car',
    calls: [['generate_images', { prompt: /sports car.*blue|blue.*sports car/i }]],
  },
  {
    say: 'summarise the staff meeting and read the summary aloud',
    calls: [['generate_speech', { text: /lamp|boat|light|crane|holiday/i, title: /(?:)/ }]],
  },
  {
    say: 'turn the bedtime story into audio and export it as flac',
    calls: [
      ['narrate_script', { id: 's1' }],
      ['export_narration', { id: 's1', format: 'flac' }],
    ],
  },
  {
    say: 'tag all songs with demo, then export them as a zip',
    calls: [
      ['tag_items', { ids: ['so1', 'so2'], add: ['demo'] }],
      ['export_items', { ids: ['so1', 'so2'], asArchive: true }],
    ],
  },
  {
    say: 'make a drawing of a tortoise and use it as the start of a clip where it wins a race',
    calls: [
      ['generate_images', { prompt: /tortoise/i }],
      ['generate_clip', { prompt: /wins a race/i, firstFrameId: 'made1' }],
    ],
  },
];
