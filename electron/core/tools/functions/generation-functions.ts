import type { GeneratedResult, ShownGeneration } from '../../../../shared/domain/generation/shown-generation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { ToolInput } from '../../../../shared/domain/tools/tools.ts';
import type { DeskRequest, GenerationDesk } from '../../generation/generation-desk.ts';
import { clipRecipeOf, imageRecipeOf, songRecipeOf } from '../recipes-of-input.ts';
import type { ToolDeps, ToolFunctions, ToolRun, ToolsOf } from '../tool-deps.ts';
import type { ToolAnswer } from '../tools.ts';
import { generateSpeech, narrateScript } from './speak-text.ts';

/** What is done for the tools that generate. */
export function generationFunctions(deps: ToolDeps): ToolFunctions<ToolsOf<'generation'>> {
  const { images, library, music, videos } = deps;
  // What was made a moment ago is read first: what is known of it decides whether it can be used.
  const looked = async (ids: readonly (ItemId | undefined)[], { signal }: ToolRun) => {
    for (const id of ids) if (id !== undefined) await library.whenLooked({ id, signal });
  };
  return {
    generate_images: async (input, run) => {
      const { engine } = run;
      await looked([input.subjectId], run);
      // Without a seed each press gives other images: then nothing is the same as before.
      const isKnown = !input.again && input.seed !== undefined;
      return await startedAt(images, { engine, recipe: imageRecipeOf(input), count: input.count }, isKnown);
    },
    generate_song: async (input, { engine }) => {
      const isKnown = !input.again && input.seed !== undefined;
      return await startedAt(music, { engine, recipe: songRecipeOf(input), count: input.count }, isKnown);
    },
    generate_clip: async (input, run) => {
      await looked([input.firstFrameId, input.lastFrameId], run);
      return await startedAt(videos, { engine: run.engine, recipe: clipRecipeOf(input), count: 1 }, !input.again);
    },
    generate_speech: async (input, { engine }) => await generateSpeech(deps, input, engine),
    narrate_script: async (input, { engine }) => await narrateScript(deps, input, engine),
    transcribe_recordings: async (input, { engine }) => await transcribe(deps, input, engine),
  };
}

/** Starts a generation, unless the same one was made before and that is to be looked at. */
async function startedAt<Recipe>(
  desk: Pick<GenerationDesk<Recipe, GeneratedResult>, 'start' | 'findSame'>,
  request: DeskRequest<Recipe> & { engine: EngineChoice },
  looksBefore: boolean,
): Promise<ToolAnswer> {
  const { engine, recipe, count } = request;
  const same = looksBefore ? desk.findSame({ engine, recipe }) : null;
  if (same) return madeBefore(same.createdAtMs, resultsOf(same));
  const { jobId } = await desk.start({ engine, recipe, count });
  return { jobId, engine, count, wasMadeBefore: false, canUndo: true };
}

const resultsOf = ({ results }: ShownGeneration<unknown, GeneratedResult>): ItemId[] =>
  results.flatMap(({ itemId }) => itemId ?? []);

const madeBefore = (madeAtMs: number, itemIds: ItemId[]): ToolAnswer => ({
  jobId: null,
  wasMadeBefore: true,
  madeAtMs,
  itemIds,
});

async function transcribe(
  { transcripts }: Pick<ToolDeps, 'transcripts'>,
  { ids, language, speakerCount, again }: ToolInput<'transcribe_recordings'>,
  engine: EngineChoice,
): Promise<ToolAnswer> {
  const request = { mediaIds: [...new Set(ids)], engine, language, speakerCount };
  const same = again ? [] : await transcripts.findSame(request);
  const known = same.map(({ mediaId, transcriptId, createdAtMs }) => ({
    recordingId: mediaId,
    transcriptId,
    jobId: null,
    wasMadeBefore: true,
    madeAtMs: createdAtMs,
  }));
  const mediaIds = request.mediaIds.filter((id) => !same.some(({ mediaId }) => mediaId === id));
  const begun = mediaIds.length === 0 ? [] : await transcripts.start({ ...request, mediaIds });
  const started = begun.map(({ transcriptId, jobId }, index) => ({
    recordingId: mediaIds[index],
    transcriptId,
    jobId,
    wasMadeBefore: false,
  }));
  return { engine, transcripts: [...known, ...started], canUndo: begun.length > 0 };
}
