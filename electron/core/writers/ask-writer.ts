import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { RewriteWriter } from '../../../shared/domain/transcript/rewriting/rewrite.ts';
import { modelSettingsOf, modelsOf, wireModel } from '../conversations/models.ts';
import type { CoreContext } from '../core-context.ts';
import type { JobContext } from '../jobs/job-work.ts';
import type { OwnModel } from '../own-model/own-model.ts';
import { ownModelFailure } from '../own-model/own-model-failure.ts';
import type { ServiceResponses } from '../service/responses/response-service.ts';

/** What asking a model about transcripts needs beside the context. */
export type WriterNeighbours = {
  ownModel: Pick<OwnModel, 'apply'>;
  service(engine: EngineChoice): { responses: ServiceResponses };
};

type Question = { writer: RewriteWriter; instructions: string; input: string };

/**
 * The answer of a model to one message, without tools: text of a transcript is never followed. Throws CONFLICT where the model that
 * was chosen is gone, and what the service fails with.
 */
export async function askWriter(
  deps: CoreContext & WriterNeighbours,
  { calls }: JobContext,
  { writer, instructions, input }: Question,
): Promise<string> {
  const { engine, model: name } = writer;
  const app = modelSettingsOf(deps.settings());
  const model = modelsOf(engine, app).find((each) => each.model === name);
  // What was chosen is what is asked: nothing else takes its place without a word.
  if (!model || model.kind === 'studio') throw reasonedFailure('CONFLICT', 'rewrite_model_gone', { model: name ?? '' });
  if (engine === 'local') await deps.ownModel.apply();
  try {
    const { text } = await deps.service(engine).responses.create({
      ...calls,
      model: wireModel(model, app),
      input: [{ kind: 'message', role: 'user', parts: [{ text: input }] }],
      instructions,
      effort: null,
      tier: 'standard',
      maxOutputTokens: null,
      functions: [],
    });
    return text;
  } catch (error) {
    throw model.kind === 'own' ? ownModelFailure(error, app.ownModel?.baseUrl ?? '') : error;
  }
}
