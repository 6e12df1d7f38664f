import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import { serviceHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { survivingEngineLoss } from '../../jobs/running/engine-loss.ts';
import type { JobContext, JobWork } from '../../jobs/job-work.ts';
import { jobControl } from '../../remote-tasks/job-control.ts';
import { completeTask, type StoredTask } from '../../remote-tasks/task-table.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import { lookUpVoice, putVoice } from '../registry/voice-table.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { cloneFailure } from './clone-failure.ts';
import type { CloneTasks } from './clone-task.ts';
import { type Cloning, findCloning, markEnded } from './cloning-table.ts';

/** What the work needs besides deps; `speak` lets the new voice be heard and resolves with a failure of lesser weight. */
export type CloneWorkParts = {
  deps: VoicesDeps;
  registry: VoiceRegistry;
  tasks: CloneTasks;
  speak(cloning: Cloning, signal: AbortSignal): Promise<FailureRecord | null>;
};

/** The job of cloning: upload, clone, register, first words. Run again it goes on where it was and never clones twice. */
export function createCloneWork(parts: CloneWorkParts): JobWork {
  const { deps } = parts;
  return {
    run: survivingEngineLoss(async (context) => {
      deps.db.write((tx) => markEnded(tx, context.id, null));
      const cloning = findCloning(deps.db, context.id);
      if (lookUpVoice(deps.db, { engine: cloning.engine, id: cloning.voiceId }) === null) {
        register(parts, { cloning, task: await cloneOnce(parts, cloning, context) }, context);
        context.checkpoint();
      }
      return await parts.speak(cloning, context.signal);
    }),
    onEnd: (tx, job) => {
      if (job.state !== 'interrupted') markEnded(tx, job.id, deps.now());
    },
  };
}

/** Resolves when the service has the voice. Throws the failure, with the field of the form that is wrong. */
async function cloneOnce({ deps, tasks }: CloneWorkParts, cloning: Cloning, context: JobContext): Promise<StoredTask> {
  const { id, engine, voiceId, recipe } = cloning;
  const place = { engine, host: serviceHost(deps.settings(), engine) };
  const order = { ownerId: id, ownerPart: voiceId, jobId: id, place, request: { recipe } };
  const onSending = () => context.report({ step: 'cloning', unit: 'parts' });
  try {
    return (await tasks.carryOut(order, jobControl(context, { onSending }))).task;
  } catch (error) {
    throw cloneFailure(error, cloning);
  }
}

function register(
  { deps, registry }: CloneWorkParts,
  { cloning, task }: { cloning: Cloning; task: StoredTask },
  context: JobContext,
): void {
  const { engine, voiceId, name, recipe, consent } = cloning;
  const nowMs = deps.now();
  context.count({ voices: 1 });
  deps.db.writeSynced((tx) => {
    putVoice(tx, { engine, id: voiceId, kind: 'cloned', name, createdAtMs: nowMs, clone: recipe, consent });
    completeTask(tx, task.id, nowMs);
    context.addResult(tx, { kind: 'voice', id: voiceId });
  });
  registry.forgetListing(engine);
  deps.changes.publish('voices', [voiceId]);
}
