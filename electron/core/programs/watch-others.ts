import type { ChangeDomain } from '../../../shared/domain/change.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { Changes } from '../changes/changes.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Log } from '../host-ports.ts';

const LOOK_EVERY_MS = 500;

/** What another program can change under us: all that lies in the database. */
const DOMAINS: readonly ChangeDomain[] = [
  'library',
  'transcripts',
  'jobs',
  'remote-tasks',
  'scripts',
  'takes',
  'generation',
  'voices',
  'pronunciations',
  'organisation',
  'conversations',
];

/**
 * Looks twice a second whether another program wrote to the database, tells those who watch, and calls `onChange`. Asking
 * costs microseconds; what this program writes itself does not count. Returns how to stop.
 */
export function watchOthers(deps: {
  database: Pick<OpenDatabase, 'foreignVersion'>;
  changes: Changes;
  log: Log;
  onChange: () => void;
}): () => void {
  const { database, changes, log, onChange } = deps;
  let known = database.foreignVersion();
  let hasFailed = false;
  const look = () => {
    try {
      const version = database.foreignVersion();
      if (version === known) return;
      known = version;
      for (const domain of DOMAINS) changes.publish(domain, []);
      onChange();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error('What another program did was not seen.', { code: failureRecord(error).code });
      hasFailed = true;
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
