import { randomUUID } from 'node:crypto';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import {
  type ItemKind,
  type ItemKindRow,
  ITEM_KINDS,
  type ItemKinds,
} from '../../../../shared/domain/library/item-kinds.ts';
import type { Changes } from '../../changes/changes.ts';
import type { Db } from '../../database/database.ts';
import { insertItem } from '../../library/items/item-table.ts';
import { writeItemText } from '../../library/items/item-text.ts';

const NOTE_ROW: ItemKindRow = {
  mediaType: 'text',
  origin: 'made',
  panel: null,
  searched: ['title', 'text'],
  shownIn: [],
};

/** Only this folder knows the kind: for the compiler it does not exist. */
const NOTE = 'note' as ItemKind;

/** The registry with a kind that the program does not have: plain text that no panel shows and no table keeps. */
export const KINDS_WITH_NOTES: ItemKinds = { ...ITEM_KINDS, [NOTE]: NOTE_ROW };

/** All that a new kind needs in core: something that stores its items. */
export function createNotes({ db, changes }: { db: Db; changes: Changes }) {
  const write = (id: ItemId, text: string) => {
    db.write((tx) => writeItemText(tx, id, text.split('\n')));
    changes.publish('library', [id]);
  };
  return {
    kind: NOTE,
    add({ title, text }: { title: string; text: string }): ItemId {
      const id = randomUUID() as ItemId;
      const nothing = { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null, recipe: null };
      db.write((tx) => insertItem(tx, { id, kind: NOTE, title, ...nothing }));
      write(id, text);
      return id;
    },
    write,
  };
}
