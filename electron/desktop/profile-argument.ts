/** Value of `--profile FOLDER` or `--profile=FOLDER`. */
export function profileOf(args: readonly string[]): string | null {
  const index = args.indexOf('--profile');
  const joined = args.find((arg) => arg.startsWith('--profile='))?.slice('--profile='.length);
  return joined ?? (index >= 0 ? (args[index + 1] ?? null) : null);
}
