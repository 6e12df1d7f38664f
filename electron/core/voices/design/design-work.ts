import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { DesignId } from '../../../../shared/domain/ids.ts';
import { serviceHost } from '../../../../shared/domain/settings/service-host.ts';
import { survivingEngineLoss } from '../../jobs/engine-loss.ts';
import type { JobContext, JobWork } from '../../jobs/job-work.ts';
import { jobControl } from '../../remote-tasks/job-control.ts';
import { completeTask, type StoredTask } from '../../remote-tasks/task-table.ts';
import type { KeptSound } from '../../sounds/sounds.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import type { DesignTasks } from './design-task.ts';
import { roundOfJob, type StoredCandidate, type StoredRound, updateCandidate } from './design-table.ts';

/** What the work needs besides deps. */
export type DesignWorkParts = { deps: VoicesDeps; registry: VoiceRegistry; tasks: DesignTasks };

/** The job of designing: one candidate after the other, each a task, with its sound as soon as it comes. */
export function createDesignWork({ deps, registry, tasks }: DesignWorkParts): JobWork {
  const put = (id: DesignId, candidate: StoredCandidate, task?: StoredTask) => {
    deps.db.writeSynced((tx) => {
      updateCandidate(tx, id, candidate);
      if (task) completeTask(tx, task.id, deps.now());
    });
    deps.changes.publish('voices', [candidate.voiceId]);
  };
  return {
    run: survivingEngineLoss(async (context) => {
      const round = roundOfJob(deps.db, context.id);
      const waiting = round.candidates.filter((candidate) => ['queued', 'making', 'failed'].includes(candidate.state));
      for (const candidate of waiting) {
        const partsDone = round.candidates.indexOf(candidate);
        context.report({ step: 'designing', unit: 'parts', partsDone, partsTotal: round.candidates.length });
        put(round.id, { ...candidate, state: 'making', failure: null });
        const { sound, task } = await makeCandidate({ deps, tasks }, { round, candidate }, context);
        const made = { soundId: sound.id, durationMs: sound.durationMs, madeAtMs: deps.now(), failure: null };
        put(round.id, { ...candidate, ...made, state: 'ready' }, task);
        deps.db.write((tx) => context.addResult(tx, { kind: 'voice-design', id: round.id }));
        context.count({ voices: 1 });
        registry.forgetListing(round.engine);
        context.report({ partsDone: partsDone + 1 });
        context.checkpoint();
      }
      return null;
    }),
    onEnd: (tx, job) => {
      if (job.state === 'done' || job.state === 'interrupted') return;
      const failure = job.failure ?? { code: 'CANCELLED' as const, message: 'The design was cancelled.', data: {} };
      const round = roundOfJob(tx, job.id);
      for (const candidate of round.candidates) {
        const isOpen = candidate.state === 'queued' || candidate.state === 'making';
        if (isOpen) updateCandidate(tx, round.id, { ...candidate, state: 'failed', failure });
      }
      // After the transaction: whoever looks must see its result.
      queueMicrotask(() => deps.changes.publish('voices', []));
    },
  };
}

async function makeCandidate(
  { deps, tasks }: Pick<DesignWorkParts, 'deps' | 'tasks'>,
  { round, candidate }: { round: StoredRound; candidate: StoredCandidate },
  context: JobContext,
): Promise<{ sound: KeptSound; task: StoredTask }> {
  const { engine, description, previewText } = round;
  const { voiceId } = candidate;
  const { signal } = context;
  const place = { engine, host: serviceHost(deps.settings(), engine) };
  const request = { description, previewText, watermark: context.request['watermark'] === true };
  const order = { ownerId: round.id, ownerPart: voiceId, jobId: context.id, place, request };
  const { task, answer } = await tasks.carryOut(order, jobControl(context));
  const { model } = deps.settings().speak.defaults;
  // The preview came with the answer that was lost.
  const spoken = { model, voiceId, text: previewText, signal };
  const bytes = answer?.preview ?? (await deps.service(engine).speech.synthesize(spoken)).audio;
  const key = JSON.stringify(['voice-design', round.id, voiceId, previewText]);
  try {
    return { sound: await deps.sounds.add({ key, fileName: 'preview.mp3', bytes, signal }), task };
  } catch (error) {
    deps.log.warn('The preview of a designed voice could not be kept.', { code: failureRecord(error).code });
    throw error;
  }
}
