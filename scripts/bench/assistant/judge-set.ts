import { judgeStrictly } from './judge-request.ts';
import type { RequestCase } from './request-case.ts';
import type { TestStudio } from './test-studio.ts';

/** How many wishes of a set are understood (0 to 1), and the calls that take away or write over what nobody spoke of. */
export async function judgeSet(
  cases: readonly RequestCase[],
  studio: TestStudio,
): Promise<{ share: number; wrong: string[] }> {
  const judgements = await Promise.all(cases.map((request) => judgeStrictly(request, studio)));
  return {
    share: judgements.filter(({ isRight }) => isRight).length / cases.length,
    wrong: judgements.flatMap(({ wrongDestructive }) => wrongDestructive),
  };
}
