import type { BenchRow } from './bench-row.ts';
import { HELD_OUT_REQUESTS } from './assistant/held-out-requests.ts';
import { judge } from './assistant/judge-request.ts';
import type { RequestCase } from './assistant/request-case.ts';
import { TUNED_REQUESTS } from './assistant/tuned-requests.ts';

const LEAST_RIGHT = 0.9;

/**
 * Whether requests lead to the calls that were asked for, with the right arguments. Both halves and the rules have one author; the
 * held-out half was written before the rules and not used to tune them.
 */
export async function benchAssistantRequests(): Promise<BenchRow[]> {
  return [...(await rowsOf('tuned', TUNED_REQUESTS)), ...(await rowsOf('held out', HELD_OUT_REQUESTS))];
}

async function rowsOf(set: string, cases: readonly RequestCase[]): Promise<BenchRow[]> {
  let right = 0;
  let wrongDestructive = 0;
  for (const request of cases) {
    const judgement = await judge(request);
    wrongDestructive += judgement.wrongDestructive.length;
    if (judgement.isRight) right += 1;
    else console.log(`  ${set}, misses: ${request.say}`);
  }
  const share = right / Math.max(1, cases.length);
  return [
    {
      name: `${set}: requests with the right calls and arguments`,
      value: share * 100,
      unit: '%',
      target: '≥ 90 %',
      ok: share >= LEAST_RIGHT,
      note: `${right} of ${cases.length}`,
    },
    {
      name: `${set}: destructive calls that nobody asked for`,
      value: wrongDestructive,
      unit: '',
      target: '0',
      ok: wrongDestructive === 0,
      note: '',
    },
  ];
}
