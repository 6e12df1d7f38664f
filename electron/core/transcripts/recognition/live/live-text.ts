import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { LiveText } from '../../../../../shared/domain/transcript/transcript-change.ts';
import type { Changes } from '../../../changes/changes.ts';

/** Text that is being heard; in memory only. */
export interface LiveTexts {
  read(id: ItemId): LiveText;
  /** A new stretch begins; what was heard before is forgotten. */
  begin(id: ItemId, fromMs: number): void;
  /** What is heard after `fromMs` and is no line yet, as far as it goes now. */
  set(id: ItemId, text: LiveText): void;
  clear(id: ItemId): void;
}

/** Builds the live texts. */
export function createLiveTexts(changes: Changes): LiveTexts {
  const texts = new Map<ItemId, LiveText>();
  const set = (id: ItemId, text: LiveText) => {
    texts.set(id, text);
    changes.publish('live-text', [id]);
  };
  return {
    read: (id) => texts.get(id) ?? { fromMs: 0, text: '' },
    begin: (id, fromMs) => set(id, { fromMs, text: '' }),
    set,
    clear: (id) => {
      if (texts.delete(id)) changes.publish('live-text', [id]);
    },
  };
}
