import type { EngineChoice } from '../settings/engine-choice.ts';
import { isOffered } from '../voices/is-offered.ts';
import type { Voice } from '../voices/voice.ts';
import { isElsewhere } from '../voices/where-it-works.ts';

/** What of a voice decides whether a row can name it. */
export type BatchVoice = Pick<Voice, 'id' | 'name' | 'worksOn' | 'state' | 'binnedAtMs'>;

/** Why the voice of a row can't be used. */
type VoiceProblem =
  | { reason: 'voice_unknown'; voiceName: string }
  | { reason: 'voice_ambiguous'; voiceName: string }
  | { reason: 'voice_elsewhere'; voiceName: string; worksOn: EngineChoice };

/**
 * The voice that a cell names by its ID or, whatever its case, its name. Of several with one name that which works on the
 * engine; an empty cell names none and is no mistake.
 */
export function findBatchVoice(
  cell: string,
  { voices, engine }: { voices: readonly BatchVoice[]; engine: EngineChoice },
): { id: string | null; problem: VoiceProblem | null } {
  if (cell === '') return { id: null, problem: null };
  const offered = voices.filter(isOffered);
  const byId = offered.filter(({ id }) => id === cell);
  const named = byId.length > 0 ? byId : offered.filter(({ name }) => name.toLowerCase() === cell.toLowerCase());
  const here = named.filter((voice) => !isElsewhere(voice, engine));
  const ids = new Set(here.map(({ id }) => id));
  const [id] = ids;
  if (id !== undefined && ids.size === 1) return { id, problem: null };
  if (ids.size > 1) return { id: null, problem: { reason: 'voice_ambiguous', voiceName: cell } };
  const [there] = named;
  const worksOn = there?.worksOn[0];
  return there && worksOn
    ? { id: null, problem: { reason: 'voice_elsewhere', voiceName: there.name, worksOn } }
    : { id: null, problem: { reason: 'voice_unknown', voiceName: cell } };
}
