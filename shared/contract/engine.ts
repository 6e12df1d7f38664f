import { type } from '@orpc/contract';
import * as z from 'zod';
import type { ConnectionReport, EngineStatus } from '../domain/connection.ts';
import { baseUrlSchema } from '../domain/settings.ts';
import { procedure } from './failures.ts';

export type { ConnectionReport, EngineStatus };

/** Procedures about the two implementations of the service. */
export const engineContract = {
  status: procedure.output(type<EngineStatus>()),
  /** Tests the cloud service with the stored key and the given (not yet saved) address. Sends nothing that is billed. */
  testConnection: procedure.input(z.object({ baseUrl: baseUrlSchema.optional() })).output(type<ConnectionReport>()),
};
