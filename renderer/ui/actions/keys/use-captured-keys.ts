import { useEffect, useEffectEvent } from 'react';

/**
 * Keys without Ctrl, Cmd and Alt before anything else gets them: a button in a dialog would take Space, a dialog keeps all other
 * keys, and dialogs and popovers close by Escape before what is in them knows. `press` says whether it took the key.
 */
export function useCapturedKeys(press: (event: KeyboardEvent) => boolean): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
