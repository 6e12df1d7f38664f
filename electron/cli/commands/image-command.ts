import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { GeneratedImage } from '../../../shared/domain/generation/image-generation.ts';
import type { GenerationId, ItemId } from '../../../shared/domain/ids.ts';
import { printable } from '../../../shared/domain/printable.ts';
import { promptTitle } from '../../../shared/domain/recipe/prompt-title.ts';
import type { Core } from '../../core/create-core.ts';
import { folderFailure } from '../../core/files/file-failure.ts';
import { writeNewFile } from '../../core/files/new-files.ts';
import type { ImageOptions } from '../arguments/image-arguments.ts';
import { failureLine, wordsOf } from '../output/failure-lines.ts';
import { beginProgressLine } from '../output/progress-line.ts';
import { print } from '../output/standard-output.ts';
import { type RunControl, runToEnd } from '../run-job.ts';
import { createTemporaryCore } from '../temporary-core.ts';

/** An image that was written. */
type Written = { file: string; seed: number | null; notDrawn: string[] };

/** How a run ended: `failure` is why not all of the images were generated. */
type Outcome = { written: Written[]; missing: GeneratedImage[]; failure: unknown };

/**
 * `atelier generate image`: 0 when all images were written, 1 when some are missing or none was, 130 when `signal` stopped it.
 * Images that were there by then are written all the same: they may have been paid for.
 */
export async function imageCommand(options: ImageOptions, signal: AbortSignal): Promise<number> {
  const { core, dispose } = await createTemporaryCore(options);
  const line = beginProgressLine(promptTitle(options.recipe.prompt), process.stderr);
  const startedAtMs = Date.now();
  try {
    const outcome = await generate(core, options, { signal, onProgress: line.update });
    const { written, failure } = outcome;
    const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
    const files = written.map(({ file }) => file).join(', ');
    const code = failure === null ? null : failureRecord(failure).code;
    if (code === null) line.end(`done, ${written.length} of ${options.count} in ${seconds} s -> ${files}`);
    else line.end(code === 'CANCELLED' ? 'stopped' : `failed. ${failureLine(failure)}`);
    tell(outcome);
    if (options.isJson) await print(`${JSON.stringify(reportOf(options, outcome), null, 2)}\n`);
    if (code === 'CANCELLED') return 130;
    return code === null && written.length === options.count ? 0 : 1;
  } catch (error) {
    const { code } = failureRecord(error);
    line.end(code === 'CANCELLED' ? 'stopped' : `failed. ${failureLine(error)}`);
    return code === 'CANCELLED' ? 130 : 1;
  } finally {
    await dispose();
  }
}

/** What the last line of progress does not say. */
function tell({ written, missing, failure }: Outcome): void {
  const notDrawn = [...new Set(written.flatMap((each) => each.notDrawn))];
  if (notDrawn.length > 0) process.stderr.write(`  not drawn: ${printable(notDrawn.join(', '))}\n`);
  if (failure !== null) {
    for (const { file } of written) process.stderr.write(`  written before that: ${file}\n`);
    return;
  }
  for (const { position, failure: why } of missing) {
    const words = why ? `${wordsOf(why)} [${why.code}]` : '';
    process.stderr.write(`  image ${position + 1} is missing. ${printable(words)}\n`);
  }
}

function reportOf({ recipe: { subjectItemId: _subject, ...recipe }, subjectFile }: ImageOptions, outcome: Outcome) {
  const { written, missing, failure } = outcome;
  const failed = failure === null ? null : failureRecord(failure).code;
  return { recipe: { ...recipe, subjectFile }, images: written, missingCount: missing.length, failure: failed };
}

async function generate(core: Core, options: ImageOptions, control: RunControl): Promise<Outcome> {
  const folder = path.resolve(options.outFolder);
  // Before anything is paid for.
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw folderFailure(error, folder, 'the images');
  });
  const subjectItemId = options.subjectFile === null ? null : await subjectOf(core, options.subjectFile, control);
  const { id, jobId } = await core.images.start({
    engine: options.engine ?? undefined,
    recipe: { ...options.recipe, subjectItemId },
    count: options.count,
  });
  const failure = await runToEnd(core, jobId, control).then(
    () => null,
    (error: unknown) => error ?? new Error('The images could not be generated.'),
  );
  return { ...(await write(core, id, folder)), failure };
}

async function subjectOf(core: Core, file: string, control: RunControl): Promise<ItemId> {
  const { id } = await core.library.importFile({ file, fileName: path.basename(file) });
  const [job] = core.jobs.list({ limit: 1 });
  if (job) await runToEnd(core, job.id, control);
  return id;
}

/** Writes the images that are there into the folder; nothing is overwritten. */
async function write(core: Core, id: GenerationId, folder: string): Promise<Pick<Outcome, 'written' | 'missing'>> {
  const { results } = core.images.get({ id });
  const written: Written[] = [];
  for (const { itemId, seed, notDrawn } of results) {
    if (itemId === null) continue;
    const { file, fileName } = core.library.mediaFile({ id: itemId, variant: 'original' });
    const name = await writeNewFile(folder, fileName, await readFile(file));
    written.push({ file: path.join(folder, name), seed, notDrawn });
  }
  return { written, missing: results.filter(({ itemId }) => itemId === null) };
}
