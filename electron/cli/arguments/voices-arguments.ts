import type { ParseArgsConfig } from 'node:util';
import { engineOf, FLAGS, parsed, UsageError } from './argument-values.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** Null: what the app's settings say. */
type Engine = EngineChoice | null;

/** What `atelier voices` is asked to do. `id` null lets one be made from the name. */
export type VoicesOptions = { engine: Engine; isVerbose: boolean } & (
  | { action: 'list' }
  | {
      action: 'clone';
      name: string;
      id: string | null;
      sample: string;
      person: string;
      basis: 'own' | 'given';
      statement: string;
      reduceNoise: boolean;
    }
  | { action: 'design'; name: string; description: string; text: string | null; outFile: string | null }
);

const OWN_STATEMENT = 'This is my own voice, and I want to clone it.';

const SHARED = { ...FLAGS, engine: { type: 'string', short: 'e' } } as const satisfies ParseArgsConfig['options'];
const CLONE_FLAGS = {
  ...SHARED,
  name: { type: 'string', short: 'n' },
  id: { type: 'string' },
  sample: { type: 'string' },
  person: { type: 'string' },
  statement: { type: 'string' },
  own: { type: 'boolean' },
  'reduce-noise': { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];
const DESIGN_FLAGS = {
  ...SHARED,
  name: { type: 'string', short: 'n' },
  text: { type: 'string' },
  out: { type: 'string', short: 'o' },
} as const satisfies ParseArgsConfig['options'];

/** Understands what stands behind `voices`. Throws UsageError. */
export function voicesCommandOf(
  args: readonly string[],
): { name: 'voices'; options: VoicesOptions } | { name: 'help' } {
  const [action, ...rest] = args;
  if (args.some((argument) => argument === '--help' || argument === '-h')) return { name: 'help' };
  if (action === 'clone') return { name: 'voices', options: cloneOptions(rest) };
  if (action === 'design') return { name: 'voices', options: designOptions(rest) };
  const { values, positionals } = parsed(action === 'list' ? rest : args, SHARED);
  const [unknown] = positionals;
  if (unknown !== undefined) throw new UsageError(`Unknown voices command "${unknown}". Use list, clone or design.`);
  return {
    name: 'voices',
    options: { action: 'list', engine: engineOf(values.engine), isVerbose: values.verbose === true },
  };
}

function cloneOptions(args: readonly string[]): VoicesOptions {
  const { values, positionals } = parsed(args, CLONE_FLAGS);
  if (positionals[0] !== undefined)
    throw new UsageError(`Unexpected argument "${positionals[0]}" for clone. Give the file with --sample.`);
  const { own, statement } = values;
  const name = required('--name', values.name);
  const sample = required('--sample', values.sample);
  if (!own && !statement?.trim()) {
    throw new UsageError('Cloning needs consent: add --own for your own voice, or --statement TEXT.');
  }
  return {
    action: 'clone',
    name,
    sample,
    id: values.id ?? null,
    person: required('--person', values.person),
    basis: own ? 'own' : 'given',
    statement: statement?.trim() || OWN_STATEMENT,
    reduceNoise: values['reduce-noise'] === true,
    engine: engineOf(values.engine),
    isVerbose: values.verbose === true,
  };
}

function designOptions(args: readonly string[]): VoicesOptions {
  const { values, positionals } = parsed(args, DESIGN_FLAGS);
  const [description, more] = positionals;
  if (!description?.trim() || more !== undefined) {
    throw new UsageError(
      'Give the description as one quoted argument: atelier voices design "A warm old man" --name Grandpa.',
    );
  }
  return {
    action: 'design',
    name: required('--name', values.name),
    description: description.trim(),
    text: values.text?.trim() || null,
    outFile: values.out ?? null,
    engine: engineOf(values.engine),
    isVerbose: values.verbose === true,
  };
}

function required(option: string, value: string | undefined): string {
  const given = value?.trim();
  if (given) return given;
  throw new UsageError(`Missing option ${option}.`);
}
