import { insertNewline, standardKeymap } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { LineId } from '../../../../../shared/domain/ids.ts';
import { type CaretCrossing, crossingOf } from '../../../../ui/caret-crossing.ts';
import { breakLine, joinLines } from '../../lines/edit-lines.ts';
import type { CurrentScript } from '../../document/opened/current-script.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { useSpeak } from '../../document/speak-store.ts';
import { textFacts } from './text-view.ts';
import { writeLine } from '../../lines/selection/line-selection.ts';

const CROSSING_KEYS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Backspace', 'Delete'];

/** Keys of the editor. Undo and redo are not among them: they belong to the document. */
export function editorKeys(
  lineId: LineId,
  actions: { current: CurrentScript; leave: () => void; openPicker: () => void },
): Extension {
  const inScript = (command: (open: OpenScript) => unknown): true => {
    const open = actions.current();
    if (open) command(open);
    return true;
  };
  return keymap.of([
    { key: 'Enter', run: () => inScript(breakLine) },
    { key: 'Shift-Enter', run: insertNewline },
    {
      key: 'Escape',
      run: (view) => {
        const row = view.dom.closest<HTMLElement>('[data-line]');
        actions.leave();
        useSpeak.setState({ editing: null });
        row?.focus({ preventScroll: true });
        return true;
      },
    },
    { key: '/', run: (view) => startsWord(view) && run(actions.openPicker) },
    ...CROSSING_KEYS.map((key) => ({
      key,
      run: (view: EditorView) => {
        const crossing = crossingAt(view, key);
        return (
          crossing !== null && inScript((open) => cross(open, { view, lineId, crossing, isVertical: isRowKey(key) }))
        );
      },
    })),
    // Commands of the app come before those of the editor: Mod-Enter makes, Alt-arrows go through the lines.
    ...standardKeymap.filter(({ key }) => key !== 'Mod-Enter' && !(key ?? '').startsWith('Alt-')),
  ]);
}

const run = (action: () => void): true => {
  action();
  return true;
};

/** A slash opens the picker where a word would begin; within a word it is a slash. */
function startsWord(view: EditorView): boolean {
  const { main } = view.state.selection;
  if (!main.empty || textFacts(view.state).isRaw) return false;
  return main.head === 0 || /\s/.test(view.state.sliceDoc(main.head - 1, main.head));
}

const isRowKey = (key: string): boolean => key === 'ArrowUp' || key === 'ArrowDown';

function crossingAt(view: EditorView, key: string): CaretCrossing {
  const { main } = view.state.selection;
  const rows = isRowKey(key) ? visualRows(view) : { isFirstRow: false, isLastRow: false };
  return crossingOf(key, {
    isCollapsed: main.empty,
    isAtStart: main.head === 0,
    isAtEnd: main.head === view.state.doc.length,
    ...rows,
  });
}

function cross(
  open: OpenScript,
  at: { view: EditorView; lineId: LineId; crossing: NonNullable<CaretCrossing>; isVertical: boolean },
): void {
  const { view, lineId, crossing, isVertical } = at;
  if (crossing === 'join-previous') joinLines(open, 'previous');
  else if (crossing === 'join-next') joinLines(open, 'next');
  else {
    const by = crossing === 'previous' ? -1 : 1;
    const target = open.order[(open.indexById.get(lineId) ?? -1) + by];
    if (target === undefined) return;
    const leftPx = view.coordsAtPos(view.state.selection.main.head)?.left ?? 0;
    const column = { row: by === 1 ? ('first' as const) : ('last' as const), leftPx };
    writeLine(target, isVertical ? column : by === 1 ? 0 : 'end');
  }
}

function visualRows(view: EditorView): { isFirstRow: boolean; isLastRow: boolean } {
  const head = view.coordsAtPos(view.state.selection.main.head);
  const first = view.coordsAtPos(0);
  const last = view.coordsAtPos(view.state.doc.length);
  if (!head || !first || !last) return { isFirstRow: false, isLastRow: false };
  const half = view.defaultLineHeight / 2;
  return { isFirstRow: head.top - first.top < half, isLastRow: last.top - head.top < half };
}
