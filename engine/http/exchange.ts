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
    /** Waits for this request's turn to work, before all that are not urgent where it is (guards/admit.ts). */
    begin: (isUrgent?: boolean) => Promise<void>;
  };
};

/** Context of one request. */
export type EngineContext = Context<EngineEnvironment>;
