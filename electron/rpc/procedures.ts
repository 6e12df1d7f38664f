import { implement } from '@orpc/server';
import { contract } from '../../shared/contract/index.ts';
import type { Core } from '../core/create-core.ts';
import type { Log } from '../core/host-ports.ts';
import { translatedFailure } from './failure-translation.ts';

/** What every handler gets. */
export type RpcContext = { core: Core; log: Log };

/** The contract's procedures, ready for handlers; each passes its failures through the one translation. */
export const procedures = implement(contract)
  .$context<RpcContext>()
  .use(async ({ context, next, path, signal }) => {
    try {
      return await next();
    } catch (error) {
      throw translatedFailure(error, { procedure: path.join('.'), log: context.log, signal });
    }
  });
