import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import type { FormerLibrary, FormerRemoval } from '../../../../shared/domain/library/upkeep/library-moves.ts';
import type { Core } from '../../../core/create-core.ts';
import type { LibraryOptions } from '../../arguments/library/library-options.ts';
import { beginProgressLine } from '../../output/progress-line.ts';
import { write } from '../../output/write-result.ts';
import { runToEnd } from '../../run-job.ts';

type Of<Action extends LibraryOptions['action']> = Extract<LibraryOptions, { action: Action }>;

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/**
 * `atelier library move-files`: 0 when every item is in a readable folder and named by the template, or with --preview when it was
 * told, 1 where some were left, 130 when `signal` stopped it; the next one goes on there.
 */
export async function moveFiles(core: Core, options: Of<'move-files'>, signal: AbortSignal): Promise<number> {
  const { toMove } = core.library.places();
  const renames = await core.library.renames({ signal });
  if (options.isPreview) {
    await write(options, { toMove, renames }, () => [
      `${items(toMove.count)} to move into readable folders`,
      `${items(renames.count)} to rename`,
      ...renames.examples.map(({ from, to }) => `  ${from} -> ${to}`),
      ...keptLines(renames.ownCount),
    ]);
    return 0;
  }
  if (toMove.count + renames.count > 0 && !(await run(core, signal))) return 130;
  const left = core.library.places().toMove.count + (await core.library.renames({})).count;
  const result = { movedCount: toMove.count + renames.count - left, leftCount: left, ownCount: renames.ownCount };
  await write(options, result, () => [
    `${items(result.movedCount)} moved or renamed`,
    ...(left === 0 ? [] : [`${items(left)} left. Run atelier library check.`]),
    ...keptLines(renames.ownCount),
  ]);
  return left === 0 ? 0 : 1;
}

/**
 * `atelier library move`: 0 when the library is in the folder, and its path is printed, with what stays in the old one or with
 * --remove-old was freed there. One that was broken off goes on. Throws as App.moveLibrary does.
 */
export async function moveLibrary(core: Core, options: Of<'move'>): Promise<number> {
  const to = path.resolve(options.folder);
  await mkdir(to, { recursive: true });
  const moved = await core.app.moveLibrary({ to });
  const [former] = core.app.libraryMoves().former;
  const removed = options.removesFormer && former ? await core.app.removeFormerLibrary({ id: former.id }) : undefined;
  const left = removed ? {} : { former };
  await write(options, moved && { ...moved, ...left, ...(removed ? { removed } : {}) }, () => [
    ...(moved ? [moved.libraryFolder] : []),
    ...(removed ? [removedLine(removed)] : former ? [formerLine(former), HOW_TO_REMOVE(former.id)] : []),
  ]);
  return 0;
}

/** `atelier library use-folder`: 0 when the library is used where it is now, and its path is printed. Throws as App.locateLibrary does. */
export async function useFolder(core: Core, options: Of<'use-folder'>): Promise<number> {
  const located = await core.app.locateLibrary({ in: path.resolve(options.folder) });
  await write(options, located, (found) => (found ? [found.libraryFolder] : []));
  return 0;
}

/** `atelier library old-libraries`: 0 when they were listed, or when one was removed or is kept. Throws as App.removeFormerLibrary does. */
export async function oldLibraries(core: Core, options: Of<'old-libraries'>): Promise<number> {
  const { change } = options;
  if (change?.does === 'remove') {
    await write(options, await core.app.removeFormerLibrary({ id: change.id }), (removed) => [removedLine(removed)]);
    return 0;
  }
  if (change) core.app.keepFormerLibrary({ id: change.id });
  await write(options, core.app.libraryMoves().former, (all) => all.map(formerLine));
  return 0;
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

const formerLine = ({ id, folder, fileCount, sizeBytes, isThere }: FormerLibrary): string =>
  `Old library ${id}: ${folder} (${files(fileCount)}, ${formatBytes(sizeBytes)}${isThere ? '' : ', not connected'})`;

const HOW_TO_REMOVE = (id: number): string => `Run atelier library old-libraries --remove ${id} to remove it.`;

const removedLine = ({ freedBytes, changedCount }: FormerRemoval): string =>
  `Old library removed, ${formatBytes(freedBytes)} freed.${changedCount === 0 ? '' : ` ${files(changedCount)} changed since stayed.`}`;

const keptLines = (count: number): string[] => (count === 0 ? [] : [`${items(count)} named by you, not renamed`]);

/** False when it was stopped. */
async function run(core: Core, signal: AbortSignal): Promise<boolean> {
  const line = beginProgressLine('Library files', process.stderr);
  try {
    const { jobId } = core.library.moveToPlaces({ renames: true });
    await runToEnd(core, jobId, { signal, onProgress: line.update });
    line.end('done');
    return true;
  } catch (error) {
    const isStopped = error instanceof Failure && error.code === 'CANCELLED';
    line.end(isStopped ? 'stopped' : 'failed');
    if (isStopped) return false;
    throw error;
  }
}
