/**
 * What the studio does, by the words that wishes for it have: verbs, and things that it is done to, by their stems. `does` ends the
 * question “Do you want me to …?”, `say` is a wish that is surely understood.
 */
export type Ability = { verbs: string; things: string; does: string; say: string };

/** Of equally good ones the first is named first. None is ever carried out for these words alone. */
export const ABILITIES: readonly Ability[] = [
  {
    verbs: 'draw paint sketch illustrate design picture visualise imagine',
    things:
      'image picture photo pic drawing painting illustration logo icon poster banner thumbnail cover art wallpaper',
    does: 'generate an image',
    say: 'draw a red fox in the snow',
  },
  {
    verbs: 'compose sing jam',
    things: 'song music track tune melody jingle beat instrumental soundtrack',
    does: 'generate a song',
    say: 'compose a calm piano piece',
  },
  {
    verbs: 'animate film shoot move',
    things: 'clip video film footage movie animation',
    does: 'generate a clip',
    say: 'make a clip of waves at night',
  },
  {
    verbs: 'speak narrate voice read say pronounce',
    things: 'speech narration voiceover voice audio line take aloud',
    does: 'let a voice speak a text or a script',
    say: 'say “Welcome back” with the voice NAME',
  },
  {
    verbs: 'transcribe recognise',
    things: 'recording transcription interview call meeting audio',
    does: 'transcribe a recording',
    say: 'transcribe the recording TITLE',
  },
  {
    verbs: 'replace correct fix change swap spell misspell',
    things: 'word name spelling typo mistake text transcript',
    does: 'replace words in a transcript or a script',
    say: 'replace “Jon” with “John” in the transcript TITLE',
  },
  {
    verbs: 'summarise recap outline sum explain analyse',
    things: 'summary quote chapter gist point topic transcript interview episode meeting',
    does: 'tell what a transcript or a script says',
    say: 'summarise the transcript TITLE',
  },
  {
    verbs: 'export save download convert send store',
    things: 'file subtitle srt vtt pdf zip format mp3 wav png jpeg computer disk folder',
    does: 'export an item as a file',
    say: 'export TITLE as SRT',
  },
  {
    verbs: 'find search look show list browse',
    things: 'library item file recent old new everything stuff',
    does: 'find items in the library',
    say: 'find songs from this week',
  },
  {
    verbs: 'tag label rename name title call rate star favourite organise sort group tidy clean',
    things: 'tag label star title name favourite board rating collection library',
    does: 'tag, rate or rename items, or put them on a board',
    say: 'tag TITLE with draft',
  },
  {
    verbs: 'delete remove erase bin trash discard throw clear drop',
    things: 'bin trash rubbish',
    does: 'move an item to the bin',
    say: 'move TITLE to the bin',
  },
  {
    verbs: 'stop cancel abort halt',
    things: 'task job queue progress generation',
    does: 'stop a task',
    say: 'stop the transcription',
  },
  {
    verbs: 'open play go jump show',
    things: 'panel setting page window player',
    does: 'open an item or a panel',
    say: 'open TITLE',
  },
  {
    verbs: 'write draft',
    things: 'lyric verse chorus rhyme',
    does: 'draft lyrics',
    say: 'write lyrics about the sea',
  },
  {
    verbs: 'cast assign',
    things: 'character role cast script scene dialogue',
    does: 'give a character a voice, or change lines of a script',
    say: 'cast NAME as the narrator in the script TITLE',
  },
];

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
    cannot: 'I can’t change how a voice sounds: none of my tools does that',
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
