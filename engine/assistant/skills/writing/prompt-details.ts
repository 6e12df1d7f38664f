/** A detail that a prompt may lack: it is added unless the prompt has something of the kind. */
type Detail = {
  /** What the detail is, for people. */
  name: string;
  /** Words of a prompt that has it already. */
  present: RegExp;
  /** Additions, the first whose `when` fits counts. */
  choices: readonly { when: RegExp; add: string }[];
};

const ANY = /(?:)/;

/** Details by what is generated. They follow what the prompt says and add nothing that would change its subject. */
export const PROMPT_DETAILS: Readonly<Record<'image' | 'music' | 'video', readonly Detail[]>> = {
  image: [
    {
      name: 'light',
      present: /\b(?:light|lit|sunset|sunrise|dusk|dawn|noon|golden hour|backlit|glow\w*|shadows?|neon)\b/i,
      choices: [
        { when: /\b(?:night|moon|stars?|midnight)\b/i, add: 'moonlight with soft highlights' },
        { when: /\b(?:indoor|room|kitchen|portrait|studio|cafe|table)\b/i, add: 'soft window light from the side' },
        { when: /\b(?:rain|fog|mist|storm|snow|winter)\b/i, add: 'diffuse overcast light' },
        { when: ANY, add: 'warm late afternoon light' },
      ],
    },
    {
      name: 'composition',
      present:
        /\b(?:close-?up|wide|portrait|foreground|background|view|angle|framed|centred|centered|composition|aerial)\b/i,
      choices: [
        {
          when: /\b(?:man|woman|girl|boy|face|person|portrait)\b/i,
          add: 'head and shoulders, background out of focus',
        },
        {
          when: /\b(?:mountains?|sea|valley|city|castle|landscape|coast|forest|hills?|park)\b/i,
          add: 'wide view with a clear foreground',
        },
        { when: ANY, add: 'one clear subject, slightly off centre' },
      ],
    },
    {
      name: 'style',
      present:
        /\b(?:photo\w*|painting|watercolou?r|oil|sketch|illustration|poster|pixel|3d|render\w*|style|drawing|cartoon|anime|film)\b/i,
      choices: [
        { when: /\b(?:dragon|fairy|magic|wizard|myth\w*)\b/i, add: 'detailed storybook illustration' },
        { when: ANY, add: 'natural photograph, fine detail' },
      ],
    },
    {
      name: 'colours',
      present:
        /\b(?:colou?rs?|palette|monochrome|black and white|pastel|vivid|muted|red|blue|green|yellow|golden|orange)\b/i,
      choices: [
        { when: /\b(?:night|moon|winter|snow|sea|rain)\b/i, add: 'cool blues with one warm accent' },
        { when: ANY, add: 'a calm palette of three related colours' },
      ],
    },
  ],
  music: [
    {
      name: 'genre',
      present:
        /\b(?:pop|rock|jazz|folk|ambient|electronic|techno|house|classical|hip[- ]?hop|lo-?fi|funk|metal|blues|country|orchestral|synth\w*|ballad|waltz|reggae|soul)\b/i,
      choices: [
        { when: /\b(?:sad|slow|calm|sleep|rain|home)\b/i, add: 'acoustic folk' },
        { when: ANY, add: 'indie pop' },
      ],
    },
    {
      name: 'tempo',
      present: /\b(?:bpm|slow|fast|tempo|mid-?tempo|up-?beat|driving)\b/i,
      choices: [
        { when: /\b(?:sad|calm|sleep\w*|quiet|night|lullaby)\b/i, add: '72 BPM' },
        { when: /\b(?:dance|party|happy|summer|run\w*|energetic)\b/i, add: '118 BPM' },
        { when: ANY, add: '96 BPM' },
      ],
    },
    {
      name: 'instruments',
      present: /\b(?:guitar|piano|drums?|strings?|synths?|bass|violin|brass|flute|organ|instruments?)\b/i,
      choices: [
        { when: /\b(?:epic|trailer|film|orchestral|battle)\b/i, add: 'low strings, brass and deep drums' },
        { when: /\b(?:sad|calm|quiet|night|rain|home|folk)\b/i, add: 'felt piano, soft strings and upright bass' },
        { when: ANY, add: 'clean guitar, warm bass and light drums' },
      ],
    },
    {
      name: 'voice',
      present: /\b(?:vocals?|voice|sung|singer|instrumental|choir|female|male)\b/i,
      choices: [{ when: ANY, add: 'one close, warm lead voice' }],
    },
    {
      name: 'form',
      present: /\b(?:verse|chorus|build\w*|intro|outro|bridge|drop)\b/i,
      choices: [{ when: ANY, add: 'quiet verses that open into a wide chorus' }],
    },
  ],
  video: [
    {
      name: 'camera',
      present: /\b(?:camera|pan\w*|zoom\w*|dolly|tracking|handheld|static shot|drone|aerial|push[- ]in|tilt)\b/i,
      choices: [
        {
          when: /\b(?:run\w*|driv\w*|rid\w*|chase|fly\w*|sail\w*|walk\w*)\b/i,
          add: 'the camera tracks alongside at eye level',
        },
        { when: /\b(?:city|coast|mountains?|valley|castle|landscape)\b/i, add: 'slow aerial push in' },
        { when: ANY, add: 'slow push in, steady camera' },
      ],
    },
    {
      name: 'motion',
      present: /\b(?:mov\w+|slowly|wind|waves?|drift\w*|falls?|falling|turns?|turning|run\w*|walk\w*)\b/i,
      choices: [{ when: ANY, add: 'small natural movement in the background' }],
    },
    {
      name: 'light',
      present: /\b(?:light|lit|sunset|sunrise|dusk|dawn|night|golden hour|neon|shadows?)\b/i,
      choices: [{ when: ANY, add: 'soft light of the early morning' }],
    },
    {
      name: 'ending',
      present: /\b(?:ends?|ending|finally|until|at last)\b/i,
      choices: [{ when: ANY, add: 'ending on a held, quiet frame' }],
    },
  ],
};
