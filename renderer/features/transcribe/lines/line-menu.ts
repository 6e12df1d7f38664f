import type { MouseEvent } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { type MenuEntry, openContextMenu } from '../../../ui/context-menu/context-menu.tsx';
import { selectOne } from '../../../ui/list-selection.ts';
import { giveToSpeaker } from '../line-commands.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../transcribe-context.tsx';
import { useTranscribe } from '../transcribe-store.ts';

/** The menu of a line under the right button; of the selected lines where it is one of them. Text that is written keeps its own. */
export function openLineMenu(open: OpenTranscript, event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('textarea')) return;
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
    'line',
    { command: 'edit.copyPlain' },
    { command: 'edit.copyWithTimes' },
    { command: 'line.delete' },
  ];
}
