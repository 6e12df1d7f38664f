import path from 'node:path';
import type { ConnectionReport, EngineStatus } from '../../shared/domain/settings/services/connection.ts';
import type { LocalModels } from '../../shared/domain/settings/services/local-models.ts';
import type { EngineChoice } from '../../shared/domain/settings/engine-choice.ts';
import { createEngineConnection } from './engine-process/engine-connection.ts';
import { engineEntry } from './engine-process/engine-entry.ts';
import { localModels } from './engine-process/local-models.ts';
import { localEngine } from './engine-process/local-engine.ts';
import type { HostPorts } from './host-ports.ts';
import type { Storage } from './open-storage.ts';
import { confirmedAddress } from './settings/create-settings-store.ts';
import { testConnection } from './service/connection-test.ts';
import { createServiceClients, type ServiceClients } from './service/service-clients.ts';
import { createRequestRates } from './service/transport/network/request-rates.ts';

/** The two implementations of the service, as the settings page sees them. */
export interface Engines {
  status(): EngineStatus;
  /** Tests the cloud service at the address in the settings, with the key that belongs to it; sends nothing that is billed. */
  testConnection(): Promise<ConnectionReport>;
  /** Models of the local engine; with `verifies` their files are read whole. */
  models(input: { verifies: boolean }): Promise<LocalModels>;
  /** Shows the models in the file manager. */
  revealModels(): void;
}

/** Opens the clients of both implementations and what starts the local one. */
export function openServices({ folders, processes, shell, log }: HostPorts, { changes, settings, readKey }: Storage) {
  const engine = createEngineConnection({
    processes,
    entry: engineEntry(),
    // No cache: voices that were made here lie there.
    dataFolder: path.join(folders.data, 'engine'),
    modelsFolder: folders.models,
    log,
  });
  engine.onStatus(() => changes.publish('engine', []));
  const rates = createRequestRates();
  const cloud = createServiceClients({ baseUrl: async () => confirmedAddress(settings), key: readKey, rates });
  const localConnection = {
    baseUrl: async () => (await engine.connection()).baseUrl,
    key: async () => (await engine.connection()).key,
  };
  let usedAtMs = -Infinity;
  const noteUse = () => void (usedAtMs = Date.now());
  const local = createServiceClients({
    ...localConnection,
    baseUrl: async () => {
      noteUse();
      return await localConnection.baseUrl();
    },
  });
  const quiet = createServiceClients(localConnection);
  const engines: Engines = {
    status: () => engine.status(),
    models: ({ verifies }) => localModels(folders.models, { verifies }),
    revealModels: () => shell.reveal(path.join(folders.models, 'manifest.json')),
    testConnection: async () => {
      const baseUrl = confirmedAddress(settings);
      return await testConnection({ baseUrl, key: await readKey(baseUrl) });
    },
  };
  const dispose = async () => {
    local.dispose();
    quiet.dispose();
    cloud.dispose();
    await engine.dispose();
  };
  const clients = { cloud, local };
  return {
    engines,
    /** The clients of one of them. */
    service: (which: EngineChoice): ServiceClients => clients[which],
    /** The local engine for work that makes room for all other, and when that last asked it, Unix ms. */
    background: { transcription: quiet.transcription, engineUsedAtMs: () => usedAtMs },
    startEngine: () => engine.connection(),
    localEngine: localEngine(engine),
    rates,
    dispose,
  };
}

/** See openServices. */
export type Services = ReturnType<typeof openServices>;
