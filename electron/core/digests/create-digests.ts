import type { DigestLine } from '../../../shared/domain/transcript/digest/digest.ts';
import { mergeAnswers } from '../../../shared/domain/transcript/digest/merge-answers.ts';
import type { Transcript } from '../../../shared/domain/transcript/transcript.ts';
import type { CoreContext } from '../core-context.ts';
import type { ProposalDeps, ProposalNeighbours } from '../proposals/proposal-deps.ts';
import { openProposalRoom } from '../proposals/proposal-room.ts';
import { writerOf } from '../writers/writers.ts';
import { DIGESTS } from './digest-table.ts';
import { askDigest } from './digest-work.ts';
import type { Digests } from './digests.ts';

/** Builds digests and registers their job. */
export function createDigests(context: CoreContext, neighbours: ProposalNeighbours): Digests {
  const deps: ProposalDeps = { ...context, ...neighbours };
  const room = openProposalRoom(deps, {
    job: 'digest-transcript',
    idField: 'digestId',
    table: DIGESTS,
    ask: (job, stored) => askDigest(deps, job, stored),
  });
  return {
    writer: ({ engine = deps.settings().engine }) => writerOf(engine, deps.settings()),
    start: async ({ id, engine = deps.settings().engine }) =>
      await room.start({
        id,
        engine,
        writer: writerOf(engine, deps.settings()),
        request: (writer) => {
          const transcript = deps.transcripts.get({ id });
          return { title: transcript.title, request: { writer, lines: linesOf(transcript) } };
        },
      }),
    results: ({ id }) =>
      room.results(id).map(({ proposalId, answers, ...result }) => ({
        ...result,
        digestId: proposalId,
        proposals: mergeAnswers(answers.parts, answers.overall),
      })),
    drop: ({ id, digestId }) => room.drop(id, digestId),
  };
}

function linesOf({ segments, speakers }: Transcript): DigestLine[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  return segments
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, startMs, text, speakerId }) => ({
      id,
      startMs,
      text,
      speaker: speakerId === null ? '' : (names.get(speakerId) ?? ''),
    }));
}
