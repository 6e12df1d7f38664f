/** One figure of the bench. `ok` is missing where there is no target. */
export type BenchRow = { name: string; value: number; unit: string; target?: string; ok?: boolean; note?: string };

/** Prints figures as a table on standard output. */
export function printBenchRows(rows: readonly BenchRow[]): void {
  for (const { name, value, unit, target, ok, note } of rows) {
    const verdict = ok === undefined ? '' : ok ? 'ok  ' : 'MISS';
    const figure = `${Number(value.toPrecision(4))} ${unit}`.padEnd(14);
    console.log(
      [name.padEnd(44), figure, verdict.padEnd(5), (target ?? '').padEnd(10), note ?? ''].join(' ').trimEnd(),
    );
  }
}
