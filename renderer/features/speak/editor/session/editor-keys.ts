import { insertNewline, standardKeymap } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { LineId } from '../../../../../shared/domain/ids.ts';
import { crossingOf } from '../../../../ui/caret-crossing.ts';
import { selectOne } from '../../../../ui/collection/list/list-selection.ts';
import { breakLine, joinLines } from '../../lines/script-commands.ts';
import { currentScript } from '../../document/script-context.tsx';
import { useSpeak } from '../../document/speak-store.ts';
import { textFacts } from './text-view.ts';

const CROSSING_KEYS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Backspace', 'Delete'];

/** Keys of the editor. Undo and redo are not among them: they belong to the document. */
export function editorKeys(lineId: LineId, actions: { leave: () => void; openPicker: () => void }): Extension {
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
    ...CROSSING_KEYS.map((key) => ({ key, run: (view: EditorView) => cross(view, key, lineId) })),
    // Commands of the app come before those of the editor: Mod-Enter makes, Alt-arrows go through the lines.
    ...standardKeymap.filter(({ key }) => key !== 'Mod-Enter' && !(key ?? '').startsWith('Alt-')),
  ]);
}

const run = (action: () => void): true => {
  action();
  return true;
};

function inScript(command: (open: NonNullable<ReturnType<typeof currentScript>>) => boolean): boolean {
  const open = currentScript();
  if (open) command(open);
  return true;
}

/** A slash opens the picker where a word would begin; within a word it is a slash. */
function startsWord(view: EditorView): boolean {
  const { main } = view.state.selection;
  if (!main.empty || textFacts(view.state).isRaw) return false;
  return main.head === 0 || /\s/.test(view.state.sliceDoc(main.head - 1, main.head));
}

function cross(view: EditorView, key: string, lineId: LineId): boolean {
  const { main } = view.state.selection;
  const { length } = view.state.doc;
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  const rows = isVertical ? visualRows(view) : { isFirstRow: false, isLastRow: false };
  const crossing = crossingOf(key, {
    isCollapsed: main.empty,
    isAtStart: main.head === 0,
    isAtEnd: main.head === length,
    ...rows,
  });
  if (crossing === null) return false;
  if (crossing === 'join-previous') return inScript((open) => joinLines(open, 'previous'));
  if (crossing === 'join-next') return inScript((open) => joinLines(open, 'next'));
  return inScript((open) => {
    const by = crossing === 'previous' ? -1 : 1;
    const target = open.order[(open.indexById.get(lineId) ?? -1) + by];
    if (target === undefined) return false;
    const leftPx = view.coordsAtPos(main.head)?.left ?? 0;
    const column = { row: by === 1 ? ('first' as const) : ('last' as const), leftPx };
    useSpeak.setState({
      selection: selectOne(target),
      editing: { lineId: target, caret: isVertical ? column : by === 1 ? 0 : 'end' },
    });
    return true;
  });
}

function visualRows(view: EditorView): { isFirstRow: boolean; isLastRow: boolean } {
  const head = view.coordsAtPos(view.state.selection.main.head);
  const first = view.coordsAtPos(0);
  const last = view.coordsAtPos(view.state.doc.length);
  if (!head || !first || !last) return { isFirstRow: false, isLastRow: false };
  const half = view.defaultLineHeight / 2;
  return { isFirstRow: head.top - first.top < half, isLastRow: last.top - head.top < half };
}
