import type { LineGeneration, GenerationChange } from './script-views.ts';

/** Lines that wait, are being made or could not be made, as of a revision; in no particular order. */
export type GenerationLines = { revision: number; lines: readonly LineGeneration[] };

/** The list after a change. Lines of which nothing changed stay the same objects, and so does a list of which none did. */
export function withGenerationChange(before: GenerationLines | undefined, change: GenerationChange): GenerationLines {
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

const keyOf = ({ jobId, lineId }: Pick<LineGeneration, 'jobId' | 'lineId'>) => `${jobId} ${lineId}`;

const isSameLine = (a: LineGeneration | undefined, b: LineGeneration) =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);
