import type { ParseArgsConfig } from 'node:util';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { FLAGS, UsageError } from '../argument-values.ts';

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

const ID = /^[\w-]{1,64}$/;

/** IDs as `find` prints them, each once. Throws UsageError. */
export function itemIds(given: readonly string[]): ItemId[] {
  const wrong = given.find((id) => !ID.test(id));
  if (wrong !== undefined)
    throw new UsageError(`"${wrong}" isn’t an ID. Use those that "atelier library find" prints.`);
  return [...new Set(given)] as ItemId[];
}
