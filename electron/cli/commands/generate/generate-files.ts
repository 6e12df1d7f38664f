import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { GeneratedResult } from '../../../../shared/domain/generation/shown-generation.ts';
import type { GenerationId, ItemId } from '../../../../shared/domain/ids.ts';
import { printable } from '../../../../shared/domain/printable.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { Core } from '../../../core/create-core.ts';
import { folderFailure } from '../../../core/files/file-failure.ts';
import { writeNewFile } from '../../../core/files/paths/new-files.ts';
import type { GenerationDesk } from '../../../core/generation/generation-desk.ts';
import { failureLine, wordsOf } from '../../output/failure-lines.ts';
import { beginProgressLine } from '../../output/progress-line.ts';
import { print } from '../../output/standard-output.ts';
import { type RunControl, runToEnd } from '../../run-job.ts';
import { createTemporaryCore } from '../../temporary-core.ts';
import { makeFolders } from '../../../core/files/paths/make-folders.ts';

/** What a result says beside its file: words that it does not show, sentences about what is otherwise than asked. */
type Facts = { seed: number | null; notDrawn?: string[]; remarks?: string[] };
type Result = GeneratedResult & Facts;

/** A file that was written. */
export type WrittenFile = { file: string } & Facts;

/** What one command generates. `noun` and `nouns` name its results in what is printed. */
export type FileGeneration<Recipe> = {
  options: { engine: EngineChoice | null; outFolder: string; isJson: boolean; isVerbose: boolean };
  title: string;
  count: number;
  noun: string;
  nouns: string;
  desk(core: Core): GenerationDesk<Recipe, Result>;
  /** The recipe, once the files that it uses are in the library. */
  recipe(core: Core, control: RunControl): Promise<Recipe>;
  /** What `--json` prints, beside the files, how many are missing, and why. */
  report: Record<string, unknown>;
};

/** How a run ended: `failure` is why not all results were generated. */
type Outcome = { written: WrittenFile[]; missing: Result[]; failure: unknown };

/**
 * Generates files into a folder: 0 when all were written, 1 when some are missing or none was, 130 when `signal` stopped it. What
 * was there by then is written all the same: it may have been paid for.
 */
export async function generateFiles<Recipe>(wanted: FileGeneration<Recipe>, signal: AbortSignal): Promise<number> {
  const { core, dispose } = await createTemporaryCore(wanted.options);
  const line = beginProgressLine(wanted.title, process.stderr);
  const startedAtMs = Date.now();
  try {
    const outcome = await generate(core, wanted, { signal, onProgress: line.update });
    const { written, failure, missing } = outcome;
    const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
    const files = written.map(({ file }) => file).join(', ');
    const code = failure === null ? null : failureRecord(failure).code;
    if (code === null) line.end(`done, ${written.length} of ${wanted.count} in ${seconds} s -> ${files}`);
    else line.end(code === 'CANCELLED' ? 'stopped' : `failed. ${failureLine(failure)}`);
    tell(wanted, outcome);
    if (wanted.options.isJson) {
      const report = { ...wanted.report, [wanted.nouns]: written, missingCount: missing.length, failure: code };
      await print(`${JSON.stringify(report, null, 2)}\n`);
    }
    if (code === 'CANCELLED') return 130;
    return code === null && written.length === wanted.count ? 0 : 1;
  } catch (error) {
    const { code } = failureRecord(error);
    line.end(code === 'CANCELLED' ? 'stopped' : `failed. ${failureLine(error)}`);
    return code === 'CANCELLED' ? 130 : 1;
  } finally {
    await dispose();
  }
}

/** What the last line of progress does not say. */
function tell({ noun }: Pick<FileGeneration<never>, 'noun'>, { written, missing, failure }: Outcome): void {
  const notDrawn = [...new Set(written.flatMap((each) => each.notDrawn ?? []))];
  for (const remark of new Set(written.flatMap((each) => each.remarks ?? [])))
    process.stderr.write(`  ${printable(remark)}\n`);
  if (notDrawn.length > 0) process.stderr.write(`  not drawn: ${printable(notDrawn.join(', '))}\n`);
  if (failure !== null) {
    for (const { file } of written) process.stderr.write(`  written before that: ${file}\n`);
    return;
  }
  for (const { position, failure: why } of missing) {
    const words = why ? `${wordsOf(why)} [${why.code}]` : '';
    process.stderr.write(`  ${noun} ${position + 1} is missing. ${printable(words)}\n`);
  }
}

async function generate<Recipe>(core: Core, wanted: FileGeneration<Recipe>, control: RunControl): Promise<Outcome> {
  const { options, nouns, count } = wanted;
  const folder = path.resolve(options.outFolder);
  // Before anything is paid for.
  await makeFolders(folder).catch((error: unknown) => {
    throw folderFailure(error, folder, `the ${nouns}`);
  });
  const recipe = await wanted.recipe(core, control);
  const { id, jobId } = await wanted.desk(core).start({ engine: options.engine ?? undefined, recipe, count });
  const failure = await runToEnd(core, jobId, control).then(
    () => null,
    (error: unknown) => error ?? new Error(`The ${nouns} could not be generated.`),
  );
  return { ...(await write(core, { results: resultsOf(core, wanted, id), folder })), failure };
}

const resultsOf = <Recipe>(core: Core, { desk }: FileGeneration<Recipe>, id: GenerationId): Result[] =>
  desk(core).get({ id }).results;

/** Writes the results that are there into the folder; nothing is overwritten. */
async function write(core: Core, { results, folder }: { results: Result[]; folder: string }) {
  const written: WrittenFile[] = [];
  for (const { itemId, seed, notDrawn, remarks } of results) {
    if (itemId === null) continue;
    const { file, fileName } = core.library.mediaFile({ id: itemId, variant: 'original' });
    const name = await writeNewFile(folder, fileName, await readFile(file));
    written.push({ file: path.join(folder, name), seed, ...(notDrawn && { notDrawn }), ...(remarks && { remarks }) });
  }
  return { written, missing: results.filter(({ itemId }) => itemId === null) };
}

/** A file as an item of the library that a recipe can name, read; null stays null. Throws what reading it throws. */
export async function itemOfFile(core: Core, file: string | null, control: RunControl): Promise<ItemId | null> {
  if (file === null) return null;
  const { id } = await core.library.importFile({ file, fileName: path.basename(file) });
  const [job] = core.jobs.list({ limit: 1 });
  if (job) await runToEnd(core, job.id, control);
  return id;
}
