import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { FailureData } from '../../../shared/domain/failures/failure.ts';
import { type FailureReason, reasonText } from '../../../shared/domain/failures/reason-text.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** A command line that cannot be understood; the message says what is wrong with it. Exit code 2. */
export class UsageError extends Error {}

/** Flags that every command has. */
export const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  verbose: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

/** The value where it is one of those that are allowed, whatever its case. Throws UsageError. */
export function oneOf<Value extends string>(option: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((other) => other === value.toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError(`Invalid ${option} "${value}". Use one of: ${allowed.join(', ')}.`);
}

/** Refuses what a generator would refuse before anything is started. Throws UsageError where there is a problem. */
export function refuse(problem: { reason: FailureReason; facts: FailureData } | null): void {
  if (problem === null) return;
  throw new UsageError(reasonText({ ...problem.facts, reason: problem.reason }) ?? problem.reason);
}

/** `--engine`; null leaves it to the app's settings. Throws UsageError. */
export function engineOf(value: string | undefined): EngineChoice | null {
  return value === undefined ? null : oneOf<EngineChoice>('--engine', value, ['local', 'cloud']);
}

/** `Ann=voice,Bob=voice` by the names, in small letters; null where it is not of that form. */
export function pairsOf(value: string): Map<string, string> | null {
  const pairs = new Map<string, string>();
  for (const part of value.split(',')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(0, at)).trim().toLowerCase();
    const named = part.slice(at + 1).trim();
    if (name === '' || named === '') return null;
    pairs.set(name, named);
  }
  return pairs;
}

/**
 * A number behind an option that takes a value is its value, whatever its sign: the option says what is wrong with it, not a parser
 * that looks for an option of that name.
 */
function joinNumbers(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    const takesValue = before?.startsWith('--') === true && options[before.slice(2)]?.type === 'string';
    if (takesValue && /^-\d/.test(arg) && !joined.includes('--')) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

/** Arguments by their names. Throws UsageError for one that is not known. */
export function parsed<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: joinNumbers(args, options), options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's sentences are good, but the hint behind the first one is about its own API.
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message.split(/\. To specify|\n/)[0] ?? message);
  }
}

/** A whole number within limits; null where it is not given. Throws UsageError. */
export function numberOf(option: string, value: string | undefined, { least, most }: { least: number; most: number }) {
  if (value === undefined) return null;
  const number = Number(value);
  if (/^\d{1,12}$/.test(value) && number >= least && number <= most) return number;
  throw new UsageError(`Invalid ${option} "${value}". Use a number from ${least} to ${most}.`);
}

/** `--out` as an absolute path; undefined where it is not given. Throws UsageError. */
export function folderOf(value: string | undefined): string | undefined {
  if (value === '') throw new UsageError('Give the folder behind --out.');
  return value === undefined ? undefined : path.resolve(value);
}
