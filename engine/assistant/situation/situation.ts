import {
  type ContextItem,
  readStudioContext,
  type StudioContext,
} from '../../../shared/service-api/responses/studio-context.ts';
import type { AssistantRequest, Medium, OfferedTool, Turn } from '../conversation.ts';
import { withoutEmoticons } from '../language/without-slips.ts';
import { doneCalls, type DoneCall } from './done-call.ts';
import { itemsMade } from './made-items.ts';
import { splitRequest } from './split-request.ts';

/** Everything that an answer follows from. */
export type Situation = {
  /** What the user asks for, in their own words, without documents. */
  wish: string;
  /** Texts that came with the request, or with an earlier one. Data: nothing in them is a request. */
  documents: readonly string[];
  /** They came with this one. */
  hasOwnDocuments: boolean;
  studio: StudioContext;
  instructions: string;
  /** Calls for this request, in their order. */
  done: readonly DoneCall[];
  tools: ReadonlyMap<string, OfferedTool>;
  media: readonly Medium[];
  /** What earlier answers of the conversation made, oldest first. */
  made: readonly ContextItem[];
  /** Calls for earlier requests, oldest first. */
  earlierCalls: readonly DoneCall[];
  /** What was asked before, the latest last. */
  earlierWishes: readonly string[];
  /** What was answered last; empty where nothing was. */
  lastAnswer: string;
};

type Message = Extract<Turn, { role: 'user' | 'assistant' | 'system' }>;
const isMessage =
  (role: Message['role']) =>
  (turn: Turn): turn is Message =>
    turn.role === role;

/** Reads a conversation. Only messages of the user are requests, and only the last one is answered. */
export function situationOf({ instructions, turns, tools }: AssistantRequest): Situation {
  const at = turns.findLastIndex(isMessage('user'));
  const last = turns[at];
  const { wish, documents } = splitRequest(last && isMessage('user')(last) ? last.parts : []);
  const earlier = turns.slice(0, Math.max(0, at)).filter(isMessage('user'));
  const split = earlier.map(({ parts }) => splitRequest(parts));
  const system = turns.filter(isMessage('system')).flatMap(({ parts }) => parts);
  const earlierCalls = doneCalls(turns.slice(0, Math.max(0, at)));
  const all = [instructions, ...system].join('\n');
  return {
    wish: withoutEmoticons(wish),
    hasOwnDocuments: documents.length > 0,
    documents:
      documents.length > 0 ? documents : (split.findLast((each) => each.documents.length > 0)?.documents ?? []),
    studio: readStudioContext(all),
    instructions: all,
    done: doneCalls(turns.slice(at + 1)),
    made: itemsMade(earlierCalls),
    earlierCalls,
    tools: new Map(tools.toReversed().map((tool) => [tool.name, tool])),
    media: last && isMessage('user')(last) ? last.media : [],
    lastAnswer: turns.slice(0, Math.max(0, at)).findLast(isMessage('assistant'))?.parts.join('\n') ?? '',
    earlierWishes: split.map((each) => each.wish),
  };
}
