import { useEffect, useState } from 'react';
import { expiryState } from './expiry.ts';
import classes from './expiry-ring.module.css';

const RADIUS = 6.5;
const LENGTH = 2 * Math.PI * RADIUS;

/**
 * Ring and words of a time that is running out; `title` says what ends then. `isQuiet`: nothing is lost by it, so it has no
 * colour at any age.
 */
export function ExpiryRing(props: { expiresAtMs: number; lifeMs?: number; title?: string; isQuiet?: boolean }) {
  const { expiresAtMs, lifeMs, title, isQuiet = false } = props;
  const nowMs = useMinute();
  const { share, tone, text } = expiryState(expiresAtMs, nowMs, lifeMs);
  return (
    <span className={classes.expiry} data-tone={isQuiet ? 'quiet' : tone} title={title}>
      <svg aria-hidden viewBox="0 0 15 15" className={classes.ring}>
        <circle cx="7.5" cy="7.5" r={RADIUS} className={classes.track} />
        <circle cx="7.5" cy="7.5" r={RADIUS} className={classes.arc} strokeDasharray={`${share * LENGTH} ${LENGTH}`} />
      </svg>
      {text}
    </span>
  );
}

/** Now, renewed each minute. */
function useMinute(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
