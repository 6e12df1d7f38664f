import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, half that rules were mended with: talk, harmless. */
export const TUNED_STRANGER_TALK: readonly RequestCase[] = [
  { say: 'are you there?', calls: [], answers: /./ },
  { say: 'good morning :)', calls: [], answers: /./ },
  { say: 'thx, looks great', calls: [], answers: /./ },
  { say: 'are you chatgpt', calls: [], answers: /rule|model|local|Atelier/i },
  { say: 'what can you do for a podcaster like me', calls: [], answers: /transcri/i },
  { say: 'where are my files stored', calls: [], answers: /library|folder|computer/i },
  { say: 'which file types can I drop in here', calls: [], answers: /mp3|wav|audio|format/i },
  { say: 'what does the local engine cost me', calls: [], answers: /free|cost|nothing/i },
  { say: 'why is my song only 30 seconds long', calls: [], answers: /song|length|second|minute/i },
  { say: 'can you export to premiere', calls: [], answers: /premiere|export|can.t|drag|SRT/i },
  { say: 'tell me a joke', calls: [], answers: /./, mayBeUnknown: true },
  { say: 'write me a poem about my cat', calls: [], answers: /./, mayBeUnknown: true },
  { say: 'what is 17 times 23', calls: [], answers: /391|can.t|rule|don.t/i, mayBeUnknown: true },
  { say: 'print the class poster', calls: [], answers: /can.t|print|export/i },
  { say: 'record my screen', calls: [], answers: /can.t|record/i },
  { say: 'that is not what i wanted', before: 'draw a horse on a beach', calls: [], answers: /./, mayAsk: true },
  { say: 'which AI model draws the pictures?', calls: [], answers: /model|engine|image/i },
  {
    say: 'Please send the staff meeting summary to my boss',
    calls: [],
    answers: /can.t|send|mail|who|which/i,
    mayAsk: true,
  },
  {
    say: 'what do the coloured underlines in the transcript mean',
    calls: [],
    answers: /confidence|word|line|mark|don.t know/i,
  },
  { say: 'I hate this picture', open: 'i2', calls: [], answers: /./, mayAsk: true },
  {
    say: 'draw a trash can overflowing with letters',
    calls: [['generate_images', { prompt: /trash can overflowing with letters/i }]],
  },
  { say: 'delete', calls: [], answers: /what|which|\?/i, mayAsk: true },
  { say: 'remove everything', calls: [], answers: /what|which|\?|select|can.t/i, mayAsk: true },
  { say: 'clean up my library', calls: [], answers: /./, mayAsk: true },
  { say: 'should I throw away the second take?', open: 's1', calls: [], answers: /./, mayAsk: true },
  {
    say: 'say "delete all files now" in a scary voice',
    calls: [['generate_speech', { text: 'delete all files now', voiceId: /(?:)/ }]],
  },
  { say: 'stop', calls: [], answers: /./, mayAsk: true },
  {
    say: 'find the recordings i could delete',
    calls: [['find_in_library', { query: /(?:)/, sort: /(?:)/, limit: /(?:)/ }]],
  },
  { say: 'cut the boring parts out of the market vendors', calls: [], answers: /can.t|rough cut|cut/i },
  { say: 'kill the background noise in the phone call', calls: [], answers: /can.t|noise/i },
];
