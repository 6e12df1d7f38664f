import path from 'node:path';

/** Files among the arguments of a start: what is no switch and not the program itself (`skip` of them come first). */
export function filesOfArguments(args: readonly string[], folder: string, skip: number): string[] {
  const withoutProfile = args.filter((arg, index) => args[index - 1] !== '--profile' || arg.startsWith('-'));
  return withoutProfile
    .slice(skip)
    .filter((arg) => !arg.startsWith('-'))
    .map((arg) => path.resolve(folder, arg));
}
