import path from 'node:path';
import * as z from 'zod';
import type { GeneratedClip } from '../../../shared/domain/generation/clips/clip-generation.ts';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import { type ClipRecipe, clipTitle } from '../../../shared/domain/recipe/clip-recipe.ts';
import type { Collecting, MadeResult } from '../generation/generation-kind.ts';
import type { Log } from '../host-ports.ts';
import { videoFactsOfFile } from '../media/videos/read-video.ts';
import { writeRecipe } from '../media/videos/recipe-in-clip.ts';

/** What is kept of a clip beside its item. */
export type ClipResultFacts = Pick<GeneratedClip, 'seed' | 'notDrawn' | 'promptUsed'>;

/** Words of an answer are kept, but not a book of them. */
const MOST_WORDS = 100;
const MOST_CHARACTERS = 20_000;

const aboutSchema = z.object({
  seed: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .nullable()
    .catch(null),
  notDrawn: z.array(z.string()).catch([]),
  promptUsed: z.string().max(MOST_CHARACTERS).nullable().catch(null),
});

const NOTHING_SAID = { seed: null, notDrawn: [], promptUsed: null };

/** The clip of an answer as a file with its recipe inside; nothing where what came is no video, so that it can be asked for again. */
export async function collectClip(
  { recipe, task, folder, download, context }: Collecting<ClipRecipe, never>,
  log: Pick<Log, 'warn'>,
): Promise<MadeResult[]> {
  const file = path.join(folder, 'clip.mp4');
  await download(file);
  if ((await videoFactsOfFile(file)) === null) {
    log.warn('The service sent something that is no video.', { job: context.id });
    return [];
  }
  const title = clipTitle(recipe);
  await writeRecipe(file, { title, recipe });
  const { seed, notDrawn, promptUsed } = aboutSchema.safeParse(task.result?.about).data ?? NOTHING_SAID;
  const facts: ClipResultFacts = { seed, notDrawn: notDrawn.slice(0, MOST_WORDS), promptUsed };
  return [{ facts, file: { path: file, fileName: safeFileName(title, 'mp4'), title, details: facts } }];
}
