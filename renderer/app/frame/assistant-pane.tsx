import type { ItemId } from '../../../shared/domain/ids.ts';
import { usePanelContent } from './use-panel-content.ts';

/** The assistant beside a panel, once the code of Chat is read. */
export function AssistantPane({ item }: { item: ItemId | null }) {
  const Pane = usePanelContent('chat')?.Pane;
  return Pane ? <Pane item={item} /> : null;
}
