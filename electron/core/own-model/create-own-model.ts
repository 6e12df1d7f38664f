import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { ServiceOwnModel } from '../service/responses/own-model-client.ts';
import type { OwnModel } from './own-model.ts';
import { ownModelFailure } from './own-model-failure.ts';

/** What the own model is built on. `readKey` gives the key of an origin, null where there is none. */
type OwnModelDeps = {
  settings(): Pick<Settings, 'assistant'>;
  client: ServiceOwnModel;
  secrets: Secrets;
  readKey(origin: string): Promise<string | null>;
};

/** See OwnModel. The key belongs to the origin of the server and goes to the engine alone, which sends it there. */
export function createOwnModel({ settings, client, secrets, readKey }: OwnModelDeps): OwnModel {
  const keyOf = async (baseUrl: string) => {
    try {
      return await readKey(new URL(baseUrl).origin);
    } catch (error) {
      // Most such servers ask for no key, and one that does says so itself: a keychain that is missing must keep nobody from them.
      if (failureRecord(error).code === 'NO_KEYCHAIN') return null;
      throw error;
    }
  };
  return {
    list: async ({ baseUrl }) => {
      try {
        return await client.list({ baseUrl, key: await keyOf(baseUrl) });
      } catch (error) {
        throw ownModelFailure(error, baseUrl);
      }
    },
    keyStatus: () => secrets.status(),
    enterKey: () => secrets.enter(),
    removeKey: () => secrets.remove(),
    apply: async () => {
      const { ownModel } = settings().assistant;
      if (!ownModel?.model) {
        await client.use(null);
        return;
      }
      const { baseUrl, model } = ownModel;
      await client.use({ baseUrl, model, key: await keyOf(baseUrl) });
    },
  };
}
