import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { SoundId } from '../../../../shared/domain/ids.ts';
import {
  type VoiceDesignRecipe,
  voiceDesignRecipeSchema,
} from '../../../../shared/domain/recipe/voice-design-recipe.ts';
import type { Collecting, GenerationKind } from '../../generation/generation-kind.ts';
import type { StoredResult } from '../../generation/generation-table.ts';
import type { DesignedVoice } from '../../service/voices/voice-service.ts';
import type { KeptSound } from '../../sounds/sounds.ts';
import type { VoiceRegistry } from '../registry/create-registry.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { DESIGN_TASK, type DesignOrder } from './design-task.ts';

/** What is known of a candidate: the ID that its voice has at the service, its preview, and what the user said of it. */
export type CandidateFacts = {
  voiceId: string;
  soundId: SoundId | null;
  durationMs: number | null;
  decision: 'kept' | 'discarded' | null;
};

/** The facts of a candidate, as design stored them. */
export const candidateFacts = ({ facts }: Pick<StoredResult, 'facts'>): CandidateFacts => facts as CandidateFacts;

/** Voice design: one recipe, one request for each candidate, whose result is a voice with a preview. */
export function designKind(
  deps: VoicesDeps,
  registry: VoiceRegistry,
): GenerationKind<VoiceDesignRecipe, DesignOrder, DesignedVoice> {
  return {
    kind: 'voice-design',
    recipe: voiceDesignRecipeSchema,
    job: 'design-voice',
    step: 'designing',
    shownIn: 'voices',
    itemKind: null,
    title: ({ description }) => description,
    firstFacts: (id, position): CandidateFacts => ({
      voiceId: `Design-${id.slice(0, 13)}-${position + 1}`,
      soundId: null,
      durationMs: null,
      decision: null,
    }),
    jobFacts: (id) => ({ designId: id }),
    reference: (id) => ({ kind: 'voice-design', id }),
    resultsPerRequest: 1,
    task: DESIGN_TASK,
    order: ({ recipe: { description, previewText, watermark }, results: [candidate] }) => ({
      part: candidate ? candidateFacts(candidate).voiceId : '',
      request: { description, previewText, watermark },
    }),
    collect: async (collecting) => {
      const { id: soundId, durationMs } = await previewOf(deps, collecting);
      registry.forgetListing(collecting.engine);
      return [{ facts: { soundId, durationMs } }];
    },
    units: (voices) => ({ voices }),
  };
}

async function previewOf(
  deps: VoicesDeps,
  { id, engine, recipe, task, answer, context }: Collecting<VoiceDesignRecipe, DesignedVoice>,
): Promise<KeptSound> {
  const { previewText } = recipe;
  const voiceId = task.ownerPart ?? '';
  const { signal } = context;
  const { model } = deps.settings().speak.defaults;
  // The preview came with the answer that was lost.
  const spoken = { model, voiceId, text: previewText, signal };
  const bytes = answer?.preview ?? (await deps.service(engine).speech.synthesize(spoken)).audio;
  const key = JSON.stringify(['voice-design', id, voiceId, previewText]);
  try {
    return await deps.sounds.add({ key, fileName: 'preview.mp3', bytes, signal });
  } catch (error) {
    deps.log.warn('The preview of a designed voice could not be kept.', { code: failureRecord(error).code });
    throw error;
  }
}
