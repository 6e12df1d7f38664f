import type { LineMaking, MakingChange } from './script-views.ts';

/** Lines that wait, are being made or could not be made, as of a revision; in no particular order. */
export type MakingLines = { revision: number; lines: readonly LineMaking[] };

/** The list after a change. Lines of which nothing changed stay the same objects, and so does a list of which none did. */
export function withMakingChange(before: MakingLines | undefined, change: MakingChange): MakingLines {
  const { revision, isWhole, lines, ended } = change;
  if (isWhole || !before) return { revision, lines };
  const byKey = new Map(before.lines.map((line) => [keyOf(line), line]));
  for (const line of ended) byKey.delete(keyOf(line));
  for (const line of lines) if (!isSameLine(byKey.get(keyOf(line)), line)) byKey.set(keyOf(line), line);
  const after = [...byKey.values()];
  const isSame = after.length === before.lines.length && after.every((line, index) => line === before.lines[index]);
  if (!isSame) return { revision, lines: after };
  return before.revision === revision ? before : { revision, lines: before.lines };
}

const keyOf = ({ jobId, lineId }: Pick<LineMaking, 'jobId' | 'lineId'>) => `${jobId} ${lineId}`;

const isSameLine = (a: LineMaking | undefined, b: LineMaking) =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);
