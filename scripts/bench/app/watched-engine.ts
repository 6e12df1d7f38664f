import type { ProcessStarter } from '../../../shared/processes/process-starter.ts';
import { nodeProcessStarter } from '../../../shared/processes/node-process-starter.ts';

/** Where an engine answers, its key, and which process it is. */
export type RunningEngine = { baseUrl: string; key: string; pid: number };

/** Starts engines for a core and tells of the last one, so that it can be spoken to directly and measured. */
export type WatchedEngine = { processes: ProcessStarter; running(): RunningEngine };

const READY_LINE = /^ATELIER_ENGINE_READY \{"port":(\d+)\}/;

/** `running` throws until the engine has said that it answers. */
export function watchEngine(): WatchedEngine {
  let engine: RunningEngine | null = null;
  return {
    processes: {
      start(request) {
        const child = nodeProcessStarter.start(request);
        child.onLine((line) => {
          const port = READY_LINE.exec(line)?.[1];
          const key = request.env['ATELIER_ENGINE_KEY'];
          if (port && key && child.pid) engine = { baseUrl: `http://127.0.0.1:${port}`, key, pid: child.pid };
        });
        return child;
      },
    },
    running() {
      if (!engine) throw new Error('The engine does not run.');
      return engine;
    },
  };
}
