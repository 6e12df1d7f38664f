import type { AnswerPiece, Assistant, AssistantRequest } from './conversation.ts';
import { answerOtherwise } from './skills/answer-otherwise.ts';
import { SKILLS } from './skills/skills.ts';
import { runPlan } from './plan/run-plan.ts';
import { situationOf } from './situation/situation.ts';
import { withinLimit } from './within-limit.ts';

/** How many of its thoughts are told; the others add detail. */
const THOUGHTS = { low: 1, medium: 2, high: 3, xhigh: 4, max: Number.POSITIVE_INFINITY } as const;

/**
 * The assistant that works without a model: rules and data. It understands what its skills (`skills`) understand, says so where it
 * does not, and the same conversation has the same answer.
 */
export function createStudioAssistant(): Assistant {
  return {
    hasModel: () => false,
    begin: async (request) => ({ pieces: withinLimit(answer(request), request.maxOutputTokens) }),
  };
}

async function* answer(request: AssistantRequest): AsyncGenerator<AnswerPiece, void, undefined> {
  const next = runPlan(situationOf(request), SKILLS, answerOtherwise);
  if (request.effort !== null) {
    yield {
      kind: 'reasoning',
      delta: (next.thoughts.length > 0 ? next.thoughts : ['Nothing is asked for.'])
        .slice(0, THOUGHTS[request.effort])
        .join('\n'),
    };
  }
  if (next.kind === 'say') yield { kind: 'text', delta: next.text };
  else yield { kind: 'call', call: 0, name: next.name, delta: JSON.stringify(next.args) };
}
