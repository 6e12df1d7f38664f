import { api, client } from '../../../api/client.ts';
import { useSearchedList } from '../../../api/searched-list.ts';
import { queryOf, type ScriptFilter } from './script-filter.ts';

/** The scripts that match a search and a filter, newest first, with the next page on request. */
export function useScripts(search: string, filter: ScriptFilter) {
  return useSearchedList(search, {
    key: [...api.scripts.list.key(), filter],
    list: (page) => client.scripts.list({ ...page, ...queryOf(filter, new Date()) }),
  });
}
