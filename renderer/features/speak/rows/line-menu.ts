import { EditorView } from '@codemirror/view';
import type { MouseEvent } from 'react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import {
  IconAbc,
  IconArrowMerge,
  IconClipboard,
  IconClockPause,
  IconCopy,
  IconCopyPlus,
  IconCut,
  IconEar,
  IconHeading,
  IconMoodSmile,
  IconPlayerPlay,
  IconRefresh,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconScissors,
  IconTrash,
  IconUser,
  IconVolume,
} from '@tabler/icons-react';
import { type MenuEntry, openContextMenu } from '../../../ui/context-menu/context-menu.tsx';
import { spellingEntries } from '../../../ui/spelling/spelling-entries.ts';
import { copiedCount, cutLines, duplicateLines, pasteCopied } from '../clipboard/line-clipboard.ts';
import { castLines, castToNew } from '../lines/cast-lines.ts';
import { chosenIds, selectLine } from '../lines/selection/line-selection.ts';
import { setSection } from '../lines/edit-lines.ts';
import { lineOf, type OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { isSpellingChecked } from '../editor/session/spelling-marks.ts';
import { texts } from '../texts.ts';

const words = texts.menu;

/** What can be done with a line, or with all selected ones, where the mouse or the menu key asks for it. */
export function openLineMenu(open: OpenScript, event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('input')) return;
  const editor = target.closest<HTMLElement>('.cm-editor');
  if (editor) {
    openContextMenu(event, words.text, textEntries(editor, event));
    return;
  }
  const row = target.closest<HTMLElement>('[data-line]');
  const id = row?.dataset['line'] as LineId | undefined;
  if (!row || id === undefined) return;
  const { selection } = useSpeak.getState();
  if (!selection.ids.has(id)) selectLine(id);
  row.focus({ preventScroll: true });
  openContextMenu(event, words.lines, lineEntries(open));
}

async function textEntries(editor: HTMLElement, at: { clientX: number; clientY: number }): Promise<MenuEntry[]> {
  return [
    ...(await misspelledEntries(editor, at)),
    { label: words.cut, icon: IconCut, chord: 'Mod+X', run: () => void document.execCommand('cut') },
    { label: words.copy, icon: IconCopy, chord: 'Mod+C', run: () => void document.execCommand('copy') },
    'line',
    { command: 'speak.hearSelection', icon: IconVolume },
    { command: 'speak.sayAs', icon: IconAbc },
    { command: 'speak.pause', icon: IconClockPause },
    { command: 'speak.soundTag', icon: IconMoodSmile },
    'line',
    { command: 'line.split', icon: IconScissors },
    { command: 'speak.makeLine', icon: IconRefresh },
  ];
}

async function misspelledEntries(
  editor: HTMLElement,
  { clientX: x, clientY: y }: { clientX: number; clientY: number },
): Promise<MenuEntry[]> {
  const view = EditorView.findFromDOM(editor);
  if (!view || !isSpellingChecked(view)) return [];
  return spellingEntries({
    text: view.state.doc.toString(),
    offset: view.posAtCoords({ x, y }) ?? view.state.selection.main.head,
    replace: ({ from, to }, word) =>
      view.dispatch({
        changes: { from, to, insert: word },
        selection: { anchor: from + word.length },
        userEvent: 'input.spelling',
      }),
  });
}

function lineEntries(open: OpenScript): MenuEntry[] {
  const copied = copiedCount();
  return [
    { command: 'speak.makeLine', icon: IconRefresh },
    { command: 'player.playSelection', icon: IconPlayerPlay },
    { command: 'speak.check', icon: IconEar },
    'line',
    { label: words.cast, icon: IconUser, entries: castEntries(open) },
    ...sectionEntry(open),
    'line',
    { label: words.cut, icon: IconCut, chord: 'Mod+X', run: () => cutLines(open) },
    { label: words.copy, icon: IconCopy, chord: 'Mod+C', run: () => void document.execCommand('copy') },
    {
      label: words.paste(copied),
      icon: IconClipboard,
      chord: 'Mod+V',
      isDisabled: copied === 0,
      run: () => void pasteCopied(open),
    },
    { label: words.duplicate, icon: IconCopyPlus, run: () => void duplicateLines(open) },
    'line',
    { command: 'line.insertBefore', icon: IconRowInsertTop },
    { command: 'line.insertAfter', icon: IconRowInsertBottom },
    { command: 'line.merge', icon: IconArrowMerge },
    { command: 'speak.splitSentences', icon: IconScissors },
    'line',
    { command: 'line.delete', icon: IconTrash },
  ];
}

function castEntries(open: OpenScript): MenuEntry[] {
  const ids = chosenIds(open);
  return [
    ...open.script.characters.map(({ id, name }) => ({ label: name, run: () => void castLines(open, ids, id) })),
    { label: texts.list.scriptVoice, run: () => void castLines(open, ids, null) },
    'line',
    { label: texts.list.newCharacter, run: () => void castToNew(open, ids) },
  ];
}

/** The section that begins with the line ends, or one begins. */
function sectionEntry(open: OpenScript): MenuEntry[] {
  const line = lineOf(open, useSpeak.getState().selection.primary);
  if (!line) return [];
  const isFirst = line.section !== null;
  const run = () => void setSection(open, line.id, isFirst ? null : '');
  return [{ label: isFirst ? words.endSection : words.beginSection, icon: IconHeading, run }];
}
