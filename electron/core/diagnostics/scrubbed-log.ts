import type { Log } from '../host-ports.ts';
import { withoutKeys } from './scrub.ts';

const DEEPEST = 8;
const MOST_ENTRIES = 1000;

/** Removes something secret from a text. */
export type Scrub = (text: string) => string;

/**
 * A log that no key gets into, by whatever way it came into a message. `withoutKnownKeys` removes the keys that are in use.
 * Never throws, whatever the data is.
 */
export function scrubbedLog(log: Log, withoutKnownKeys: Scrub): Log {
  const scrub: Scrub = (text) => withoutKeys(withoutKnownKeys(text));
  const write = (level: keyof Log) => (message: string, data?: Record<string, unknown>) =>
    log[level](scrub(message), data && (scrubbedValue(data, scrub) as Record<string, unknown>));
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/**
 * A copy of any value that JSON can hold, with every text and every name of a field scrubbed. Total: circles, depth and
 * numbers that JSON lacks become words.
 */
export function scrubbedValue(value: unknown, scrub: Scrub): unknown {
  try {
    return copy(value, { scrub, depth: 0 });
  } catch {
    // A getter or a proxy threw; the message still says what happened.
    return '[unreadable]';
  }
}

function copy(value: unknown, at: { scrub: Scrub; depth: number }): unknown {
  if (typeof value === 'string') return at.scrub(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return value;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object') return `[${typeof value}]`;
  if (at.depth >= DEEPEST) return '[deeper]';
  const below = { ...at, depth: at.depth + 1 };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid date' : value.toISOString();
  if (value instanceof Error) return copy({ name: value.name, message: value.message }, below);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((entry) => copy(entry, below));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([name, entry]) => [at.scrub(name), named(name, copy(entry, below))]),
  );
}

/** The value of a field whose name says that it is a secret goes, whatever it looks like. */
function named(name: string, value: unknown): unknown {
  return typeof value === 'string' && SECRET_NAME.test(name) ? '[removed]' : value;
}

const SECRET_NAME = /^(?:api[-_]?key|authorization|secret|password|passwd|token|access[-_]?token)$/i;
