import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { api } from '../../../api/client.ts';

const NO_WORDS: TakeWord[] = [];

/** Word times of a take; empty where there are none. */
export function useWords(takeId: ItemId | null): TakeWord[] {
  const input = { takeIds: takeId === null ? [] : [takeId] };
  const words = useQuery({ ...api.scripts.words.queryOptions({ input }), enabled: takeId !== null }).data;
  return (takeId === null ? undefined : words?.[takeId]) ?? NO_WORDS;
}
