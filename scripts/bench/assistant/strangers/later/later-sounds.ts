import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a second round that rules were mended with: songs, speech. */
export const LATER_STRANGER_SOUNDS: readonly RequestCase[] = [
  {
    say: 'upbeat intro music for a gaming channel',
    calls: [['generate_song', { style: /upbeat intro music for a gaming channel/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'Can you sing happy birthday for Leo in the style of jazz?',
    calls: [['generate_song', { style: /jazz|birthday/i, lyrics: /(?:)/, title: /(?:)/ }]],
  },
  {
    say: 'some relaxing guitar please',
    calls: [['generate_song', { style: /relaxing guitar/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'a lullaby with harp, 90 seconds',
    calls: [['generate_song', { style: /lullaby with harp/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'another take, slower',
    before: 'compose a tango with accordion',
    calls: [['generate_song', { style: /tango with accordion.*slow|slow.*tango with accordion/i, again: /(?:)/ }]],
  },
  { say: 'I need two rhyming lines about cheese', calls: [], answers: /cheese/i },
  { say: 'remove the drums from paper planes', calls: [], answers: /can.t/i },
  { say: 'combine both songs to one', calls: [], answers: /can.t/i },
  {
    say: 'Say the following with a deep voice: Attention please, the show begins.',
    calls: [],
    answers: /which/i,
  },
  {
    say: 'can Tom read the safety briefing?',
    calls: [
      ['cast_voice', { id: 's2', voiceId: 'v1' }],
      ['narrate_script', { id: 's2' }],
    ],
  },
  { say: 'generate the audio for this script', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'the third line sounds odd, do it once more',
    open: 's2',
    calls: [['narrate_script', { id: 's2', lineIds: ['l2'], again: true }]],
  },
  {
    say: 'please put a new line at the start of the script: Hello everybody.',
    open: 's2',
    calls: [],
    answers: /can.t|after|which/i,
  },
  {
    say: 'new script called Week 12 with the text "Welcome back."',
    calls: [['create_script', { text: 'Welcome back.', title: 'Week 12' }]],
  },
  { say: 'kick out line 5', open: 's1', calls: [['delete_script_lines', { id: 's1', lineIds: ['l4'] }]] },
  {
    say: 'rename the knight to Sir Gawain in the bedtime story',
    calls: [['rename_character', { id: 's1', character: /knight/i, name: 'Sir Gawain' }]],
  },
  { say: 'who plays in the bedtime story', calls: [], answers: /Speaker|characters?/i },
  { say: 'list british voices', calls: [['list_voices', { query: /british/i }]] },
  { say: 'make this sound less angry: NO!!! You can NOT park here!', calls: [], answers: /park here/i },
  { say: 'please write this more formally: hey dude, send me the stuff', calls: [], answers: /can.t|model/i },
  {
    say: 'export the audio of the safety briefing, one file per section',
    calls: [['export_narration', { id: 's2', bySection: true, format: /(?:)/ }]],
  },
];
