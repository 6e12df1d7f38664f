import type { EditorView } from '@codemirror/view';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { LineState } from '../document/opened/line-states.ts';
import { useLitWord } from '../playback/time-lines/lit-word.ts';
import { useCurrentScript } from '../document/opened/current-script.ts';
import { useScript } from '../document/script-context.ts';
import { type EditTarget, useSpeak } from '../document/speak-store.ts';
import { EditorPopup } from './popup/editor-popup.tsx';
import { placeCaret } from './session/line-view.ts';
import { openSession, type EditorSession, type PopupKind } from './session/editor-session.ts';
import { setTextFacts, type TextFacts } from './session/text-view.ts';
import { useSpellingMarks } from './use-spelling-marks.ts';

type Props = { line: ScriptLine; state: LineState; target: EditTarget; name: string };

/** The text of the active line while it is written. */
export function LineEditor({ line, state, target, name }: Props) {
  const parent = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<EditorSession | null>(null);
  const [popup, setPopup] = useState<PopupKind | null>(null);
  const { id } = line;
  const scriptId = useScript()?.id ?? ('' as ItemId);
  const current = useCurrentScript();
  useLayoutEffect(() => {
    const element = parent.current;
    if (!element) return;
    // At once: what is typed next belongs to the popup.
    const opened = openSession(element, {
      scriptId,
      line,
      name,
      current,
      openPopup: (kind) => flushSync(() => setPopup(kind)),
    });
    setSession(opened);
    return () => opened.close();
    // Text and name change while the line is written; the editor is not made anew for them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, scriptId]);
  useFacts(session?.view ?? null, line, state);
  const model = useScript()?.settings.model ?? '';
  useSpellingMarks(session?.view ?? null, line, { model, recipe: state.recipe });
  useLayoutEffect(() => session?.takeFromDocument(line.text), [session, line.text]);
  useLayoutEffect(() => session?.view.contentDOM.setAttribute('aria-label', name), [session, name]);
  const { caret } = target;
  useLayoutEffect(() => {
    if (session) placeCaret(session.view, caret);
  }, [session, caret]);
  return (
    <>
      <div ref={parent} />
      {session && popup ? (
        <EditorPopup
          kind={popup}
          session={session}
          state={state}
          close={() => {
            setPopup(null);
            session.view.focus();
          }}
        />
      ) : null}
    </>
  );
}

function useFacts(view: EditorView | null, line: ScriptLine, state: LineState): void {
  const model = useScript()?.settings.model ?? '';
  const isRaw = useSpeak((store) => store.isRaw);
  const lit = useLitWord(line.id);
  const { take, recipe } = state;
  const pronunciations = recipe?.pronunciations;
  useLayoutEffect(() => {
    const facts: TextFacts = {
      model,
      isRaw,
      pronunciations: pronunciations ?? [],
      checked: take?.check ? { text: take.recipe.text, words: take.check.words } : null,
      lit:
        lit && take && lit.takeId === take.id
          ? { text: take.recipe.text, begin: lit.textBegin, end: lit.textEnd, isSounding: lit.isSounding }
          : null,
    };
    view?.dispatch({ effects: setTextFacts.of(facts) });
  }, [view, model, isRaw, pronunciations, take, lit]);
}
