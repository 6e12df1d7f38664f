import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../shared/domain/script/script-settings.ts';
import type { SpeechRecipe, TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { Db } from '../../database/database.ts';
import { insertItem, updateMedia } from '../../library/items/item-table.ts';
import { insertTake } from '../takes/take-store.ts';

/** What of a take may differ from test to test. */
export type TakeValues = { durationMs?: number; words?: TakeWord[]; isPartial?: boolean };

/** Stores a take as speech does, with a file in the library below the folder. */
export function storeTestTake(
  { db, folder }: { db: Db; folder: string },
  take: { scriptId: ItemId; lineId: LineId; recipe: SpeechRecipe } & TakeValues,
): ItemId {
  const id = randomUUID() as ItemId;
  const { durationMs = 1000, words = null, isPartial = false, ...of } = take;
  const media = path.join(folder, 'library', 'media', id);
  fs.mkdirSync(media, { recursive: true });
  fs.writeFileSync(path.join(media, 'original.mp3'), 'sound');
  db.write((tx) => {
    insertItem(tx, {
      id,
      kind: 'speech',
      title: 'Take',
      sourceName: 'take.mp3',
      sourcePath: null,
      sizeBytes: 5,
      mediaFile: 'original.mp3',
      recipe: null,
    });
    updateMedia(tx, id, { state: 'none' });
    const { sound } = DEFAULT_SCRIPT_SETTINGS;
    const place = { engine: 'local', host: null } as const;
    insertTake(tx, { id, ...of, ...place, sound, durationMs, isPartial, billedCharacters: 4, words });
  });
  return id;
}
