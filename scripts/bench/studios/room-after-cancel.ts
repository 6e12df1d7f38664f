import type { BenchRow } from '../bench-row.ts';

const ROUNDS = 4;

/** What is generated: `short` by itself and behind `long`, which is given up `cancelAfterMs(round)` after its start. */
export type Cancelled = {
  short(): Promise<unknown>;
  long(signal: AbortSignal): Promise<unknown>;
  cancelAfterMs(round: number): number;
  note: string;
};

/**
 * Long work is given up at once; the time is until short work that waited behind it is there, less what that takes by itself. The
 * least of several: other programs only ever add to it.
 */
export async function roomAfterCancel({ short, long, cancelAfterMs, note }: Cancelled): Promise<BenchRow> {
  const [alone, after]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await timed(short));
    const controller = new AbortController();
    const given = long(controller.signal).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, cancelAfterMs(round)));
    after.push(
      await timed(async () => {
        controller.abort();
        await Promise.all([given, short()]);
      }),
    );
  }
  const value = Math.max(0, Math.min(...after) - Math.min(...alone));
  return { name: 'room for the next after a cancel', value, unit: 'ms', target: '≤ 200', ok: value <= 200, note };
}

/** Ms that work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
