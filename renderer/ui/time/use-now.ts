import { useEffect, useState } from 'react';

/** The time, ticking each `stepMs` while `isTicking`: for what counts up or down. */
export function useNow(isTicking: boolean, stepMs = 1000): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [isTicking, stepMs]);
  return nowMs;
}
