import { randomUUID } from 'node:crypto';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { DesignId } from '../../../../shared/domain/ids.ts';
import { UNUSED_VOICE_LIFETIME_MS } from '../../../../shared/service-api/voices.ts';
import type { DesignCandidate } from '../../../../shared/domain/voices/voice.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import { findVoice, putVoice, rememberUsedId } from '../registry/voice-table.ts';
import { removeRemotely } from '../registry/remove-voices.ts';
import { requireKey } from '../voice-services.ts';
import type { Voices } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import {
  findCandidate,
  findRound,
  insertRound,
  selectRounds,
  type StoredCandidate,
  type StoredRound,
  updateCandidate,
} from './design-table.ts';
import { DESIGN_TASK } from './design-task.ts';
import { createDesignWork } from './design-work.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

type Designs = Pick<Voices, 'design' | 'designs' | 'keepCandidate' | 'discardCandidate'>;

const TITLE_CHARACTERS = 60;

/** Rounds of voice design; registers their job. */
export function createDesigns(deps: VoicesDeps, registry: VoiceRegistry): Designs {
  const { db, changes, queue, now } = deps;
  queue.register('design-voice', createDesignWork({ deps, registry, tasks: deps.remoteTasks.register(DESIGN_TASK) }));
  const update = (round: StoredRound, candidate: StoredCandidate) => {
    db.write((tx) => updateCandidate(tx, round.id, candidate));
    changes.publish('voices', [candidate.voiceId]);
  };
  return {
    design: (request) => startDesign(deps, request),
    designs: () =>
      selectRounds(db).map((round) => ({
        ...round,
        candidates: round.candidates.map((candidate) => shownCandidate(deps, round.engine, candidate)),
      })),
    keepCandidate: ({ designId, voiceId, name }) => {
      const round = findRound(db, designId);
      const { engine, description } = round;
      const candidate = findCandidate(round, voiceId);
      const { state } = shownCandidate(deps, engine, candidate);
      if (state !== 'ready') {
        throw reasonedFailure('CONFLICT', 'candidate_not_ready', { voiceId, state });
      }
      db.write((tx) => {
        const createdAtMs = candidate.madeAtMs ?? now();
        const facts = { name, description, designPrompt: description, createdAtMs };
        putVoice(tx, { engine, id: voiceId, kind: 'designed', ...facts });
        updateCandidate(tx, designId, { ...candidate, state: 'kept' });
      });
      changes.publish('voices', [voiceId]);
      return registry.shown(findVoice(db, { engine, id: voiceId }));
    },
    discardCandidate: async ({ designId, voiceId }) => {
      const round = findRound(db, designId);
      const candidate = findCandidate(round, voiceId);
      if (candidate.state === 'kept') {
        throw reasonedFailure('CONFLICT', 'candidate_saved', { voiceId });
      }
      if (candidate.state === 'ready') {
        const key = { engine: round.engine, id: voiceId };
        await removeRemotely(deps, { ...key, kind: 'designed' });
        db.write((tx) => rememberUsedId(tx, key, now()));
        registry.forgetListing(round.engine);
      }
      update(round, { ...candidate, state: 'discarded' });
    },
  };
}

async function startDesign(deps: VoicesDeps, request: Parameters<Voices['design']>[0]) {
  const engine = request.engine ?? deps.settings().engine;
  const { description, previewText, count, watermark } = request;
  await requireKey(deps, engine);
  const designId = randomUUID() as DesignId;
  const voiceIds = Array.from({ length: count }, (_, index) => `Design-${designId.slice(0, 13)}-${index + 1}`);
  const jobId = deps.db.write((tx) => {
    const id = deps.queue.submit(tx, {
      kind: 'design-voice',
      title: [...description].slice(0, TITLE_CHARACTERS).join(''),
      itemId: null,
      engine,
      request: { designId, watermark },
    });
    const round = { id: designId, jobId: id, engine, description, previewText, createdAtMs: deps.now() };
    insertRound(tx, round, voiceIds);
    return id;
  });
  deps.queue.wake();
  deps.changes.publish('voices', voiceIds);
  return { designId, jobId };
}

/** A candidate of the cloud that was neither kept nor discarded dies unused like any voice; its sound may have left the cache. */
function shownCandidate(
  { sounds, now }: VoicesDeps,
  engine: EngineChoice,
  { position: _position, madeAtMs, ...candidate }: StoredCandidate,
): DesignCandidate {
  const isUnused = candidate.state === 'ready' && engine === 'cloud';
  const isDead = isUnused && (madeAtMs ?? 0) + UNUSED_VOICE_LIFETIME_MS <= now();
  const soundId = candidate.soundId !== null && sounds.get(candidate.soundId) ? candidate.soundId : null;
  return { ...candidate, soundId, state: isDead ? 'discarded' : candidate.state };
}
