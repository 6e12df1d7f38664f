/** What is to be stored of a draft: null where nothing was typed, it is wrong, or it is the old value once more. */
export function committedOf(draft: string | null, value: string, problem: string | null): string | null {
  if (draft === null || problem !== null) return null;
  const trimmed = draft.trim();
  return trimmed === value ? null : trimmed;
}
