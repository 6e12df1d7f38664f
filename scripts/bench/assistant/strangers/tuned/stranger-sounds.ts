import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that rules were mended with: songs, speech and scripts. */
export const TUNED_STRANGER_SOUNDS: readonly RequestCase[] = [
  {
    say: 'a birthday song for my grandma Ines who loves gardening',
    calls: [['generate_song', { style: /birthday.*Ines.*gardening/i, title: /(?:)/, lyrics: /(?:)/ }]],
  },
  {
    say: 'ten second jingle for a bike shop',
    calls: [['generate_song', { style: /jingle for a bike shop/i, isInstrumental: /(?:)/ }]],
  },
  { say: 'could you write me a chorus about rain on a tin roof', calls: [], answers: /rain|roof/i },
  {
    say: 'sing these words: la la la, the sea is grey, la la la, it went away',
    calls: [['generate_song', { style: /./, lyrics: /the sea is grey/i, title: /(?:)/ }]],
  },
  { say: 'give me a title for the song', open: 'so1', calls: [], answers: /title/i },
  {
    say: 'faster and happier',
    before: 'make a sad ukulele song',
    calls: [['generate_song', { style: /ukulele/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'need ambient music for meditation, around 3 minutes',
    calls: [['generate_song', { style: /ambient.*meditation/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'do a waltz in D minor with accordion',
    calls: [['generate_song', { style: /waltz in D minor with accordion/i, isInstrumental: /(?:)/ }]],
  },
  { say: 'can u voice the safety briefing now', calls: [['narrate_script', { id: 's2' }]] },
  { say: 'do line 3 again', open: 's1', calls: [['narrate_script', { id: 's1', lineIds: ['l2'], again: true }]] },
  {
    say: 'I dont like the take of the second line, another one',
    open: 's1',
    calls: [['narrate_script', { id: 's1', lineIds: ['l1'], again: true }]],
  },
  { say: 'use deep voice man for this script', open: 's2', calls: [['cast_voice', { id: 's2', voiceId: 'v2' }]] },
  { say: 'delete line 7', open: 's1', calls: [['delete_script_lines', { id: 's1', lineIds: ['l6'] }]] },
  {
    say: 'drop the last line of the safety briefing',
    calls: [['delete_script_lines', { id: 's2', lineIds: ['l11'] }]],
  },
  {
    say: 'create a script from this: [Mia] Hi there. [Ben] Hello Mia.',
    calls: [['create_script', { text: /\[Mia\] Hi there\..*\[Ben\] Hello Mia\./s, title: /(?:)/ }]],
  },
  { say: 'which voices can I choose?', calls: [['list_voices', {}]] },
  { say: 'do you have a female voice', calls: [['list_voices', { query: /(?:)/ }]] },
  { say: 'any deep voices?', calls: [['list_voices', { query: /deep/i }]] },
  { say: 'make this calmer: HURRY UP!!! We are late and nobody cares!', calls: [], answers: /late/i },
  { say: 'rewrite it a bit friendlier: You must submit the form today.', calls: [], answers: /form/i },
  { say: 'read me the safety briefing', calls: [['read_script', { id: 's2' }]] },
  {
    say: 'save the narration of the bedtime story as wav with srt',
    calls: [['export_narration', { id: 's1', format: 'wav', subtitles: ['srt'] }]],
  },
  { say: 'mp3 of this one please', open: 's2', calls: [['export_narration', { id: 's2', format: /(?:)/ }]] },
  { say: 'clone my voice', calls: [], answers: /clone|Voices/i },
  {
    say: 'shorten this: We would like to kindly inform all of our guests that breakfast is served from seven until ten o’clock every single morning.',
    calls: [],
    answers: /breakfast/i,
  },
];
