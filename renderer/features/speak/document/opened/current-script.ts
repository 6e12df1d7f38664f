import { createContext, useCallback, useContext } from 'react';
import type { OpenScript } from './open-script.ts';

/** Gives the open script as it is when it is called, for what happens outside rendering; null while none is open. */
export type CurrentScript = () => OpenScript | null;

/** See CurrentScript. It never changes, so whoever asks for it does not render again with the script. */
export const CurrentScriptContext = createContext<CurrentScript>(() => null);

/** See CurrentScript. */
export function useCurrentScript(): CurrentScript {
  return useContext(CurrentScriptContext);
}

/** Does something with the open script as it is when it is done, for handlers of rows that render seldom. */
export function useInOpenScript(): (act: (open: OpenScript) => void) => void {
  const current = useCurrentScript();
  return useCallback(
    (act) => {
      const open = current();
      if (open) act(open);
    },
    [current],
  );
}
