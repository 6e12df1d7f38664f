/** The place in the code of an unexpected error, which holds nothing of the user; never its message. */
export function errorPlace(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8),
  };
}
