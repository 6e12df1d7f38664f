import { type } from '@orpc/contract';
import type { ConnectionReport, EngineStatus } from '../domain/settings/connection.ts';
import { procedure } from './failures.ts';

export type { ConnectionReport, EngineStatus };

/** Procedures about the two implementations of the service. */
export const engineContract = {
  status: procedure.output(type<EngineStatus>()),
  /** Tests the cloud service at the address in the settings, with the key that belongs to it. Sends nothing that is billed. */
  testConnection: procedure.output(type<ConnectionReport>()),
};
