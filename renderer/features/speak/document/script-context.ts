import { createContext, useContext } from 'react';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import type { LineState } from './opened/line-states.ts';
import type { OpenScript } from './opened/open-script.ts';

/** The script of the address, and how reading it went; whatever else is asked has a context of its own. */
export type ScriptReading = { id: ItemId | null; error: unknown; retry: () => void };

/** See ScriptReading. */
export const ReadingContext = createContext<ScriptReading>({ id: null, error: null, retry: () => undefined });
/** The open script with the states of its lines. */
export const OpenScriptContext = createContext<OpenScript | null>(null);
/** The script alone, which stays the same while takes are made. */
export const ScriptContext = createContext<Script | null>(null);

/** How reading the script of the address went. */
export function useScriptReading(): ScriptReading {
  return useContext(ReadingContext);
}

/** The open script with the states of its lines; null while none is open. */
export function useOpenScript(): OpenScript | null {
  return useContext(OpenScriptContext);
}

/** The open script; null while none is open. */
export function useScript(): Script | null {
  return useContext(ScriptContext);
}

/** How a line stands; null when it is gone. */
export function useLineState(id: LineId | null): LineState | null {
  const open = useOpenScript();
  return id === null ? null : (open?.states.get(id) ?? null);
}
