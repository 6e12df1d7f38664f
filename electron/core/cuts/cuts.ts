import type { Cut, CutDocument } from '../../../shared/domain/cut/cut.ts';
import type { CutClipFacts, FilmAbility, NarrationSource } from '../../../shared/domain/cut/cut-sources.ts';
import type { CutId, ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { OrganisedChange } from '../../../shared/domain/organisation/organised.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Library } from '../library/library.ts';
import type { Media } from '../media/media.ts';
import type { Narration } from '../narration/narration.ts';
import type { Organisation } from '../organisation/organisation.ts';
import type { Sounds } from '../sounds/sounds.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';

/**
 * Rough cuts. Every change is a step of Organisation.undo. All that take an id throw NOT_FOUND for one that is not there; names are
 * refused as those of saved searches are.
 */
export interface Cuts {
  /** In the order of the user. */
  list(): Cut[];
  /** A name that is taken gets a number. */
  create(input: { name: string; document: CutDocument }): OrganisedChange & { id: CutId };
  update(input: { id: CutId; name?: string | undefined; document?: CutDocument | undefined }): OrganisedChange;
  remove(input: { id: CutId }): OrganisedChange;
  /** What is known of clips, in the order of the ids. */
  clips(input: { itemIds: readonly ItemId[] }): CutClipFacts[];
  /**
   * The sound of a script, a take or a recording, and what is said in it when. Throws NOT_FOUND, CONFLICT where no line of the
   * script was generated, INVALID_INPUT for what has no sound.
   */
  narration(input: { itemId: ItemId; signal?: AbortSignal | undefined }): Promise<NarrationSource>;
  /** Looks at the ffmpeg on the PATH. */
  ability(): Promise<FilmAbility>;
  /** The captions of the film as SubRip; empty without any. */
  subtitles(input: { id: CutId }): Promise<{ text: string; fileName: string }>;
  /** Writes the film as a new clip, as a job. Throws CONFLICT (`cut_empty`, `cut_clips_missing`, `ffmpeg_*`), NOT_FOUND, FOLDER_READ_ONLY, DISK_FULL. */
  export(input: { id: CutId }): Promise<{ jobId: JobId }>;
}

/** What cuts need beside the context. */
export type CutNeighbours = {
  organisation: Organisation;
  queue: JobQueue;
  library: Pick<Library, 'get' | 'mediaFile' | 'whenRead' | 'addMade' | 'checkFolder'>;
  media: Pick<Media, 'writeFilm' | 'filmTools'>;
  narration: Pick<Narration, 'mix' | 'subtitles'>;
  sounds: Pick<Sounds, 'file'>;
  transcripts: Pick<Transcripts, 'render'>;
};
