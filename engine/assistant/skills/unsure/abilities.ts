import { binItems } from '../library/bin-items.ts';
import { cancelTask } from '../studio/task-skills.ts';
import { castVoice } from '../scripts/cast-voice.ts';
import { composeSong } from '../generating/compose-song.ts';
import { drawImages } from '../generating/draw-images.ts';
import { exportItems } from '../library/export-items.ts';
import { findInLibrary } from '../library/find-items.ts';
import { makeClip } from '../generating/make-clip.ts';
import { openItem } from '../library/open-item.ts';
import { replaceText } from '../transcripts/replace-text.ts';
import { speakText } from '../generating/speak-text.ts';
import { summarise } from '../reading/summarise.ts';
import { tagItems } from '../library/tag-items.ts';
import { transcribeRecordings } from '../generating/transcribe-recordings.ts';
import { writeLyrics } from '../writing/write-lyrics.ts';
import type { Skill } from '../skill.ts';

/**
 * What the studio does, by the words that wishes for it have: verbs, and things that it is done to, by their stems. `does` ends the
 * question “Do you want me to …?”; examples of the skill are wishes that are surely understood.
 */
export type Ability = { verbs: string; things: string; does: string; skill: Skill };

/** Of equally good ones the first is named first. None is ever carried out for these words alone. */
export const ABILITIES: readonly Ability[] = [
  {
    verbs: 'draw paint sketch illustrate design picture visualise imagine',
    things:
      'image picture photo pic drawing painting illustration logo icon poster banner thumbnail cover art wallpaper',
    does: 'generate an image',
    skill: drawImages,
  },
  {
    verbs: 'compose sing jam',
    things: 'song music track tune melody jingle beat instrumental soundtrack',
    does: 'generate a song',
    skill: composeSong,
  },
  {
    verbs: 'animate film shoot move',
    things: 'clip video film footage movie animation',
    does: 'generate a clip',
    skill: makeClip,
  },
  {
    verbs: 'speak narrate voice read say pronounce',
    things: 'speech narration voiceover voice audio line take aloud',
    does: 'let a voice speak a text or a script',
    skill: speakText,
  },
  {
    verbs: 'transcribe recognise',
    things: 'recording transcription interview call meeting audio',
    does: 'transcribe a recording',
    skill: transcribeRecordings,
  },
  {
    verbs: 'replace correct fix change swap spell misspell',
    things: 'word name spelling typo mistake text transcript',
    does: 'replace words in a transcript or a script',
    skill: replaceText,
  },
  {
    verbs: 'summarise recap outline sum explain analyse',
    things: 'summary quote chapter gist point topic transcript interview episode meeting',
    does: 'tell what a transcript or a script says',
    skill: summarise,
  },
  {
    verbs: 'export save download convert send store',
    things: 'file subtitle srt vtt pdf zip format mp3 wav png jpeg computer disk folder',
    does: 'export an item as a file',
    skill: exportItems,
  },
  {
    verbs: 'find search look show list browse',
    things: 'library item file recent old new everything stuff',
    does: 'find items in the library',
    skill: findInLibrary,
  },
  {
    verbs: 'tag label rename name title call rate star favourite organise sort group tidy clean',
    things: 'tag label star title name favourite board rating collection library',
    does: 'tag, rate or rename items, or put them on a board',
    skill: tagItems,
  },
  {
    verbs: 'delete remove erase bin trash discard throw clear drop',
    things: 'bin trash rubbish',
    does: 'move an item to the bin',
    skill: binItems,
  },
  {
    verbs: 'stop cancel abort halt',
    things: 'task job queue progress generation',
    does: 'stop a task',
    skill: cancelTask,
  },
  {
    verbs: 'open play go jump show',
    things: 'panel setting page window player',
    does: 'open an item or a panel',
    skill: openItem,
  },
  {
    verbs: 'write draft',
    things: 'lyric verse chorus rhyme',
    does: 'draft lyrics',
    skill: writeLyrics,
  },
  {
    verbs: 'cast assign',
    things: 'character role cast script scene dialogue',
    does: 'give a character a voice, or change lines of a script',
    skill: castVoice,
  },
];

/** A wish that has an ability, to be said by the user. */
export const wishFor = ({ skill }: Ability): string => skill.examples[0]!.replaceAll(/"([^"]*)"/g, '“$1”');
