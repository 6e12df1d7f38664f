import { provenanceText } from '../../../shared/domain/library/origins/provenance.ts';
import type { Db } from '../database/database.ts';
import { consentIdOf } from '../voices/registry/consent-id.ts';
import type { PlacedTake } from './planned-narration.ts';

/** How the takes of a file were generated, for its tags. `shiftMs` is where the file begins in the narration. */
export function narrationProvenance(db: Db, placed: readonly PlacedTake[], shiftMs: number): string {
  return provenanceText(
    placed.map(({ mix, take: { engine, host, recipe } }) => ({
      startMs: mix.startMs - shiftMs,
      engine,
      host,
      consentId: consentIdOf(db, { engine, voiceId: recipe.voiceId }),
      recipe,
    })),
  );
}
