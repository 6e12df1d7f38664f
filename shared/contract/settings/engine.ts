import { type } from '@orpc/contract';
import * as z from 'zod';
import type { ConnectionReport, EngineStatus } from '../../domain/settings/services/connection.ts';
import type { LocalModels } from '../../domain/settings/services/local-models.ts';
import { procedure } from '../failures.ts';

export type { ConnectionReport, EngineStatus, LocalModels };

/** Procedures about the two implementations of the service. */
export const engineContract = {
  status: procedure.output(type<EngineStatus>()),
  /** Tests the cloud service at the address in the settings, with the key that belongs to it. Sends nothing that is billed. */
  testConnection: procedure.output(type<ConnectionReport>()),
  /** Models of the local engine. With `verifies` their files are read whole and compared with what was installed. */
  models: procedure.input(z.object({ verifies: z.boolean() })).output(type<LocalModels>()),
  /** Shows the models in the system's file manager. */
  revealModels: procedure.output(type<void>()),
};
