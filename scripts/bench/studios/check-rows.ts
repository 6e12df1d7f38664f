import type { BenchRow } from '../bench-row.ts';

const LEAST_RIGHT = 0.9;

/** One check of a result, and whether it holds. `kind` is what is summed up, `what` is printed where it does not hold. */
export type ResultCheck = { kind: string; what: string; holds: boolean };

/** Prints the checks of a set that do not hold. */
export function printMisses(set: string, checks: readonly ResultCheck[]): void {
  for (const { what, holds } of checks) if (!holds) console.log(`  ${set}, misses: ${what}`);
}

/** How many of some checks hold, in percent. */
export function shareRow(name: string, checks: readonly ResultCheck[]): BenchRow {
  const right = checks.filter(({ holds }) => holds).length / Math.max(1, checks.length);
  return {
    name,
    value: right * 100,
    unit: '%',
    target: '≥ 90 %',
    ok: right >= LEAST_RIGHT,
    note: `of ${checks.length}`,
  };
}

/** How many checks of a set hold, all together and by kind. What does not hold is printed. */
export function checkRows(set: string, checks: readonly ResultCheck[]): BenchRow[] {
  printMisses(set, checks);
  const kinds = [...new Set(checks.map(({ kind }) => kind))];
  return [
    shareRow(`${set}: all checks`, checks),
    ...kinds.map((kind) =>
      shareRow(
        `${set}: ${kind}`,
        checks.filter((check) => check.kind === kind),
      ),
    ),
  ];
}
