import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type CutDocument, sourcesOfCut } from '../../../shared/domain/cut/cut.ts';
import { placeCaptions } from '../../../shared/domain/cut/film-captions.ts';
import { type FilmPlan, framesToMs, planFilm } from '../../../shared/domain/cut/plan-film.ts';
import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import type { CutId, ItemId } from '../../../shared/domain/ids.ts';
import type { CutRecipe } from '../../../shared/domain/recipe/cut-recipe.ts';
import type { CoreContext } from '../core-context.ts';
import { fileFailure } from '../files/file-failure.ts';
import { updateJob } from '../jobs/stored/job-table.ts';
import type { JobContext, JobWork } from '../jobs/job-work.ts';
import type { FilmRequest } from '../media/films/film-request.ts';
import { writeRecipe } from '../media/videos/recipe-in-clip.ts';
import { clipFacts } from './clip-facts.ts';
import type { CutNeighbours } from './cuts.ts';
import { fileOf, narrationSource } from './narration-source.ts';

/** What a job of a film is asked: the cut as it was then, and the clip that it has become. */
export type FilmOrder = { cutId: CutId; name: string; document: CutDocument; madeId?: ItemId };

/** What films are written with. */
export type FilmDeps = CoreContext & Omit<CutNeighbours, 'organisation' | 'queue'> & { folder: string };

/** The job of a film: written in a folder of its own, which is emptied first, then stored as a clip of the library. */
export function createFilmWork(deps: FilmDeps): JobWork {
  return {
    run: async (context): Promise<FailureRecord | null> => {
      const order = context.request as unknown as FilmOrder;
      // A program that ended between the clip and the end of its job must not write the film twice.
      if (order.madeId !== undefined) return null;
      const folder = path.join(deps.folder, context.id);
      try {
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeAndStore(deps, { order, folder, context });
      } catch (error) {
        throw fileFailure(error, order.name);
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
      return null;
    },
  };
}

type Writing = { order: FilmOrder; folder: string; context: JobContext };

async function writeAndStore(deps: FilmDeps, { order, folder, context }: Writing): Promise<void> {
  const { name, document, cutId } = order;
  const file = path.join(folder, 'film.mp4');
  context.report({ step: 'writing', unit: 'ms', done: 0, total: null });
  await deps.media.writeFilm(await filmRequest(deps, { order, folder, context, target: file }));
  const recipe: CutRecipe = { kind: 'cut', version: 1, name, cut: document };
  await writeRecipe(file, { title: name, recipe });
  await deps.library.addMade({
    kind: 'clip',
    title: name,
    file,
    fileName: safeFileName(name, 'mp4'),
    recipe: { ...recipe, cutId },
    alongside: (tx, id) => {
      const add = 'INSERT INTO item_sources (item_id, source_id) VALUES (:id, :sourceId)';
      for (const sourceId of sourcesOfCut(document)) tx.run(add, { id, sourceId });
      context.addResult(tx, { kind: 'clip', id });
      updateJob(tx, context.id, { request: { ...order, madeId: id } });
    },
  });
  context.count({ clips: 1 });
}

async function filmRequest(deps: FilmDeps, writing: Writing & { target: string }): Promise<FilmRequest> {
  const { order, folder, context, target } = writing;
  const { document } = order;
  const { library } = deps;
  const plan = plannedFilm(library, document);
  const durationMs = framesToMs(plan.frames, plan);
  const { narration, music } = document;
  const source = narration && (await narrationSource(deps, { itemId: id(narration.itemId), signal: context.signal }));
  const offsetMs = narration?.offsetMs ?? 0;
  const speech = (source?.speech ?? []).map((span) => ({
    startMs: span.startMs + offsetMs,
    endMs: span.endMs + offsetMs,
  }));
  if (music) await library.whenRead({ id: id(music.itemId), signal: context.signal });
  return {
    plan,
    files: plan.clips.map(({ clip }) => library.mediaFile({ id: id(clip.itemId), variant: 'original' }).file),
    keepsClipSound: document.keepsClipSound,
    narration: narration && source && { ...narration, file: fileOf(deps, source.place) },
    music: music && {
      file: fileOf(deps, { from: 'item', id: id(music.itemId) }),
      bed: { music, speech, durationMs },
    },
    captions: {
      form: document.captions,
      list: placeCaptions(source?.captions ?? [], { offsetMs, durationMs }),
      style: document.captionStyle,
    },
    folder,
    target,
    signal: context.signal,
    onProgress: (done, total) => context.report({ done: Math.round(done), total: Math.round(total) }),
  };
}

const id = (text: string): ItemId => text as ItemId;

/** The film of a cut. Throws CONFLICT (`cut_empty`, `cut_clips_missing`). */
export function plannedFilm(library: Pick<CutNeighbours['library'], 'get'>, document: CutDocument): FilmPlan {
  const facts = new Map(document.clips.map(({ itemId }) => [itemId, clipFacts(library, id(itemId)).facts]));
  const plan = planFilm(document.clips, (itemId) => facts.get(itemId) ?? null);
  if (document.clips.length === 0) throw reasonedFailure('CONFLICT', 'cut_empty');
  if (plan.missing.length > 0) throw reasonedFailure('CONFLICT', 'cut_clips_missing', { count: plan.missing.length });
  return plan;
}
