import { createORPCClient } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { ContractClient } from '../../shared/contract/index.ts';
import { createPortLink } from './connection/port-link.ts';

const link = createPortLink();

/** The one typed client of core. */
export const client: ContractClient = createORPCClient(link);

/** Query and mutation options of every procedure, e.g. `useQuery(api.jobs.list.queryOptions({ input: { limit: 200 } }))`. */
export const api = createTanstackQueryUtils(client);

/** Takes a new port with the next call. */
export const reconnect = link.reconnect;
