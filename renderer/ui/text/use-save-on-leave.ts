import { useEffect, useEffectEvent } from 'react';

/** Saves what waits for a pause in writing when the component or the window goes. */
export function useSaveOnLeave(save: () => void): void {
  const leave = useEffectEvent(save);
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
