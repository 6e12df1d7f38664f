import { failureRecord } from '../../../../shared/domain/failure.ts';
import type { DesignId } from '../../../../shared/domain/ids.ts';
import { survivingEngineLoss } from '../../jobs/engine-loss.ts';
import type { JobContext, JobWork } from '../../jobs/job-work.ts';
import type { KeptSound } from '../../sounds/sounds.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { roundOfJob, type StoredCandidate, type StoredRound, updateCandidate } from './design-table.ts';

/**
 * The job of designing: one candidate after the other, each with its sound as soon as it comes. Their ids are on disk before
 * they are asked for, so that a round that was broken off finds what was made already.
 */
export function createDesignWork(deps: VoicesDeps, registry: VoiceRegistry): JobWork {
  const put = (id: DesignId, candidate: StoredCandidate) => {
    deps.db.writeSynced((tx) => updateCandidate(tx, id, candidate));
    deps.changes.publish('voices', [candidate.voiceId]);
  };
  return {
    run: survivingEngineLoss(async (context) => {
      const round = roundOfJob(deps.db, context.id);
      const waiting = round.candidates.filter((candidate) => ['queued', 'making', 'failed'].includes(candidate.state));
      for (const candidate of waiting) {
        const partsDone = round.candidates.indexOf(candidate);
        context.report({ step: 'designing', unit: 'parts', partsDone, partsTotal: round.candidates.length });
        // Kept from the run before: the voice may have been made although no answer came.
        const wasAsked = candidate.state === 'making' || candidate.failure !== null;
        put(round.id, { ...candidate, state: 'making', failure: null });
        const sound = await makeCandidate(deps, { round, candidate, wasAsked }, context);
        const made = { soundId: sound.id, durationMs: sound.durationMs, madeAtMs: deps.now(), failure: null };
        put(round.id, { ...candidate, ...made, state: 'ready' });
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
  deps: VoicesDeps,
  { round, candidate, wasAsked }: { round: StoredRound; candidate: StoredCandidate; wasAsked: boolean },
  context: JobContext,
): Promise<KeptSound> {
  const { engine, description, previewText } = round;
  const { voiceId } = candidate;
  const { signal } = context;
  const service = deps.service(engine);
  const key = JSON.stringify(['voice-design', round.id, voiceId, previewText]);
  const keep = (bytes: Uint8Array) => deps.sounds.add({ key, fileName: 'preview.mp3', bytes, signal });
  const isThere =
    wasAsked && (await service.voices.list('voice_generation', { signal })).some((voice) => voice.id === voiceId);
  if (isThere) {
    const { model } = deps.settings().speak.defaults;
    return await keep((await service.speech.synthesize({ model, voiceId, text: previewText, signal })).audio);
  }
  const watermark = context.request['watermark'] === true;
  const { preview } = await service.voices.design({
    description,
    previewText,
    voiceId,
    watermark,
    ...context.calls,
  });
  try {
    return await keep(preview);
  } catch (error) {
    deps.log.warn('The preview of a designed voice could not be kept.', { code: failureRecord(error).code });
    throw error;
  }
}
