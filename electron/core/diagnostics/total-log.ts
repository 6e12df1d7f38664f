import type { Log } from '../host-ports.ts';

/**
 * A log that never throws, whatever its host or what takes keys out of it does: errors are logged while they are handled,
 * and a log that fails must not stand in for them. Hosts remember what they could not write, see their logs.
 */
export function totalLog(log: Log): Log {
  const guard =
    (write: Log['info']): Log['info'] =>
    (message, data) => {
      try {
        write(message, data);
      } catch {
        // There is no place left to say it.
        return;
      }
    };
  return { info: guard(log.info), warn: guard(log.warn), error: guard(log.error) };
}
