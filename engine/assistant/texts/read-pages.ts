import type { Hands } from '../plan/hands.ts';

/**
 * The answers of a tool that reads a text page by page, to its end or so many pages. `isWhole` is false where the text goes on.
 * @throws CallNeeded, PlanStopped see Hands
 */
export function readPages(
  hands: Hands,
  { tool, asked, most }: { tool: string; asked: Record<string, unknown>; most: number },
): { answers: Record<string, unknown>[]; isWhole: boolean } {
  const answers: Record<string, unknown>[] = [];
  let from: number | null = 0;
  for (let page = 0; page < most && from !== null; page++) {
    const answer: Record<string, unknown> = hands.call(tool, { ...asked, ...(from === 0 ? {} : { from }) });
    answers.push(answer);
    const { next } = answer;
    from = typeof next === 'number' && next > from ? next : null;
  }
  return { answers, isWhole: from === null };
}
