import { type } from '@orpc/contract';
import * as z from 'zod';
import { baseUrlSchema } from '../domain/settings.ts';
import { procedure } from './failures.ts';

/** The local engine's process as core sees it. */
export type EngineStatus = { state: 'starting' | 'ready' | 'restarting' | 'stopped' | 'failed'; detail: string | null };

/** One line of a connection test. */
export type ConnectionCheck = {
  id: 'name' | 'proxy' | 'tls' | 'reach' | 'key' | 'balance' | 'rate';
  state: 'ok' | 'attention' | 'failed' | 'skipped';
  detail: string;
};
/** Result of "Test connection", decoded. */
export type ConnectionReport = { ok: boolean; checks: ConnectionCheck[]; requestId: string | null };

/** Procedures about the two implementations of the service. */
export const engineContract = {
  status: procedure.output(type<EngineStatus>()),
  /** Tests the cloud service with the stored key and the given (not yet saved) address. Sends nothing that is billed. */
  testConnection: procedure.input(z.object({ baseUrl: baseUrlSchema.optional() })).output(type<ConnectionReport>()),
};
