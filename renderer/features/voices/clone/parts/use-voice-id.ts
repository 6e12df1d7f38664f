import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { voiceIdProblem } from '../../../../../shared/domain/speech/voice-id.ts';
import type { Voice, VoiceIdProblem } from '../../../../../shared/domain/voices/voice.ts';
import { api } from '../../../../api/client.ts';

const TYPING_MS = 300;

/** An ID created from a name; `isCurrent` once it is that of the name as it is now, and not of one typed a moment ago. */
export type ProposedId = { id: string; isCurrent: boolean };

/** An available ID created from a name; empty until there is one. */
export function useProposedId(name: string, engine: Voice['engine']): ProposedId {
  const [settled] = useDebouncedValue(name.trim(), TYPING_MS);
  const options = api.voices.proposeId.queryOptions({ input: { engine, name: settled } });
  const query = useQuery({ ...options, enabled: settled !== '', placeholderData: keepPreviousData, staleTime: 0 });
  return proposal(name, { settled, id: query.isPlaceholderData ? undefined : query.data?.id, lastId: query.data?.id });
}

/**
 * What is proposed while names are still asked about: the last ID stays, so that nothing flickers while one types, but it is
 * not what the name says. Whoever clones must wait for it: the button would be pressed for an ID that is gone the next moment.
 */
export function proposal(
  name: string,
  asked: { settled: string; id: string | undefined; lastId: string | undefined },
): ProposedId {
  const now = name.trim();
  if (now === '') return { id: '', isCurrent: true };
  return { id: asked.lastId ?? '', isCurrent: asked.settled === now && asked.id !== undefined };
}

/** What is wrong with an id, `unknown` while the service is asked. The rules of spelling are known at once. */
export function useIdProblem(
  id: string,
  engine: Voice['engine'],
): { problem: VoiceIdProblem | 'unknown'; error: Error | null } {
  const rule = voiceIdProblem(id);
  const [settled] = useDebouncedValue(id, TYPING_MS);
  const options = api.voices.checkId.queryOptions({ input: { engine, id: settled } });
  const query = useQuery({ ...options, enabled: rule === null && settled === id, staleTime: 0, gcTime: 0 });
  if (rule !== null) return { problem: rule, error: null };
  if (settled !== id || query.data === undefined) return { problem: 'unknown', error: query.error };
  return { problem: query.data, error: null };
}
