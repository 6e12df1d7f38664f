import type { ParseArgsConfig } from 'node:util';
import { optionsOf, type OptionHelp } from '../../../../shared/domain/generation/generator-options.ts';
import { GENERATORS, type GeneratedKind, type Generator } from '../../../../shared/domain/generation/generators.ts';
import { FLAGS, oneOf, parsed } from '../argument-values.ts';

/** Options that every generator has behind its own. */
const commonOptions = ({ out }: Generator, engineHelp = 'As above'): readonly (OptionHelp & { name: string })[] => [
  { ...out, name: 'out', short: 'o' },
  { name: 'engine', short: 'e', value: 'ENGINE', help: engineHelp },
];

const HELP_COLUMN = 26;

/** `--help`: of one generator, or of everything. */
export type HelpCommand = { name: 'help'; of?: GeneratedKind };

/** What stands behind a generator: its inputs, and the values of options and of switches that are on by their names. */
export type GeneratorArguments = {
  inputs: string[];
  values: ReadonlyMap<string, string>;
  switches: ReadonlySet<string>;
};

/** Understands the arguments of a generator by its schema: choices are checked, texts are as they were given. Throws UsageError. */
export function generatorArguments(kind: GeneratedKind, args: readonly string[]): GeneratorArguments {
  const own = optionsOf(GENERATORS[kind].options);
  const { values: given, positionals } = parsed(args, {
    ...FLAGS,
    ...flagsOf(own),
    ...flagsOf(commonOptions(GENERATORS[kind])),
  });
  const values = new Map<string, string>();
  const switches = new Set<string>();
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') values.set(name, value);
    else if (value === true) switches.add(name);
  }
  for (const { name, type, values: allowed } of own) {
    const value = values.get(name);
    if (type === 'choice' && value !== undefined) values.set(name, oneOf(`--${name}`, value, allowed));
  }
  return { inputs: positionals, values, switches };
}

function flagsOf(options: readonly (OptionHelp & { name: string })[]): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    options.map(({ name, value, short }) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
    ]),
  );
}

/** The lines of `--help` about a generator; `engineHelp` where no lines above say what engines are. */
export function generatorHelp(kind: GeneratedKind, engineHelp?: string): string {
  const { input, options } = GENERATORS[kind];
  const lines = [...optionsOf(options), ...commonOptions(GENERATORS[kind], engineHelp)].map(
    ({ name, value, short, help }) => {
      const flag = `  ${short === undefined ? '   ' : `-${short},`} --${name}${value === undefined ? '' : ` ${value}`}`;
      return `${flag.padEnd(HELP_COLUMN)}${help}`;
    },
  );
  return [`${`      ${input.value}`.padEnd(HELP_COLUMN)}${input.help}`, ...lines].join('\n');
}
