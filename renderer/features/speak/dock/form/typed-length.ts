/**
 * What a field of milliseconds writes when it is left with `typed`: a length within 0 and `max`, null for "taken over" where the
 * field was emptied and can be, undefined where nothing changes.
 */
export function typedLength(
  typed: string,
  { value, max, canInherit }: { value: number | null; max: number; canInherit: boolean },
): number | null | undefined {
  const next = Number.parseInt(typed, 10);
  if (Number.isFinite(next)) return next === value ? undefined : Math.min(max, Math.max(0, next));
  return canInherit && value !== null ? null : undefined;
}
