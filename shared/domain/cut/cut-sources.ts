import type { ItemId, SoundId } from '../ids.ts';
import type { TimeSpan } from '../media/time-span.ts';
import type { FilmCaption } from './film-captions.ts';
import type { ClipFacts } from './plan-film.ts';

/** A clip that a cut uses; `facts` are null where it is gone, or not read yet. */
export type CutClipFacts = { itemId: ItemId; title: string | null; facts: ClipFacts | null };

/** Where the sound of an item is played from: its own media, or a kept sound, such as the takes of a script in their order. */
export type SoundPlace = { from: 'item'; id: ItemId } | { from: 'sound'; id: SoundId };

/**
 * A narration on its own time line, ms: when somebody speaks in it, and what is read of it, which is empty where nobody wrote it
 * down. `missingLines` are lines of a script that have no take.
 */
export type NarrationSource = {
  title: string;
  place: SoundPlace;
  durationMs: number;
  speech: TimeSpan[];
  captions: FilmCaption[];
  missingLines: number;
};

/** Whether films can be written on this computer; `reason` names why not. */
export type FilmAbility = {
  canWrite: boolean;
  drawsCaptions: boolean;
  reason: 'ffmpeg_missing' | 'ffmpeg_encoder' | null;
};
