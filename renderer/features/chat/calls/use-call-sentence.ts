import { useQuery } from '@tanstack/react-query';
import type { ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { callSentence, itemsNamed } from './call-sentences.ts';

/** What a call does, in words, with the names of what it names by ID once they are known. */
export function useCallSentence({ tool, arguments: json }: Pick<ToolCallPart, 'tool' | 'arguments'>): string {
  const ids = itemsNamed(json) as ItemId[];
  const rows = useQuery({ ...api.library.rows.queryOptions({ input: { ids } }), enabled: ids.length > 0 }).data;
  const boards = useQuery({ ...api.boards.list.queryOptions(), enabled: names(json, 'boardId') }).data;
  const voices = useQuery({ ...api.voices.list.queryOptions({ input: {} }), enabled: names(json, 'voiceId') }).data;
  return callSentence(tool, json, {
    titleOf: (id) => rows?.find((row) => row.id === id)?.title,
    boardOf: (id) => boards?.find((board) => board.id === id)?.name,
    voiceOf: (id) => voices?.voices.find((voice) => voice.id === id)?.name,
  });
}

function names(json: string, name: string): boolean {
  const input = parseJson(json);
  return typeof input === 'object' && input !== null && name in input;
}
