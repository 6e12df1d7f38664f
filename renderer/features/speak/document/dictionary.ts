import { useQuery } from '@tanstack/react-query';
import type { Pronunciation } from '../../../../shared/domain/script/script-views.ts';
import { api } from '../../../api/client.ts';

const NO_ENTRIES: Pronunciation[] = [];

/** All entries of all dictionaries. */
export function useDictionary(): Pronunciation[] {
  return useQuery(api.pronunciations.list.queryOptions()).data ?? NO_ENTRIES;
}
