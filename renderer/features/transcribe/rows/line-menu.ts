import { IconCopy, IconCut } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { type MenuEntry, openContextMenu } from '../../../ui/context-menu/context-menu.tsx';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { spellingEntries } from '../../../ui/spelling/spelling-entries.ts';
import { giveToSpeaker } from '../lines/line-commands.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';

/** The menu of a line under the right button; of the selected lines where it is one of them, of the text while it is written. */
export function openLineMenu(open: OpenTranscript, event: MouseEvent): void {
  const { target } = event;
  if (target instanceof HTMLTextAreaElement) return openContextMenu(event, texts.menu.text, textEntries(target));
  if (!(target instanceof Element)) return;
  const id = target.closest<HTMLElement>('[data-line]')?.dataset['line'] as SegmentId | undefined;
  if (id === undefined) return;
  selectUnlessSelected(id);
  openContextMenu(event, texts.menu.lines, lineEntries(open));
}

/** The menu of the waveform: of the line under the mouse, or of the recording. */
export function openWaveformMenu(open: OpenTranscript, event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const id = target.closest<HTMLElement>('[data-line]')?.dataset['line'] as SegmentId | undefined;
  if (id !== undefined) selectUnlessSelected(id);
  const view: MenuEntry[] = [
    { command: 'view.zoomIn' },
    { command: 'view.zoomOut' },
    { command: 'view.zoomFit' },
    'line',
    { command: 'view.snapping' },
    { command: 'player.follow' },
  ];
  const line: MenuEntry[] = [
    { command: 'player.playSelection' },
    { command: 'player.loop' },
    'line',
    { command: 'line.setStart' },
    { command: 'line.setEnd' },
    { command: 'line.insertAfter' },
    { command: 'line.delete' },
    'line',
  ];
  openContextMenu(event, texts.menu.waveform, [
    { command: 'player.toggle' },
    ...(id === undefined ? ['line' as const] : line),
    ...view,
  ]);
}

/** Chromium puts the caret where the right button goes down. */
async function textEntries(field: HTMLTextAreaElement): Promise<MenuEntry[]> {
  const isChecked = field.dataset['spelling'] !== undefined;
  const spelling = !isChecked
    ? []
    : await spellingEntries({
        text: field.value,
        offset: field.selectionStart,
        replace: ({ from, to }, word) => {
          field.setSelectionRange(from, to);
          // As if it was typed: the field's own undo takes it back.
          document.execCommand('insertText', false, word);
        },
      });
  const { cut, copy } = texts.menu;
  return [
    ...spelling,
    { label: cut, icon: IconCut, chord: 'Mod+X', run: () => void document.execCommand('cut') },
    { label: copy, icon: IconCopy, chord: 'Mod+C', run: () => void document.execCommand('copy') },
    'line',
    { command: 'line.split' },
  ];
}

function selectUnlessSelected(id: SegmentId): void {
  if (!useTranscribe.getState().selection.ids.has(id)) useTranscribe.setState({ selection: selectOne(id) });
}

function lineEntries(open: OpenTranscript): MenuEntry[] {
  const speakers = open.transcript.speakers.map(({ id, name }) => ({
    label: name,
    run: () => void giveToSpeaker(open, id),
  }));
  return [
    { command: 'line.edit' },
    { command: 'player.playSelection' },
    'line',
    { command: 'line.split' },
    { command: 'line.merge' },
    { command: 'line.insertBefore' },
    { command: 'line.insertAfter' },
    'line',
    {
      label: texts.menu.assign,
      entries: [...speakers, { label: texts.list.nobody, run: () => void giveToSpeaker(open, null) }],
    },
    { command: 'speaker.rename' },
    { command: 'transcript.rangeAgain' },
    { command: 'transcript.addChapter' },
    { command: 'transcript.markQuote' },
    'line',
    { command: 'edit.copyPlain' },
    { command: 'edit.copyWithTimes' },
    { command: 'edit.copyParagraphs' },
    { command: 'line.delete' },
  ];
}
