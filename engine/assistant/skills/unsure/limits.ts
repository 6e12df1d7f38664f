/** What cannot be done to something that is there, by the same words; `topic` is a question that the help answers. */
export type Limit = { verbs: string; things: string; cannot: string; topic: string };

/** Words for what is beyond all tools. Both a verb and a thing have to be said. */
export const LIMITS: readonly Limit[] = [
  {
    verbs:
      'cut trim remove kill clean reduce fix mute boost lower raise normalise level master edit enhance drop skip take strip crop shorten fade loop slow speed',
    things:
      'noise hum hiss echo reverb silence pause breath cough click volume loudness boring part intro outro beginning ending second minute audio sound recording song track vocals bass drum stem tempo pitch key',
    cannot: 'I can’t edit sound: none of my tools does that',
    topic: 'How do I remove silence and noise from a recording?',
  },
  {
    verbs: 'make have let get turn should sound speak talk read say give',
    things:
      'happier sadder angrier calmer friendlier softer younger older slower faster louder quieter deeper higher warmer excited angry sad happy cheerful emotion expression tone mood accent',
    cannot:
      'I can’t change how somebody sounds in a recording. In a script I can set speed, volume, pitch and emotion: “make the narrator sound happier”',
    topic: 'How do I change speed, pitch and emotion of a voice?',
  },
  {
    verbs: 'put add insert write place',
    things: 'start beginning top front first',
    cannot: 'I can only put lines behind other lines. Say, for example: “add a line after line 1: …”',
    topic: '',
  },
  {
    verbs: 'make turn crop cut have get reshape',
    things: 'square round portrait landscape vertical horizontal upright',
    cannot:
      'I can’t crop an image that is there: none of my tools does that. I can generate another one in that shape: say what it is to show',
    topic: 'How do I crop or rotate an image?',
  },
  {
    verbs:
      'remove wipe erase crop rotate resize brighten darken sharpen blur retouch edit fix recolour upscale cut replace change clean',
    things:
      'background flare lens colour brightness contrast watermark face skin object reflection shadow person image picture photo pixel',
    cannot: 'I can’t edit an image that is there: none of my tools does that',
    topic: 'Can I upscale an image or remove the background?',
  },
  {
    verbs:
      'cut trim remove edit slow speed reverse loop join merge combine add burn put stabilise steady smooth straighten shake',
    things: 'clip video film footage shot scene shaky blurry jerky subtitle caption overlay transition logo',
    cannot: 'I can’t cut or change clips that are there: none of my tools does that',
    topic: 'How do I join clips to one film in a rough cut?',
  },
  {
    verbs: 'shift move fix sync align delay adjust nudge correct retime',
    things: 'timing time timestamp timecode late early second millisecond offset cue sync',
    cannot: 'I can’t shift times: none of my tools does that',
    topic: 'How do I shift the times of lines in a transcript?',
  },
  {
    verbs: 'tidy clean punctuate format translate dub correct fix proofread',
    things: 'transcript punctuation grammar spelling mistake typo error filler line text paragraph language',
    cannot: 'I can’t tidy, proofread or translate lines by myself: tell me which words to replace by which',
    topic: 'How do I tidy up or translate lines of a transcript?',
  },
];
