import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What every handler of the engine finds in its context. */
export type EngineEnvironment = {
  Bindings: HttpBindings;
  Variables: {
    /** Names this request in headers, bodies and the log. */
    traceId: string;
    /** Fires when the client hangs up before the answer is complete. */
    gone: AbortSignal;
    /** Waits for this request's turn to work (guards/admit.ts). */
    begin: () => Promise<void>;
  };
};

/** Context of one request. */
export type EngineContext = Context<EngineEnvironment>;
