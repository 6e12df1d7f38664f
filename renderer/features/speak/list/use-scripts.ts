import { api, client } from '../../../api/client.ts';
import { useSearchedList } from '../../../api/searched-list.ts';

/** The scripts that match a search, newest first, with the next page on request. */
export const useScripts = (search: string) =>
  useSearchedList(search, { key: api.scripts.list.key(), list: (page) => client.scripts.list(page) });
