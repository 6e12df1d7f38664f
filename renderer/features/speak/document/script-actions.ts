import type { ItemId } from '../../../../shared/domain/ids.ts';
import { binItem } from '../../../ui/kinds/item-bin.tsx';
import { editScript } from './opened/open-scripts.ts';
import { useSpeak } from './speak-store.ts';
import { texts } from '../texts.ts';

/** Gives the open script another title; a step of undo. */
export function renameScript(id: ItemId, title: string): void {
  if (title.trim() !== '') editScript(id, [{ kind: 'rename', title: title.trim() }], texts.labels.rename);
}

/** Moves a script to the bin, with undo. */
export const binScript = (row: { id: ItemId; title: string }) =>
  binItem({ ...row, kind: 'script' }, () => useSpeak.setState({ openId: null }));
