import type { FilmCaption } from '../../../../shared/domain/cut/film-captions.ts';
import type { CaptionStyle } from '../../../../shared/domain/cut/caption-style.ts';
import type { CaptionForm } from '../../../../shared/domain/cut/cut.ts';
import type { MusicBed } from '../../../../shared/domain/cut/music-level.ts';
import type { FilmPlan } from '../../../../shared/domain/cut/plan-film.ts';

/**
 * A film to be written. `files` are those of the plan's clips, in their order. Everything on its way lies in `folder`, which is
 * there and belongs to this film alone; the film is `target` once it is complete.
 */
export type FilmRequest = {
  plan: FilmPlan;
  files: readonly string[];
  keepsClipSound: boolean;
  narration: { file: string; offsetMs: number; gainDb: number } | null;
  music: { file: string; bed: MusicBed } | null;
  captions: { form: CaptionForm; list: readonly FilmCaption[]; style?: CaptionStyle | undefined };
  folder: string;
  target: string;
  signal: AbortSignal;
  onProgress(doneMs: number, totalMs: number): void;
};

/** Names of the files that a film is written with, in its folder. */
export const FILM_FILES = {
  level: 'music-level.f32',
  subRip: 'captions.srt',
  subStation: 'captions.ass',
  film: 'film.part.mp4',
} as const;

/** Values a second of the file that says how loud the music is. */
export const LEVEL_RATE_HZ = 2000;
