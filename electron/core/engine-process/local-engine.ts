import type { EngineConnection } from './engine-connection.ts';

/** The local engine as domains see it that are about to use it. */
export interface LocalEngine {
  /** Starts it, where it does not run yet. A dead engine shows where it is needed; starting it early only saves time. */
  warmUp(): void;
  /**
   * One that failed is started once more, and only then refused; one that starts is waited for by whoever uses it. Throws
   * ENGINE_UNAVAILABLE.
   */
  check(): Promise<void>;
}

/** See LocalEngine. */
export function localEngine(engine: Pick<EngineConnection, 'connection' | 'status'>): LocalEngine {
  return {
    warmUp: () => void engine.connection().catch(() => undefined),
    check: async () => {
      if (engine.status().state === 'failed') await engine.connection();
    },
  };
}
