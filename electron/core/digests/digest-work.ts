import type { DigestLine, DigestProposal } from '../../../shared/domain/transcript/digest/digest.ts';
import { digestInput, digestInstructions, readDigest } from '../../../shared/domain/transcript/digest/digest-prompt.ts';
import { digestByRules } from '../../../shared/domain/transcript/digest/digest-rules.ts';
import { mergeAnswers } from '../../../shared/domain/transcript/digest/merge-answers.ts';
import type { JobContext } from '../jobs/job-work.ts';
import { askWriter } from '../writers/ask-writer.ts';
import type { ProposalDeps } from '../proposals/proposal-deps.ts';
import { DIGESTS, type DigestAnswers, type StoredDigest } from './digest-table.ts';

/** What a model reads at once: models of the cloud read long texts, those of a user’s own computer often little. */
const PART_CHARACTERS = { cloud: 60_000, local: 10_000 };

type Span = { from: number; to: number };

/** Reads a transcript as a whole; runs on at the first part that is not answered. */
export async function askDigest(deps: ProposalDeps, context: JobContext, stored: StoredDigest): Promise<void> {
  const { proposalId, request } = stored;
  if (request.writer.model !== null) return await askForAll(deps, context, stored);
  keep(deps, proposalId, { parts: [digestByRules(request.lines)], overall: [] });
}

async function askForAll(deps: ProposalDeps, context: JobContext, stored: StoredDigest): Promise<void> {
  const { proposalId, request } = stored;
  const { writer, lines } = request;
  const answers: DigestAnswers = { parts: [...stored.answers.parts], overall: stored.answers.overall };
  const spans = spansOf(lines, PART_CHARACTERS[writer.engine]);
  // Each part is an answer, and so is what is written about several parts together.
  const partsTotal = spans.length + (spans.length > 1 ? 1 : 0);
  for (const [index, span] of spans.entries()) {
    context.report({ step: 'reading', unit: 'parts', partsDone: index, partsTotal });
    if (index < answers.parts.length) continue;
    const input = digestInput(lines.slice(span.from, span.to), span.from);
    const answer = await askWriter(deps, context, { writer, instructions: digestInstructions(), input });
    context.signal.throwIfAborted();
    answers.parts.push(readDigest(answer, lines, span));
    keep(deps, proposalId, answers);
    context.checkpoint();
  }
  if (spans.length < 2) return;
  context.report({ step: 'reading', unit: 'parts', partsDone: spans.length, partsTotal });
  keep(deps, proposalId, { ...answers, overall: await askOverall(deps, context, { stored, parts: answers.parts }) });
}

/** Titles and a summary of the whole, written about what the parts say. */
async function askOverall(
  deps: ProposalDeps,
  context: JobContext,
  { stored, parts }: { stored: StoredDigest; parts: readonly DigestProposal[][] },
): Promise<DigestProposal[]> {
  const { writer, lines } = stored.request;
  const said = mergeAnswers(parts, []).filter(({ part, line }) => part === 'summary' && line !== null);
  if (said.length === 0) return [];
  const input = said.map(({ line, text }) => digestInput([{ text, speaker: '' }], line ?? 0)).join('\n');
  const instructions = digestInstructions(['title', 'summary']);
  const answer = await askWriter(deps, context, { writer, instructions, input });
  context.signal.throwIfAborted();
  return readDigest(answer, lines, { from: 0, to: lines.length });
}

function keep(deps: ProposalDeps, proposalId: string, answers: DigestAnswers): void {
  deps.db.writeSynced((tx) => DIGESTS.keep(tx, proposalId, answers));
}

/** Lines that are asked about together, as indices. */
export function spansOf(lines: readonly Pick<DigestLine, 'text'>[], mostCharacters: number): Span[] {
  const spans: Span[] = [];
  let characters = 0;
  for (const [index, { text }] of lines.entries()) {
    const last = spans.at(-1);
    if (!last || characters + text.length > mostCharacters) {
      spans.push({ from: index, to: index + 1 });
      characters = text.length;
    } else {
      last.to = index + 1;
      characters += text.length;
    }
  }
  return spans;
}
