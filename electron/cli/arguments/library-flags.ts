import type { ParseArgsConfig } from 'node:util';
import { FLAGS, UsageError } from './argument-values.ts';

/** What every command of `library` understands. */
export const SHARED = { ...FLAGS, json: { type: 'boolean' } } as const satisfies ParseArgsConfig['options'];

/** The options that every command of `library` has. */
export const shared = (values: { json?: boolean | undefined; verbose?: boolean | undefined }) => ({
  isJson: values.json === true,
  isVerbose: values.verbose === true,
});

/** Throws UsageError for what stands behind a command that takes nothing more. */
export function rejectMore(action: string, [first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`Unexpected argument "${first}" for ${action}.`);
}
