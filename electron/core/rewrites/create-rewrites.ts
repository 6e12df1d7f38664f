import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { RewriteRequest, RewriteWriter } from '../../../shared/domain/transcript/rewriting/rewrite.ts';
import type { CoreContext } from '../core-context.ts';
import type { ProposalDeps, ProposalNeighbours } from '../proposals/proposal-deps.ts';
import { openProposalRoom } from '../proposals/proposal-room.ts';
import { writersOf } from '../writers/writers.ts';
import { REWRITES } from './rewrite-table.ts';
import { askRewrite } from './rewrite-work.ts';
import type { Rewrites, StartRewrite } from './rewrites.ts';

/** Builds rewriting. */
export function createRewrites(context: CoreContext, neighbours: ProposalNeighbours): Rewrites {
  const deps: ProposalDeps = { ...context, ...neighbours };
  const room = openProposalRoom(deps, {
    job: 'rewrite-lines',
    idField: 'rewriteId',
    table: REWRITES,
    ask: (job, stored) => askRewrite(deps, job, stored),
  });
  return {
    options: ({ engine = deps.settings().engine }) => writersOf(engine, deps.settings()),
    start: async (input) => {
      const { id, kind, engine = deps.settings().engine } = input;
      const writer = writersOf(engine, deps.settings())[kind];
      return await room.start({ id, engine, writer, request: (by) => requestOf(deps, input, by) });
    },
    results: ({ id }) =>
      room
        .results(id)
        .map(({ proposalId, answers, ...result }) => ({ ...result, rewriteId: proposalId, texts: answers })),
    drop: ({ id, rewriteId }) => room.drop(id, rewriteId),
  };
}

function requestOf(
  deps: ProposalDeps,
  input: StartRewrite,
  writer: RewriteWriter,
): { title: string; request: RewriteRequest } {
  const { id, kind, segmentIds, keepsOriginal } = input;
  const language = kind === 'translate' ? (input.language?.trim() ?? '') : null;
  if (language === '') throw reasonedFailure('INVALID_INPUT', 'rewrite_language');
  const { title, segments } = deps.transcripts.get({ id });
  const wanted = segmentIds && new Set(segmentIds);
  const lines = segments
    .filter((segment) => segment.text.trim() !== '' && (wanted?.has(segment.id) ?? true))
    .map((segment) => ({ id: segment.id, text: segment.text }));
  const request = { kind, language, keepsOriginal: kind === 'translate' && keepsOriginal, writer, lines };
  return { title, request };
}
