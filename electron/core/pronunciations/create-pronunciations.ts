import { randomUUID } from 'node:crypto';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import type { PronunciationId } from '../../../shared/domain/ids.ts';
import { dictionaryWord } from '../../../shared/domain/recipe/speech/pronunciation-index.ts';
import type { Pronunciation, PronunciationScope } from '../../../shared/domain/script/script-views.ts';
import type { CoreContext } from '../core-context.ts';
import type { Db, Tx } from '../database/database.ts';
import { findItem } from '../library/items/item-table.ts';
import { followDictionary } from '../scripts/editing/follow-dictionary.ts';
import { readEntries, writeEntries } from './dictionary-text.ts';
import { IN_SCOPE, putPronunciation, scopeParameters, selectPronunciations } from './pronunciation-table.ts';
import type { Pronunciations } from './pronunciations.ts';

type Entry = Pick<Pronunciation, 'word' | 'replacement'>;

/** Builds the pronunciation dictionaries. */
export function createPronunciations(context: Pick<CoreContext, 'db' | 'changes'>): Pronunciations {
  const { db } = context;
  const write = createWriter(context);
  return {
    list: () => selectPronunciations(db, ''),
    set: ({ scope, word, replacement }) => {
      const entry = checkedEntry({ word, replacement });
      return write(
        (tx) => {
          checkScope(tx, scope);
          return putEntry(tx, scope, entry);
        },
        ({ id }) => [id],
      );
    },
    change: ({ id, word, replacement }) => {
      const entry = checkedEntry({ word, replacement });
      return write(
        (tx) => changeEntry(tx, id, entry),
        () => [id],
      );
    },
    remove: ({ ids }) => {
      const sql = 'DELETE FROM pronunciations WHERE id IN (SELECT value FROM json_each(:ids))';
      write(
        (tx) => tx.run(sql, { ids: JSON.stringify(ids) }),
        () => ids,
      );
    },
    import: ({ scope, text }) => {
      const { entries, refused } = readEntries(text);
      write(
        (tx) => {
          checkScope(tx, scope);
          for (const entry of entries) putPronunciation(tx, { ...entry, id: newId(), scope });
        },
        () => [],
      );
      return { added: entries.length, refused };
    },
    export: ({ scope }) => {
      const name = scopeName(db, scope);
      const entries = selectPronunciations(db, `WHERE ${IN_SCOPE}`, scopeParameters(scope));
      return { text: writeEntries(entries), fileName: safeFileName(name, 'txt') };
    },
  };
}

/** Changes the dictionaries and what depends on them in one transaction, and tells of both. */
function createWriter({ db, changes }: Pick<CoreContext, 'db' | 'changes'>) {
  return <Result>(work: (tx: Tx) => Result, idsOf: (result: Result) => readonly PronunciationId[]): Result => {
    const { result, followed } = db.write((tx) => {
      const before = selectPronunciations(tx, '');
      const done = work(tx);
      return { result: done, followed: followDictionary(tx, { before, after: selectPronunciations(tx, '') }) };
    });
    changes.publish('pronunciations', [...idsOf(result)]);
    if (followed.takes.length > 0) changes.publish('takes', followed.takes);
    if (followed.failures.length > 0) changes.publish('generation', followed.failures);
    return result;
  };
}

const newId = () => randomUUID() as PronunciationId;

function checkedEntry({ word, replacement }: Entry): Entry {
  const entry = { word: word.trim(), replacement: replacement.trim() };
  if (entry.word.includes('/')) {
    throw reasonedFailure('INVALID_INPUT', 'word_slash', { field: 'word' });
  }
  for (const field of ['word', 'replacement'] as const) {
    if (entry[field] !== '') continue;
    throw reasonedFailure('INVALID_INPUT', 'word_empty', { field });
  }
  return entry;
}

function checkScope(tx: Tx, scope: PronunciationScope): void {
  if (scope.kind !== 'script') return;
  const known = tx.get('SELECT 1 FROM scripts WHERE id = :id', { id: scope.scriptId });
  if (!known) throw new Failure('NOT_FOUND', 'This script is no longer in the library.', { id: scope.scriptId });
}

function putEntry(tx: Tx, scope: PronunciationScope, entry: Entry): Pronunciation {
  putPronunciation(tx, { ...entry, id: newId(), scope });
  const [stored] = selectPronunciations(tx, `WHERE ${IN_SCOPE} AND word_key = :wordKey`, {
    ...scopeParameters(scope),
    wordKey: dictionaryWord(entry.word),
  });
  if (!stored) throw new Error('An entry is not there although it was just stored.');
  return stored;
}

function changeEntry(tx: Tx, id: PronunciationId, entry: Entry): Pronunciation {
  const [present] = selectPronunciations(tx, 'WHERE id = :id', { id });
  if (!present) throw new Failure('NOT_FOUND', 'This pronunciation no longer exists.', { id });
  const wordKey = dictionaryWord(entry.word);
  const others = selectPronunciations(tx, `WHERE ${IN_SCOPE} AND word_key = :wordKey AND id <> :id`, {
    ...scopeParameters(present.scope),
    wordKey,
    id,
  });
  if (others.length > 0) {
    throw reasonedFailure('CONFLICT', 'word_taken', { word: entry.word });
  }
  tx.run('UPDATE pronunciations SET word = :word, word_key = :wordKey, replacement = :replacement WHERE id = :id', {
    ...entry,
    wordKey,
    id,
  });
  return { ...present, ...entry };
}

/** Name of the file of a dictionary, without extension. */
function scopeName(db: Db, scope: PronunciationScope): string {
  if (scope.kind === 'app') return 'Pronunciations';
  return `Pronunciations ${scope.kind === 'script' ? findItem(db, scope.scriptId).title : scope.voiceId}`;
}
