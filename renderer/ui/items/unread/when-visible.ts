/**
 * Calls back as soon as the window can be seen, at once where it can: nobody has looked at what was opened while it was minimised.
 * Returns what takes the call back.
 */
export function whenVisible(look: () => void): () => void {
  if (!document.hidden) {
    look();
    return () => undefined;
  }
  const ending = new AbortController();
  const check = () => {
    if (document.hidden) return;
    ending.abort();
    look();
  };
  document.addEventListener('visibilitychange', check, { signal: ending.signal });
  return () => ending.abort();
}
