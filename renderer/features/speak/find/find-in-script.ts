import { useDeferredValue, useMemo } from 'react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { type FindMatch, type FindState, matchAfter, nextMatch, replacementOf } from '../../../ui/find/find-matches.ts';
import { texts as findTexts } from '../../../ui/find/find-texts.ts';
import { documentOf, editScript } from '../document/opened/open-scripts.ts';
import { commitDraft } from '../lines/selection/active-editor.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { focusActiveLine } from './focus-active-line.ts';
import { findInScript, replacingEdits, type ScriptView, undoingEdits } from './script-matches.ts';
import { selectLine } from '../lines/selection/line-selection.ts';

const NONE: FindMatch<LineId>[] = [];

/** Changes a part of what find looks for. */
export function setFind(change: Partial<FindState>): void {
  useSpeak.setState(({ find }) => ({ find: { ...find, ...change } }));
  // The field that had the keyboard goes.
  if (change.isOpen === false) requestAnimationFrame(focusActiveLine);
}

/** All hits in the open script; none while find is closed. Typing stays ahead of the search. */
export function useFindMatches(open: OpenScript): FindMatch<LineId>[] {
  const isOpen = useSpeak((state) => state.find.isOpen);
  const text = useDeferredValue(useSpeak((state) => state.find.text));
  const isCaseSensitive = useSpeak((state) => state.find.isCaseSensitive);
  const isWholeWord = useSpeak((state) => state.find.isWholeWord);
  const isPattern = useSpeak((state) => state.find.isPattern);
  const isRaw = useSpeak((state) => state.isRaw);
  const { lines, settings } = open.script;
  const { model } = settings;
  return useMemo(
    () =>
      isOpen && text !== ''
        ? findInScript(lines, { text, isCaseSensitive, isWholeWord, isPattern }, { model, isRaw })
        : NONE,
    [isOpen, text, isCaseSensitive, isWholeWord, isPattern, isRaw, model, lines],
  );
}

/** Goes to the next or previous hit: from the one that was shown last, at first from the selected line. */
export function stepFind(open: OpenScript, by: 1 | -1): void {
  commitDraft();
  const now = hitsNow(open);
  const { find, selection } = useSpeak.getState();
  const index = nextMatch(now.matches, { current: find.current, lineId: selection.primary, lines: now.lines }, by);
  const match = now.matches[index];
  setFind({ current: index });
  announce(findTexts.count(index + 1, now.matches.length));
  if (match) selectLine(match.lineId);
}

/** Replaces the hit that is shown, or goes to one. */
export function replaceShown(open: OpenScript): void {
  commitDraft();
  const { find } = useSpeak.getState();
  const now = hitsNow(open);
  const match = now.matches[find.current];
  if (!match) return stepFind(open, 1);
  const edits = replacingEdits(now.lines, [match], { ...now.view, replacement: find.replacement });
  if (edits.length > 0) editScript(open.script.id, edits, texts.labels.replace(1));
  const rest = hitsNow(open).matches;
  const index = matchAfter(rest, now.lines, {
    lineId: match.lineId,
    after: match.start + replacementOf(match, find.replacement).length,
  });
  const next = rest[index];
  setFind({ current: index });
  if (next) selectLine(next.lineId);
}

/** Replaces all hits as one step of undo; lines that change are to be made again, which is told. */
export function replaceAllHits(open: OpenScript): void {
  commitDraft();
  const { lines, view, matches } = hitsNow(open);
  const edits = replacingEdits(lines, matches, { ...view, replacement: useSpeak.getState().find.replacement });
  if (edits.length === 0) return;
  const { id } = open.script;
  if (editScript(id, edits, texts.labels.replace(matches.length))) {
    const undo = () => {
      commitDraft();
      const back = undoingEdits(lines, edits, documentOf(id)?.content.lines ?? []);
      if (back.length > 0) editScript(id, back, texts.labels.text);
    };
    showToast({
      message: texts.find.replaced(matches.length, edits.length),
      action: { label: texts.find.undo, run: undo },
    });
  }
  setFind({ current: -1 });
}

type Hits = { lines: readonly ScriptLine[]; view: ScriptView; matches: FindMatch<LineId>[] };

/** Hits in the script as the last edit left it, which may not have been rendered yet. */
function hitsNow(open: OpenScript): Hits {
  const { lines } = documentOf(open.script.id)?.content ?? open.script;
  const { find, isRaw } = useSpeak.getState();
  const view = { model: open.script.settings.model, isRaw };
  return { lines, view, matches: findInScript(lines, find, view) };
}
