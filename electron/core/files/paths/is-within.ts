import path from 'node:path';

/** Whether `inner` is `outer` or somewhere in it; both absolute. */
export function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  // A folder may be called “..drafts”.
  const isOutside = relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
  return !isOutside;
}
