import path from 'node:path';

/** Files among the arguments of a start: what is no switch, no value of one, and not the program, which comes first. */
export function filesOfArguments(args: readonly string[], folder: string): string[] {
  const withoutProfile = args.filter((arg, index) => args[index - 1] !== '--profile' || arg.startsWith('-'));
  return withoutProfile
    .slice(1)
    .filter((arg) => !arg.startsWith('-'))
    .map((arg) => path.resolve(folder, arg));
}
