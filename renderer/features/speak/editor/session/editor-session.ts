import { EditorSelection } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import type { ItemId, LineId } from '../../../../../shared/domain/ids.ts';
import type { ScriptLine } from '../../../../../shared/domain/script/script.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { castByName } from '../../lines/cast-lines.ts';
import { commitText } from '../../lines/edit-lines.ts';
import type { CurrentScript } from '../../document/opened/current-script.ts';
import { useSpeak } from '../../document/speak-store.ts';
import { texts } from '../../texts.ts';
import { activeEditor } from '../../lines/selection/active-editor.ts';
import { noteLeftCaret } from '../../lines/selection/left-caret.ts';
import { typedPauses } from './editor-commands.ts';
import { editorKeys } from './editor-keys.ts';
import { endFixes, type FixReason, textDifference, withFixes } from '../../text/legal-text.ts';
import { createLineView, fromDocument } from './line-view.ts';
import { spellingMarks } from './spelling-marks.ts';
import { legalText, textFacts } from './text-view.ts';
import { typedOver } from './typed-over.ts';
import { NAMED, paste } from './paste-text.ts';

/** While somebody writes, the document gets the text this long after the last key. */
const COMMIT_AFTER_MS = 400;

/** One line while it is written: its editor, and the way of its text into the document. */
export type EditorSession = {
  lineId: LineId;
  view: EditorView;
  /** The document has another text than the editor and nothing is being typed: the editor follows. */
  takeFromDocument: (text: string) => void;
  close: () => void;
};

/** What opens at the caret. */
export type PopupKind = 'picker' | 'pronounce-as';

type Options = {
  scriptId: ItemId;
  line: ScriptLine;
  name: string;
  current: CurrentScript;
  openPopup: (kind: PopupKind) => void;
};

/** Opens an editor for a line in `parent`. A draft of the line is taken up again. */
export function openSession(parent: HTMLElement, options: Options): EditorSession {
  const { scriptId, line, name, current, openPopup } = options;
  const { id: lineId, text: stored } = line;
  const session = new Session(scriptId, line, current);
  const text = draftOf(line) ?? stored;
  const view = createLineView(parent, {
    text,
    name,
    extensions: [
      legalText(tellFixes),
      typedPauses,
      typedOver,
      spellingMarks,
      editorKeys(lineId, { current, leave: () => session.leave(), openPicker: () => session.openPopup('picker') }),
      EditorView.updateListener.of((update) => session.updated(update)),
      EditorView.domEventHandlers({
        paste: (event) => paste(event, current()),
        blur: (event) => session.blurred(event),
      }),
    ],
  });
  session.attach(view, openPopup);
  if (text !== stored) session.schedule();
  return { lineId, view, takeFromDocument: (text) => session.takeFromDocument(text), close: () => session.close() };
}

/** What was typed over this very text and not committed; a draft that the line has gone on without is forgotten. */
function draftOf({ id, text }: ScriptLine): string | null {
  const { draft } = useSpeak.getState();
  if (draft?.lineId !== id) return null;
  if (draft.base === text) return draft.text;
  useSpeak.setState({ draft: null });
  return null;
}

function tellFixes(reasons: ReadonlySet<FixReason>): void {
  if (reasons.has('pauses-joined')) announce(texts.editor.pausesJoined);
  if (reasons.has('pause-range')) announce(texts.editor.problems.pause_out_of_range);
}

class Session {
  readonly #scriptId: ItemId;
  readonly #lineId: LineId;
  readonly #current: CurrentScript;
  /** The text of the line in the document. */
  #stored: string;
  #view: EditorView | null = null;
  #timer: number | null = null;
  #isTyped = false;
  #detach: () => void = () => undefined;
  #openPopup: (kind: PopupKind) => void = () => undefined;

  constructor(scriptId: ItemId, { id, text }: Pick<ScriptLine, 'id' | 'text'>, current: CurrentScript) {
    this.#current = current;
    this.#scriptId = scriptId;
    this.#lineId = id;
    this.#stored = text;
  }

  attach(view: EditorView, openPopup: (kind: PopupKind) => void): void {
    this.#view = view;
    this.#openPopup = openPopup;
    this.#detach = activeEditor.set({
      lineId: this.#lineId,
      read: () => {
        const { from, to } = view.state.selection.main;
        return { text: view.state.doc.toString(), from, to };
      },
      insert: (text, range) => {
        const { from, to } = range ?? view.state.selection.main;
        view.dispatch({
          changes: { from, to, insert: text },
          selection: { anchor: from + text.length },
          userEvent: 'input.chip',
        });
      },
      openPicker: () => this.openPopup('picker'),
      openPronounceAs: () => this.openPopup('pronounce-as'),
      commit: () => this.#commit(),
      release: () => this.#release(),
      focus: () => view.focus(),
    });
  }

  updated(update: ViewUpdate): void {
    if (update.selectionSet || update.docChanged) {
      const { from, to } = update.state.selection.main;
      useSpeak.setState({ selectedText: update.state.sliceDoc(from, to) });
    }
    if (!update.docChanged || update.transactions.some((each) => each.annotation(fromDocument))) return;
    const text = update.state.doc.toString();
    if (update.transactions.some((each) => each.isUserEvent('input.type')) && this.#castByName(text)) return;
    useSpeak.setState({ draft: { scriptId: this.#scriptId, lineId: this.#lineId, text, base: this.#stored } });
    this.schedule();
  }

  openPopup(kind: PopupKind): void {
    const view = this.#view;
    // A caret that clings to the end of a wrapped row would be set anew by the editor, which takes the keyboard back.
    if (view?.state.selection.main.empty) {
      view.dispatch({ selection: EditorSelection.cursor(view.state.selection.main.head) });
    }
    this.#openPopup(kind);
  }

  schedule(): void {
    this.#isTyped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#commit(), COMMIT_AFTER_MS);
  }

  /** Commits without the pauses that have no use at the ends. */
  leave(): void {
    const view = this.#view;
    if (!view) return;
    const text = view.state.doc.toString();
    const facts = textFacts(view.state);
    const { fixes } = facts.isRaw ? { fixes: [] } : endFixes(text, facts.model);
    if (fixes.length > 0) {
      commitText(this.#scriptId, this.#lineId, withFixes(text, fixes));
      // Whoever leaves by a key leaves once more when the editor loses the keyboard.
      view.dispatch({ changes: fixes, annotations: fromDocument.of(true) });
      showToast({ message: texts.editor.pauseRemoved });
      this.#release();
    } else this.#commit();
  }

  blurred(event: FocusEvent): boolean {
    const next = event.relatedTarget;
    const staysHere = next instanceof Element && next.closest('[data-editor-popup], .cm-editor') !== null;
    // Another window in front is no reason to stop writing.
    if (staysHere || !document.hasFocus()) return false;
    this.leave();
    this.#noteCaret();
    useSpeak.setState(({ editing }) => (editing?.lineId === this.#lineId ? { editing: null } : {}));
    return false;
  }

  #noteCaret(): void {
    const view = this.#view;
    if (!view) return;
    const { from, to } = view.state.selection.main;
    noteLeftCaret({ lineId: this.#lineId, from, to, text: view.state.doc.toString() });
  }

  takeFromDocument(text: string): void {
    this.#stored = text;
    const view = this.#view;
    if (!view || this.#isTyped) return;
    const change = textDifference(view.state.doc.toString(), text);
    if (change) view.dispatch({ changes: change, annotations: fromDocument.of(true) });
  }

  close(): void {
    this.#commit();
    this.#detach();
    this.#view?.destroy();
    this.#view = null;
    useSpeak.setState({ selectedText: '' });
  }

  #commit(): void {
    const view = this.#view;
    if (!view || !this.#isTyped) return;
    const text = view.state.doc.toString();
    this.#release();
    commitText(this.#scriptId, this.#lineId, text);
  }

  #release(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isTyped = false;
  }

  /** `[Name] ` at the start of a line says who speaks it. */
  #castByName(text: string): boolean {
    const view = this.#view;
    const open = this.#current();
    const found = NAMED.exec(text);
    const name = found?.[1]?.trim();
    if (!view || !open || !found || !name || view.state.selection.main.head > found[0].length) return false;
    const rest = text.slice(found[0].length);
    this.#release();
    useSpeak.setState({ draft: null });
    // An update must not dispatch another one.
    queueMicrotask(() => {
      if (!castByName(open, this.#lineId, { name, text: rest })) return;
      view.dispatch({ changes: { from: 0, to: found[0].length }, annotations: fromDocument.of(true) });
    });
    return true;
  }
}
