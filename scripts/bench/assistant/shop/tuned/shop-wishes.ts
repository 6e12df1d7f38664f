import type { RequestCase } from '../../request-case.ts';

/** Wishes of a candle shop, a teacher and a maker of games, written before any rule was read: the half, chosen at random, that rules were mended with. */
export const TUNED_SHOP_WISHES: readonly RequestCase[] = [
  {
    say: 'need a label for my lavender candles, vintage botanical look',
    calls: [['generate_images', { prompt: /label.*lavender candles.*vintage botanical/i }]],
  },
  { say: 'an icon of a sleeping fox for my app', calls: [['generate_images', { prompt: /sleeping fox/i }]] },
  {
    say: 'Cover art for our EP "Low Light": a dim kitchen with one lamp',
    calls: [['generate_images', { prompt: /dim kitchen with one lamp/i, ratio: /(?:)/ }]],
  },
  { say: 'worksheet picture of the water cycle for year 5', calls: [['generate_images', { prompt: /water cycle/i }]] },
  {
    say: 'make it wider',
    before: 'draw a lake with mountains',
    calls: [['generate_images', { prompt: /lake with mountains/i, ratio: /16:9|21:9|3:2|4:3/ }]],
  },
  { say: 'remove the white background of the candle jar', calls: [], answers: /can.t|background/i },
  { say: 'crop the menu cover to a square', calls: [], answers: /can.t|crop/i },
  { say: 'put the pouring wax clip and the title sequence together', calls: [], answers: /can.t|rough cut/i },
  { say: 'add subtitles to the pouring wax video', calls: [], answers: /can.t|transcri|subtitle/i },
  {
    say: 'boss fight music, heavy drums and choir, no words',
    calls: [['generate_song', { style: /boss fight.*drums and choir/i, isInstrumental: true }]],
  },
  {
    say: 'I need a 30 second outro tune for my podcast, upbeat, no singing',
    calls: [['generate_song', { style: /outro tune.*upbeat/i, isInstrumental: true }]],
  },
  {
    say: 'soft harp music for falling asleep',
    calls: [['generate_song', { style: /soft harp.*asleep/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'a bit slower',
    before: 'make a reggae track about mangoes',
    calls: [['generate_song', { style: /reggae.*slower/i, isInstrumental: /(?:)/ }]],
  },
  { say: 'write me lyrics about the last day of school', calls: [], answers: /\[Verse/i },
  { say: 'need a hook for a song about missing the bus', calls: [], answers: /bus/i },
  {
    say: 'read this out loud: Welcome to our shop, please mind the step.',
    calls: [['generate_speech', { text: 'Welcome to our shop, please mind the step.' }]],
  },
  {
    say: 'Can the calm woman say "Your table is ready"?',
    calls: [['generate_speech', { text: /^Your table is ready\.?$/, voiceId: 'v3' }]],
  },
  {
    say: 'i need a phone greeting: Thanks for calling Wick & Wax, we are closed on Mondays.',
    calls: [['generate_speech', { text: /Thanks for calling Wick & Wax, we are closed on Mondays\./, title: /(?:)/ }]],
  },
  {
    say: 'have the spring sale advert read by tom',
    calls: [
      ['cast_voice', { id: 's2', voiceId: 'v1' }],
      ['narrate_script', { id: 's2', again: /(?:)/ }],
    ],
  },
  { say: 'narrate it', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'generate the audio for the dragon quest intro and then save it as wav',
    calls: [
      ['narrate_script', { id: 's1' }],
      ['export_narration', { id: 's1', format: 'wav' }],
    ],
  },
  {
    say: 'change "lighthouse" to "tower" in the dragon quest intro',
    calls: [['replace_in_script', { id: 's1', find: 'lighthouse', replacement: 'tower', matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'put this at the start of the script: "Once upon a time."',
    open: 's1',
    calls: [],
    answers: /./,
    mayAsk: true,
  },
  {
    say: 'add a line for the wizard: You shall wait here.',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ character: 'wizard', text: 'You shall wait here.' }] }]],
  },
  {
    say: 'the wizard is called Merrow from now on',
    open: 's1',
    calls: [['rename_character', { id: 's1', character: /wizard/i, name: 'Merrow' }]],
  },
  { say: 'make him sound angrier', open: 's1', calls: [['set_delivery', { id: 's1', emotion: 'angry' }]] },
  { say: 'type up the call with the plumber', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  {
    say: 'get me the text of the plumber call, its two people',
    calls: [['transcribe_recordings', { ids: ['r3'], speakerCount: 2 }]],
  },
  {
    say: 'transcribe the physics lesson again, it is in spanish',
    calls: [['transcribe_recordings', { ids: ['r2'], language: 'es', again: true }]],
  },
  { say: 'who is speaking in rosie on fermentation?', calls: [], answers: /Speaker 1/i },
  {
    say: 'Rosie is speaker 2 and the host is speaker 1',
    open: 't1',
    calls: [
      ['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Rosie' }],
      ['rename_speaker', { id: 't1', speakerId: 'sp1', name: /host/i }],
    ],
  },
  {
    say: 'take out every "basically"',
    open: 't1',
    calls: [
      [
        'replace_in_transcript',
        { id: 't1', find: /basically/i, replacement: '', matchesCase: /(?:)/, matchesWholeWords: /(?:)/ },
      ],
    ],
  },
  { say: 'whats this lesson about in one sentence', open: 't2', calls: [], answers: /lamp|boat|light|crane|holiday/i },
  { say: 'what did they decide about the boat?', open: 't3', calls: [], answers: /boat/i },
  { say: 'todo list from the band rehearsal notes', calls: [], answers: /Jon|harbour office|holidays/i },
  { say: 'subtitles for physics lesson 4 as vtt', calls: [['export_transcript', { id: 't2', format: 'vtt' }]] },
  { say: 'turn this into an instagram caption', open: 't1', calls: [], answers: /can.t|model/i },
  { say: 'everything i made last week', calls: [['find_in_library', { query: /date:/ }]] },
  {
    say: 'tag the candle jar with product and spring',
    calls: [['tag_items', { ids: ['i1'], add: ['product', 'spring'] }]],
  },
  { say: 'I love this one', open: 'i1', calls: [], answers: /./, mayAsk: true },
  { say: '4 stars for kitchen groove', calls: [['rate_items', { ids: ['so2'], rating: 4 }]] },
  { say: 'put the candle jar on the shop window board', calls: [['add_to_board', { boardId: 'bd1', ids: ['i1'] }]] },
  { say: 'take the menu cover off the shop window', calls: [['remove_from_board', { boardId: 'bd1', ids: ['i3'] }]] },
  { say: 'get the first draft back out of the bin', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'i dont need the title sequence any more, bin it', calls: [['move_to_bin', { ids: ['c2'] }]] },
  { say: 'open the physics lesson at 3:15', calls: [['open_in_window', { id: 't2', atSeconds: 195 }]] },
  { say: 'is anything still running?', calls: [['list_tasks', { state: 'unfinished' }]] },
  { say: 'why does it take so long', calls: [], answers: /task|progress|engine|computer|long/i },
  { say: 'do I need internet for this', calls: [], answers: /offline|internet|local|computer/i },
  {
    say: 'actually keep the candle jar, just take the draft tag off it',
    calls: [['tag_items', { ids: ['i1'], remove: ['draft'] }]],
  },
];
