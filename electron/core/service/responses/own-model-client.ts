import * as z from 'zod';
import { listOf } from '../../../../shared/service-api/lenient.ts';
import { OWN_MODEL_LIST_PATH, OWN_MODEL_PATH } from '../../../../shared/service-api/responses/own-model.ts';
import { jsonBody } from '../transport/bodies/json-body.ts';
import type { ServiceConnection } from '../transport/service-connection.ts';

/** An OpenAI-compatible server of the user; `key` is null where it wants none. */
export type ModelServer = { baseUrl: string; key: string | null };

/** Which server answers model responses of the local engine. Other services have no such thing. */
export interface ServiceOwnModel {
  /** Names of the models of a server. Throws ServiceFailure with the words of the server. */
  list(server: ModelServer): Promise<string[]>;
  /** From now on this model answers, or the studio assistant with null. The engine keeps it in memory only. */
  use(server: (ModelServer & { model: string }) | null): Promise<void>;
}

const listSchema = z.looseObject({ models: listOf(z.string()) });
const wireServer = ({ baseUrl, key }: ModelServer) => ({ base_url: baseUrl, key: key ?? undefined });

/** Routes of the local engine alone (shared/service-api/responses/own-model). */
export function createOwnModelClient(connection: ServiceConnection): ServiceOwnModel {
  const post = (path: string, body: unknown) => ({ method: 'POST', path, body: async () => jsonBody(body) }) as const;
  return {
    list: async (server) => (await connection.json(post(OWN_MODEL_LIST_PATH, wireServer(server)), listSchema)).models,
    use: async (server) => {
      const own = server && { ...wireServer(server), model: server.model };
      await connection.json(post(OWN_MODEL_PATH, { own_model: own }), z.looseObject({}));
    },
  };
}
