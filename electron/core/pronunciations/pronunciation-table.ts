import type { ItemId, PronunciationId } from '../../../shared/domain/ids.ts';
import { dictionaryWord } from '../../../shared/domain/recipe/speech/pronunciation-index.ts';
import type { Pronunciation, PronunciationScope } from '../../../shared/domain/script/script-views.ts';
import type { Db, Parameters, Tx } from '../database/database.ts';

type PronunciationRow = {
  id: string;
  scope: string;
  script_id: string | null;
  voice_id: string | null;
  word: string;
  replacement: string;
};

/** Entries chosen by the rest of a SELECT ("WHERE …"), by word. */
export function selectPronunciations(db: Db | Tx, where: string, parameters: Parameters = {}): Pronunciation[] {
  const rows = db.all<PronunciationRow>(
    `SELECT * FROM pronunciations ${where} ORDER BY word_key, scope, coalesce(script_id, voice_id, ''), id`,
    parameters,
  );
  return rows.map((row) => ({
    id: row.id as PronunciationId,
    scope: scopeFrom(row),
    word: row.word,
    replacement: row.replacement,
  }));
}

function scopeFrom({ scope, script_id, voice_id }: PronunciationRow): PronunciationScope {
  if (scope === 'script') return { kind: 'script', scriptId: (script_id ?? '') as ItemId };
  return scope === 'voice' ? { kind: 'voice', voiceId: voice_id ?? '' } : { kind: 'app' };
}

/** The columns of a scope; IN_SCOPE compares them. */
export const scopeParameters = (scope: PronunciationScope): Parameters => ({
  scope: scope.kind,
  scriptId: scope.kind === 'script' ? scope.scriptId : null,
  voiceId: scope.kind === 'voice' ? scope.voiceId : null,
});

/** Condition on the parameters of scopeParameters. */
export const IN_SCOPE = 'scope = :scope AND script_id IS :scriptId AND voice_id IS :voiceId';

/** Stores an entry, or gives the one of the same word in the same scope its spelling and replacement. */
export function putPronunciation(tx: Tx, { id, scope, word, replacement }: Pronunciation): void {
  tx.run(
    `INSERT INTO pronunciations (id, scope, script_id, voice_id, word, word_key, replacement)
     VALUES (:id, :scope, :scriptId, :voiceId, :word, :wordKey, :replacement)
     ON CONFLICT (scope, coalesce(script_id, voice_id, ''), word_key)
     DO UPDATE SET word = excluded.word, replacement = excluded.replacement`,
    { ...scopeParameters(scope), id, word, wordKey: dictionaryWord(word), replacement },
  );
}

/** Counts every change of any dictionary. */
export function dictionaryRevision(db: Db | Tx): string {
  return db.get<{ value: string }>(`SELECT value FROM facts WHERE name = 'dictionary-revision'`)?.value ?? '0';
}

/** Reads all dictionaries; the same list again as long as nothing was changed, since what is built for it is kept with it. */
export function createDictionaryReader(db: Db): () => Pronunciation[] {
  let kept: { revision: string; entries: Pronunciation[] } | null = null;
  return () => {
    const revision = dictionaryRevision(db);
    if (kept?.revision !== revision) kept = { revision, entries: selectPronunciations(db, '') };
    return kept.entries;
  };
}
