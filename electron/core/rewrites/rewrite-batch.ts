import {
  type NumberedLine,
  readRewritten,
  rewriteInput,
  rewriteInstructions,
} from '../../../shared/domain/transcript/rewriting/rewrite-prompt.ts';
import type { RewriteRequest } from '../../../shared/domain/transcript/rewriting/rewrite.ts';
import type { JobContext } from '../jobs/job-work.ts';
import { askWriter } from '../writers/ask-writer.ts';
import type { ProposalDeps } from '../proposals/proposal-deps.ts';

const BATCH_LINES = 40;
const BATCH_CHARACTERS = 4000;

/** Lines that are asked for together: few enough that a model keeps count. */
export function batchesOf(lines: RewriteRequest['lines']): RewriteRequest['lines'][] {
  const batches: RewriteRequest['lines'][] = [];
  let characters = 0;
  for (const line of lines) {
    const last = batches.at(-1);
    const isFull = !last || last.length === BATCH_LINES || characters + line.text.length > BATCH_CHARACTERS;
    if (isFull) {
      batches.push([line]);
      characters = line.text.length;
    } else {
      last.push(line);
      characters += line.text.length;
    }
  }
  return batches;
}

/** Has a model rewrite some lines. Those that its answer leaves out are asked for once more; what is missing then stays so. */
export async function rewriteBatch(
  deps: ProposalDeps,
  context: JobContext,
  { request, lines }: { request: RewriteRequest; lines: RewriteRequest['lines'] },
): Promise<Map<string, string>> {
  const numbered = lines.map(({ text }, index) => ({ number: index + 1, text }));
  const texts = await ask(deps, context, { request, lines: numbered });
  const missing = numbered.filter(({ number }) => !texts.has(number));
  if (missing.length > 0) {
    for (const [number, text] of await ask(deps, context, { request, lines: missing })) texts.set(number, text);
  }
  return new Map([...texts].map(([number, text]) => [lines[number - 1]?.id ?? '', text]));
}

async function ask(
  deps: ProposalDeps,
  context: JobContext,
  { request, lines }: { request: RewriteRequest; lines: readonly NumberedLine[] },
): Promise<Map<number, string>> {
  const { writer } = request;
  const question = { writer, instructions: rewriteInstructions(request), input: rewriteInput(lines) };
  return readRewritten(await askWriter(deps, context, question), lines);
}
