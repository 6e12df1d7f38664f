/**
 * Why something cannot be generated yet, in words. `missing` is still to be filled in and only said beside the button;
 * `wrong` is also said at its field; `blocked` is about no field.
 */
export type FormProblem<Field extends string = string> =
  | { kind: 'missing' | 'wrong'; field: Field; text: string }
  | { kind: 'blocked'; text: string };

/** What is said at a field; null where nothing is wrong with it. */
export function problemAt<Field extends string>(problems: readonly FormProblem<Field>[], field: Field): string | null {
  return problems.find((problem) => problem.kind === 'wrong' && problem.field === field)?.text ?? null;
}

/** What the button says first: what is wrong, then what is missing, then what stands in the way from outside. */
export function firstProblem(problems: readonly FormProblem[]): string | null {
  for (const kind of ['wrong', 'missing', 'blocked'] as const) {
    const found = problems.find((problem) => problem.kind === kind);
    if (found) return found.text;
  }
  return null;
}
