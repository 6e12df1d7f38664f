import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { VoiceDesignRecipe } from '../../../../shared/domain/recipe/voice-design-recipe.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { DesignCandidate, VoiceDesignRound } from '../../../../shared/domain/voices/voice.ts';
import { UNUSED_VOICE_LIFETIME_MS } from '../../../../shared/service-api/speech/voices.ts';
import { type StoredResult, updateResult } from '../../generation/generation-table.ts';
import type { Generation } from '../../generation/generations.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import { removeRemotely } from '../registry/remove-voices.ts';
import { findVoice, putVoice, rememberUsedId } from '../registry/voice-table.ts';
import type { Voices } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { candidateFacts, type CandidateFacts, designKind } from './design-kind.ts';

type Designs = Pick<Voices, 'design' | 'designs' | 'keepCandidate' | 'discardCandidate'>;

/** Rounds of voice design: generations whose results are voices that may be kept. */
export function createDesigns(deps: VoicesDeps, registry: VoiceRegistry): Designs {
  const { db, changes, now } = deps;
  const rounds = deps.generations.register(designKind(deps, registry));
  return {
    design: async ({ engine = deps.settings().engine, count, description, previewText, watermark }) => {
      const recipe: VoiceDesignRecipe = { kind: 'voice-design', version: 1, description, previewText, watermark };
      const { id: designId, jobId } = await rounds.start({ engine, recipe, count });
      return { designId, jobId };
    },
    designs: () => rounds.list().map((round) => shownRound(deps, round)),
    keepCandidate: ({ designId, voiceId, name }) => {
      const round = rounds.get(designId);
      const { engine } = round;
      const { description } = round.recipe;
      const candidate = findCandidate(round, voiceId);
      const { state } = shownCandidate(deps, engine, candidate);
      if (state !== 'ready') {
        throw reasonedFailure('CONFLICT', 'candidate_not_ready', { voiceId, state });
      }
      db.write((tx) => {
        const createdAtMs = candidate.madeAtMs ?? now();
        const facts = { name, description, designPrompt: description, createdAtMs };
        putVoice(tx, { engine, id: voiceId, kind: 'designed', ...facts });
        updateResult(tx, designId, decided(candidate, 'kept'));
      });
      changes.publish('voices', [voiceId]);
      return registry.shown(findVoice(db, { engine, id: voiceId }));
    },
    discardCandidate: async ({ designId, voiceId }) => {
      const { engine, ...round } = rounds.get(designId);
      const candidate = findCandidate(round, voiceId);
      if (candidateFacts(candidate).decision === 'kept') {
        throw reasonedFailure('CONFLICT', 'candidate_saved', { voiceId });
      }
      if (isOffered(candidate)) {
        const key = { engine, id: voiceId };
        await removeRemotely(deps, { ...key, kind: 'designed' });
        db.write((tx) => rememberUsedId(tx, key, now()));
        registry.forgetListing(engine);
      }
      db.write((tx) => updateResult(tx, designId, decided(candidate, 'discarded')));
      changes.publish('voices', [voiceId]);
    },
  };
}

const isOffered = (candidate: StoredResult) =>
  candidate.state === 'ready' && candidateFacts(candidate).decision === null;

/** A candidate that the user decided about: whatever it was, it is not made any more. */
const decided = (candidate: StoredResult, decision: CandidateFacts['decision']): StoredResult => ({
  ...candidate,
  state: 'ready',
  facts: { ...candidate.facts, decision },
});

function findCandidate({ results }: Pick<Generation<unknown>, 'results'>, voiceId: string): StoredResult {
  const candidate = results.find((result) => candidateFacts(result).voiceId === voiceId);
  if (!candidate) throw new Failure('NOT_FOUND', 'This candidate no longer exists.', { voiceId });
  return candidate;
}

function shownRound(
  deps: VoicesDeps,
  { id, jobId, engine, recipe, createdAtMs, results }: Generation<VoiceDesignRecipe>,
): VoiceDesignRound {
  const { description, previewText } = recipe;
  const candidates = results.map((result) => shownCandidate(deps, engine, result));
  return { id, jobId, engine, description, previewText, createdAtMs, candidates };
}

/** A candidate of the cloud that was neither kept nor discarded dies unused like any voice; its sound may have left the cache. */
function shownCandidate({ sounds, now }: VoicesDeps, engine: EngineChoice, candidate: StoredResult): DesignCandidate {
  const { voiceId, durationMs, decision, ...facts } = candidateFacts(candidate);
  const isUnused = isOffered(candidate) && engine === 'cloud';
  const isDead = isUnused && (candidate.madeAtMs ?? 0) + UNUSED_VOICE_LIFETIME_MS <= now();
  const soundId = facts.soundId !== null && sounds.get(facts.soundId) ? facts.soundId : null;
  const state = isDead ? 'discarded' : (decision ?? candidate.state);
  return { voiceId, state, soundId, durationMs, failure: candidate.failure };
}
