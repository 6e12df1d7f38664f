import { useEffect, useState } from 'react';

/** True once `isOn` has been true for `delayMs`: skeletons appear only after 150 ms, so that quick answers do not flicker. */
export function useDelayed(isOn: boolean, delayMs = 150): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) {
      setDue(false);
      return;
    }
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [isOn, delayMs]);
  return isOn && isDue;
}
