import { useQuery } from '@tanstack/react-query';
import type { ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { callSentence, itemsNamed } from './call-sentences.ts';

/** What a call does, in words, with the titles of the items that it names once they are known. */
export function useCallSentence({ tool, arguments: json }: Pick<ToolCallPart, 'tool' | 'arguments'>): string {
  const ids = itemsNamed(json) as ItemId[];
  const rows = useQuery({ ...api.library.rows.queryOptions({ input: { ids } }), enabled: ids.length > 0 });
  return callSentence(tool, json, { titleOf: (id) => rows.data?.find((row) => row.id === id)?.title });
}
