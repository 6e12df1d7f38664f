import type { Db } from '../../database/database.ts';

/**
 * What names the consent to a cloned voice outside the library: the SHA-256 of the sample that the person agreed to. The record
 * itself has names of people. Null for a voice that has none.
 */
export function consentIdOf(
  db: Pick<Db, 'get'>,
  { engine, voiceId }: { engine: string; voiceId: string },
): string | null {
  const sql = `SELECT json_extract(consent, '$.sampleSha256') AS consentId FROM voices
    WHERE engine = :engine AND id = :voiceId`;
  return db.get<{ consentId: string | null }>(sql, { engine, voiceId })?.consentId ?? null;
}
