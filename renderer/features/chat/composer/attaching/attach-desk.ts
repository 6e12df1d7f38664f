import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { ItemId } from '../../../../../shared/domain/ids.ts';

/** What goes along with the message that is being written, and how items come to it. */
export type AttachDesk = {
  ids: readonly ItemId[];
  attach: (ids: readonly ItemId[]) => void;
  detach: (id: ItemId) => void;
};

/** The desk of the message that the panel is for; null while none is written. */
export const useAttachDesk = create<{ desk: AttachDesk | null }>(() => ({ desk: null }));

/** While `isOpen`, what stands beside the message sees what goes along with it, and can change that. */
export function useOpenDesk(isOpen: boolean, { ids, ...changes }: AttachDesk): void {
  const attach = useEffectEvent(changes.attach);
  const detach = useEffectEvent(changes.detach);
  useEffect(() => {
    if (isOpen) useAttachDesk.setState({ desk: { ids, attach: (added) => attach(added), detach: (id) => detach(id) } });
  }, [isOpen, ids]);
  // Only when it closes: in between, whoever shows it would lose what was typed there.
  useEffect(() => (isOpen ? () => useAttachDesk.setState({ desk: null }) : undefined), [isOpen]);
}
