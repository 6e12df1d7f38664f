import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { CharacterId, ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { LineGeneration, Pronunciation } from '../../../../shared/domain/script/script-views.ts';
import type { Character, Script } from '../../../../shared/domain/script/script.ts';
import type { Take, TakeWord } from '../../../../shared/domain/recipe/speech-recipe.ts';
import { api } from '../../../api/client.ts';
import { useRoute } from '../../../ui/layout/navigation.ts';
import { type LineState, LineStates } from './line-states.ts';
import { generationQuery } from './generation-query.ts';
import { useScriptQuery } from './open-scripts.ts';
import { takesQuery } from './takes-query.ts';
import { useExistingSelection, useOpenedRoute } from '../../../ui/collection/open-document.ts';
import { useOwnWords } from '../../../ui/spelling/use-spelling.ts';
import { openInStore, useSpeak } from './speak-store.ts';

/** The open script with what is derived from it. `order` are the ids of its lines. */
export type OpenScript = {
  script: Script;
  order: readonly LineId[];
  indexById: ReadonlyMap<LineId, number>;
  characterById: ReadonlyMap<CharacterId, Character>;
  states: LineStates;
};

/** What the panel shows: nothing, a script that is being read, one that could not be, or an open one. */
export type SpeakView = { id: ItemId | null; open: OpenScript | null; error: unknown; retry: () => void };

const Context = createContext<SpeakView>({ id: null, open: null, error: null, retry: () => undefined });

/** Reads the script of the address and gives it to the panel's columns. */
export function SpeakProvider({ children }: { children: ReactNode }) {
  const { path } = useRoute();
  const id = (path[0] ?? null) as ItemId | null;
  const query = useScriptQuery(id);
  useOpenedRoute('speak', id, OPENED);
  const open = useOpenScript(query.data ?? null);
  useLayoutEffect(() => {
    shown = open;
  }, [open]);
  useEffect(() => () => void (shown = null), []);
  useExistingSelection(open?.indexById ?? null, useSpeak, {
    editedId: ({ lineId }) => lineId,
    first: open?.order[0],
  });
  useCastNames(open?.script ?? null);
  const { error, refetch } = query;
  const value = useMemo(() => ({ id, open, error, retry: () => void refetch() }), [id, open, error, refetch]);
  return <Context value={value}>{children}</Context>;
}

const OPENED = {
  read: () => {
    const { openId, selection } = useSpeak.getState();
    return { openId, hasPlace: selection.primary !== null };
  },
  open: openInStore,
};

/** Names of the cast are no spelling mistakes. */
function useCastNames(script: Script | null): void {
  const characters = script?.characters;
  useOwnWords(useMemo(() => (characters ?? []).map(({ name }) => name), [characters]));
}

let shown: OpenScript | null = null;

/** The open script for what happens outside rendering: keys, clicks, timers. Null while none is open. */
export const currentScript = (): OpenScript | null => shown;

/** Does something with the open script as it is when it is done, for handlers of rows that render seldom. */
export function inOpenScript(act: (open: OpenScript) => void): void {
  if (shown) act(shown);
}

/** What the panel shows now. */
export function useSpeakView(): SpeakView {
  return useContext(Context);
}

/** The open script; null while none is open. */
export function useScript(): Script | null {
  return useSpeakView().open?.script ?? null;
}

/** How a line stands; null when it is gone. */
export function useLineState(id: LineId | null): LineState | null {
  const { open } = useSpeakView();
  return id === null ? null : (open?.states.get(id) ?? null);
}

const NO_TAKES: readonly Take[] = [];
const NO_GENERATION: readonly LineGeneration[] = [];
const NO_ENTRIES: Pronunciation[] = [];
const NO_WORDS: TakeWord[] = [];

/** All takes of the open script, by the order in which they were made. */
export function useTakes(): readonly Take[] {
  return useTakesOf(useSpeakView().id);
}

function useTakesOf(id: ItemId | null): readonly Take[] {
  return useQuery({ ...takesQuery(id ?? ('' as ItemId)), enabled: id !== null }).data?.takes ?? NO_TAKES;
}

/** Lines that wait, are being made or could not be made. */
export function useGeneration(): readonly LineGeneration[] {
  return useGenerationOf(useSpeakView().id);
}

function useGenerationOf(id: ItemId | null): readonly LineGeneration[] {
  return useQuery({ ...generationQuery(id ?? ('' as ItemId)), enabled: id !== null }).data?.lines ?? NO_GENERATION;
}

/** Word times of a take; empty where there are none. */
export function useWords(takeId: ItemId | null): TakeWord[] {
  const input = { takeIds: takeId === null ? [] : [takeId] };
  const words = useQuery({ ...api.scripts.words.queryOptions({ input }), enabled: takeId !== null }).data;
  return (takeId === null ? undefined : words?.[takeId]) ?? NO_WORDS;
}

/** All entries of all dictionaries. */
export function useDictionary(): Pronunciation[] {
  return useQuery(api.pronunciations.list.queryOptions()).data ?? NO_ENTRIES;
}

function useOpenScript(script: Script | null): OpenScript | null {
  const id = script?.id ?? null;
  const takes = useTakesOf(id);
  const generation = useGenerationOf(id);
  const dictionary = useDictionary();
  const before = useRef<LineStates | null>(null);
  const states = useMemo(
    // Only a cache: with or without the states before, the result is the same.
    // oxlint-disable-next-line react/refs
    () => script && new LineStates({ script, takes, generation, dictionary }, before.current),
    [script, takes, generation, dictionary],
  );
  useEffect(() => {
    before.current = states;
  }, [states]);
  return useMemo(() => {
    if (!script || !states) return null;
    const order = script.lines.map((line) => line.id);
    return {
      script,
      order,
      indexById: new Map(order.map((line, index) => [line, index])),
      characterById: new Map(script.characters.map((character) => [character.id, character])),
      states,
    };
  }, [script, states]);
}
