import path from 'node:path';

/** Whether `inner` is `outer` or somewhere in it; both absolute. */
export function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}
