import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { useExistingSelection, useOpenedRoute } from '../../../ui/collection/open-document.ts';
import { replaceRoute, useRoute } from '../../../ui/layout/navigation.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { useOwnWords } from '../../../ui/spelling/use-spelling.ts';
import { type CurrentScript, CurrentScriptContext } from './opened/current-script.ts';
import { useDictionary } from './dictionary.ts';
import { useGenerationOf } from './generation-query.ts';
import { LineStates } from './opened/line-states.ts';
import { type OpenScript, openScriptOf } from './opened/open-script.ts';
import { useScriptQuery } from './opened/open-scripts.ts';
import { OpenScriptContext, ReadingContext, ScriptContext } from './script-context.ts';
import { openInStore, useSpeak } from './speak-store.ts';
import { useTakesOf } from './takes-query.ts';

/** Reads the script of the address and gives it to the panel's columns. */
export function ScriptProvider({ children }: { children: ReactNode }) {
  const { path } = useRoute();
  const id = (path[0] ?? null) as ItemId | null;
  const { data, error, refetch } = useScriptQuery(id);
  const script = data ?? null;
  useOpenedRoute('speak', id, OPENED);
  const open = useStates(script);
  const current = useCurrent(open);
  useExistingSelection(open?.indexById ?? null, useSpeak, {
    editedId: ({ lineId }) => lineId,
    first: open?.order[0],
  });
  useArrival(open, { id, lineId: (path[1] ?? null) as LineId | null });
  useCastNames(script);
  const reading = useMemo(() => ({ id, error, retry: () => void refetch() }), [id, error, refetch]);
  return (
    <ReadingContext value={reading}>
      <CurrentScriptContext value={current}>
        <ScriptContext value={open?.script ?? null}>
          <OpenScriptContext value={open}>{children}</OpenScriptContext>
        </ScriptContext>
      </CurrentScriptContext>
    </ReadingContext>
  );
}

const OPENED = {
  read: () => {
    const { openId, selection } = useSpeak.getState();
    return { openId, hasPlace: selection.primary !== null };
  },
  open: openInStore,
};

function useCurrent(open: OpenScript | null): CurrentScript {
  const shown = useRef<OpenScript | null>(null);
  useLayoutEffect(() => {
    shown.current = open;
  }, [open]);
  // A timer that outlives the panel must not find a script.
  useEffect(() => () => void (shown.current = null), []);
  return useCallback(() => shown.current, []);
}

/** A line in the address becomes the active one: a search of the library found it, or a take is of it. */
function useArrival(open: OpenScript | null, { id, lineId }: { id: ItemId | null; lineId: LineId | null }): void {
  const isOpen = open !== null && open.script.id === id;
  const arrive = useEffectEvent(() => {
    if (!isOpen || id === null || lineId === null) return;
    // The address of the script alone: coming back to it must not jump again.
    replaceRoute('speak', id);
    if (open?.indexById.has(lineId)) useSpeak.setState({ selection: selectOne(lineId) });
  });
  useEffect(() => arrive(), [isOpen, id, lineId]);
}

/** Names of the cast are no spelling mistakes. */
function useCastNames(script: Script | null): void {
  const characters = script?.characters;
  useOwnWords(useMemo(() => (characters ?? []).map(({ name }) => name), [characters]));
}

function useStates(script: Script | null): OpenScript | null {
  const id = script?.id ?? null;
  const takes = useTakesOf(id);
  const generation = useGenerationOf(id);
  const dictionary = useDictionary();
  const before = useRef<LineStates | null>(null);
  const states = useMemo(
    // Only a cache: with or without the states before, the result is the same.
    // oxlint-disable-next-line react/refs
    () => script && LineStates.of({ script, takes, generation, dictionary }, before.current),
    [script, takes, generation, dictionary],
  );
  useEffect(() => {
    before.current = states;
  }, [states]);
  return useMemo(() => (script && states ? openScriptOf(script, states) : null), [script, states]);
}
