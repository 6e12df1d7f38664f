import * as z from 'zod';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { idSchema } from '../../../shared/domain/id-schema.ts';
import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Organisation } from '../organisation/organisation.ts';

/** What a generating tool answered of what it began. */
const begunSchema = z.object({ jobId: idSchema<JobId>().nullable(), transcriptId: idSchema<ItemId>().optional() });
const answerSchema = z.union([
  z.object({ transcripts: z.array(begunSchema), canUndo: z.literal(true) }),
  begunSchema.extend({
    lineCount: z.number().optional(),
    scriptId: idSchema<ItemId>().optional(),
    canUndo: z.literal(true),
  }),
]);

/**
 * Stops the tasks that a generating tool began, and moves what came of them to the bin: the script that was made for a text, too.
 * What was there before stays. Throws CONFLICT with `call_not_undoable` for an answer that began nothing.
 */
export async function undoGeneration(
  {
    jobs,
    organisation,
  }: { jobs: Pick<Jobs, 'cancel' | 'whenEnded' | 'itemsOf'>; organisation: Pick<Organisation, 'bin'> },
  answer: unknown,
): Promise<void> {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw reasonedFailure('CONFLICT', 'call_not_undoable');
  const { data } = parsed;
  const jobIds = ('transcripts' in data ? data.transcripts : [data]).flatMap(({ jobId }) => jobId ?? []);
  for (const id of jobIds) jobs.cancel({ id });
  // What is stored in its last moment goes with the rest.
  for (const id of jobIds) await jobs.whenEnded({ id });
  const made = jobIds.flatMap((id) => jobs.itemsOf({ id }));
  const begun =
    'transcripts' in data ? data.transcripts.flatMap(({ jobId, transcriptId }) => (jobId && transcriptId) || []) : [];
  const own = 'scriptId' in data && data.scriptId && data.lineCount !== undefined ? [data.scriptId] : [];
  const ids = [...new Set([...own, ...begun, ...made])];
  if (ids.length > 0) organisation.bin({ refs: ids.map(itemRef) });
}
