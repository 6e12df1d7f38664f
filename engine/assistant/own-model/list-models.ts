import * as z from 'zod';
import { listOf, textOr } from '../../../shared/service-api/lenient.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { OwnModelServer } from './own-model-server.ts';
import { sendToModel } from './send-to-model.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';

/** Ollama and llama.cpp also list models under another name. */
const listSchema = z.looseObject({
  data: listOf(z.looseObject({ id: textOr('') })),
  models: listOf(z.looseObject({ name: textOr(''), model: textOr('') })),
});
const MOST_MODELS = 500;

/**
 * Names of the models that a server has.
 * @throws Failure NETWORK_UNREACHABLE, also when it does not answer like one
 */
export async function listModels(server: Omit<OwnModelServer, 'model'>, signal: AbortSignal): Promise<string[]> {
  const { body } = await sendToModel({ ...server, model: '' }, { path: '/models', signal });
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const parsed = listSchema.safeParse(parseJson(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) throw new Failure('NETWORK_UNREACHABLE', 'This address doesn’t answer like a model server');
  const { data, models } = parsed.data;
  const names = data.length > 0 ? data.map(({ id }) => id) : models.map(({ name, model }) => model || name);
  return [...new Set(names.filter((name) => name !== ''))].slice(0, MOST_MODELS);
}
