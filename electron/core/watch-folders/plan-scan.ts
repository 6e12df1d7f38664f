import type { FileMark, WatchedFile } from './watch-table.ts';

/** A media file that is in the folder now. */
export type SeenFile = FileMark & { name: string };
/** What is to be done after a look: files that only got another name, new ones that have stopped growing, and how many still grow. */
export type ScanPlan = { renamed: { from: string; to: string }[]; ready: SeenFile[]; growing: SeenFile[] };

/**
 * Compares what is in a folder with what is known of it. A file has stopped growing when `before`, an earlier look, saw it with the
 * same size and time. A known file under another name (the old name is gone, size and time are the same) was renamed.
 */
export function planScan(
  seen: readonly SeenFile[],
  known: ReadonlyMap<string, WatchedFile>,
  before: ReadonlyMap<string, SeenFile>,
): ScanPlan {
  const names = new Set(seen.map(({ name }) => name));
  const gone = new Map(
    [...known.values()]
      .filter(({ name, state }) => !names.has(name) && state !== 'failed')
      .map((file) => [keyOf(file), file.name]),
  );
  const plan: ScanPlan = { renamed: [], ready: [], growing: [] };
  for (const file of seen) {
    const same = known.get(file.name);
    if (same && keyOf(same) === keyOf(file)) continue;
    const from = gone.get(keyOf(file));
    const earlier = before.get(file.name);
    if (from !== undefined) {
      gone.delete(keyOf(file));
      plan.renamed.push({ from, to: file.name });
    } else if (earlier && keyOf(earlier) === keyOf(file)) plan.ready.push(file);
    else plan.growing.push(file);
  }
  return plan;
}

const keyOf = ({ sizeBytes, modifiedAtMs }: FileMark): string => `${sizeBytes} ${modifiedAtMs}`;
