import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { GeneratedImage } from '../../../shared/domain/generation/images/image-generation.ts';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import { type ImageRecipe, MOST_IMAGE_SEED } from '../../../shared/domain/recipe/image-recipe.ts';
import { promptTitle } from '../../../shared/domain/recipe/prompt-title.ts';
import type { Collecting, MadeResult } from '../generation/generation-kind.ts';
import type { Log } from '../host-ports.ts';
import { IMAGE_EXTENSIONS, imageHeaderOf } from '../media/images/read-image.ts';
import { withRecipe } from '../media/images/recipe-in-image.ts';
import type { GeneratedImages } from '../service/images/image-service.ts';
import type { AnswerDetails } from './image-task.ts';

/** What is kept of an image beside its item. */
export type ImageResultFacts = Pick<GeneratedImage, 'seed' | 'notDrawn' | 'promptUsed'>;

type Batch = Collecting<ImageRecipe, GeneratedImages>;

/** A recipe is written into files that fit into memory many times; no service sends others. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Words of an answer are kept, but not a book of them. */
const MOST_WORDS = 100;
const MOST_CHARACTERS = 20_000;

const keptPrompt = (prompt: string): string => prompt.slice(0, MOST_CHARACTERS);

/**
 * The images of an answer as files with their recipe inside. What is no image is left out, and counts as missing: it can be
 * asked for again.
 */
export async function collectImages(batch: Batch, log: Pick<Log, 'warn'>): Promise<MadeResult[]> {
  const details = detailsOf(batch);
  const made: MadeResult[] = [];
  for (let index = 0; index < imageCount(batch); index += 1) {
    const file = await fetched(batch, index);
    const header = await imageHeaderOf(file);
    if (header === null) {
      log.warn('The service sent something that is no image.', { job: batch.context.id });
      continue;
    }
    const seed = seedOf(batch, details, index);
    const promptUsed = batch.recipe.promptOptimizer ? (details.prompts[index] ?? null) : null;
    const facts: ImageResultFacts = { seed, notDrawn: details.notDrawn, promptUsed };
    if ((await stat(file)).size <= MOST_BYTES) {
      await writeFile(file, withRecipe(await readFile(file), { ...batch.recipe, seed }));
    }
    const title = promptTitle(batch.recipe.prompt);
    const fileName = safeFileName(title, IMAGE_EXTENSIONS[header.format].slice(1));
    made.push({ facts, file: { path: file, fileName, title, details: facts } });
  }
  return made;
}

const linksOf = ({ task: { result } }: Batch): readonly string[] =>
  result !== null && 'links' in result ? result.links : [];

/** A service that sends more than it was asked for is not paid attention to. */
const imageCount = (batch: Batch): number =>
  Math.min(batch.results.length, batch.answer?.images.length ?? linksOf(batch).length);

async function fetched({ answer, folder, download }: Batch, index: number): Promise<string> {
  const file = path.join(folder, String(index));
  const image = answer?.images[index];
  if (image && 'bytes' in image) await writeFile(file, image.bytes, { flag: 'wx' });
  else await download(file, index);
  return file;
}

const detailsSchema = z.object({
  seeds: z.array(z.string()),
  notDrawn: z.array(z.string()),
  /** Answers that an earlier version stored have none. */
  prompts: z.array(z.string()).default([]),
});

/** What the answer said; of links it was stored with them. */
function detailsOf({ answer, task: { result } }: Batch): AnswerDetails {
  const about = answer ?? (result !== null && 'links' in result ? result.about : null);
  const { seeds, notDrawn, prompts } = detailsSchema.safeParse(about).data ?? { seeds: [], notDrawn: [], prompts: [] };
  return { seeds, notDrawn: notDrawn.slice(0, MOST_WORDS), prompts: prompts.map(keptPrompt) };
}

/**
 * The seed of an image: what the service says. Where it says nothing that of the request is known to be the image's only if it
 * was the only one.
 */
function seedOf({ recipe, results }: Batch, { seeds }: AnswerDetails, index: number): number | null {
  const said = /^\d{1,10}$/.test(seeds[index] ?? '') ? Number(seeds[index]) : null;
  if (said !== null && said <= MOST_IMAGE_SEED) return said;
  return results.length === 1 ? requestSeed(recipe, results[0]?.position ?? 0) : null;
}

/**
 * The seed of a request whose first image has that position: images of one generation follow the seed of the recipe, so that
 * those that are asked for again are not those that are there.
 */
export const requestSeed = ({ seed }: ImageRecipe, position: number): number | null =>
  seed === null ? null : (seed + position) % (MOST_IMAGE_SEED + 1);
