import type { AssistantRequest, Turn } from './conversation.ts';
import { countTokens } from './tokens.ts';

/** What a picture and a clip count; nothing of them is read. */
const MEDIUM_TOKENS = { image: 256, video: 1024 } as const;
/** What every turn counts beside its text. */
const TURN_TOKENS = 3;

/** About how many tokens a request has: its instructions, turns and tools. */
export function countInput({
  instructions,
  turns,
  tools,
}: Pick<AssistantRequest, 'instructions' | 'turns' | 'tools'>): number {
  const ofTurns = turns.reduce((sum, turn) => sum + TURN_TOKENS + countTurn(turn), 0);
  const ofTools = tools.length === 0 ? 0 : countTokens(JSON.stringify(tools));
  return countTokens(instructions) + ofTurns + ofTools;
}

function countTurn(turn: Turn): number {
  switch (turn.role) {
    case 'reasoning':
      return countTokens(turn.text);
    case 'call':
      return countTokens(turn.name) + countTokens(turn.arguments);
    case 'output':
      return countTokens(turn.text) + countMedia(turn);
    case 'user':
    case 'assistant':
    case 'system':
      return turn.parts.reduce((sum, part) => sum + countTokens(part), 0) + countMedia(turn);
  }
}

const countMedia = ({ media }: Extract<Turn, { media: unknown }>): number =>
  media.reduce((sum, { kind }) => sum + MEDIUM_TOKENS[kind], 0);
