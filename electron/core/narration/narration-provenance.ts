import { provenanceText } from '../../../shared/domain/library/provenance.ts';
import type { Db } from '../database/database.ts';
import type { PlacedTake } from './planned-narration.ts';

/** How the takes of a file were generated, for its tags. `shiftMs` is where the file begins in the narration. */
export function narrationProvenance(db: Db, placed: readonly PlacedTake[], shiftMs: number): string {
  const consents = new Map<string, string | null>();
  const consentId = (engine: string, voiceId: string) => {
    const key = `${engine} ${voiceId}`;
    const known = consents.get(key);
    if (known !== undefined) return known;
    const found = findConsentId(db, engine, voiceId);
    consents.set(key, found);
    return found;
  };
  return provenanceText(
    placed.map(({ mix, take: { engine, host, recipe } }) => ({
      startMs: mix.startMs - shiftMs,
      engine,
      host,
      consentId: consentId(engine, recipe.voiceId),
      recipe,
    })),
  );
}

/** The sample that somebody agreed to names the consent: the record itself has names of people. Null where there is none. */
function findConsentId(db: Db, engine: string, voiceId: string): string | null {
  const sql = `SELECT json_extract(consent, '$.sampleSha256') AS consentId FROM voices WHERE engine = :engine AND id = :voiceId`;
  return db.get<{ consentId: string | null }>(sql, { engine, voiceId })?.consentId ?? null;
}
