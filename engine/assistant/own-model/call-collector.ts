import type { AnswerPiece } from '../conversation.ts';
import type { ChatChunk } from './read-chat-chunks.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';

type Piece = NonNullable<ChatChunk['choices'][number]['delta']>['tool_calls'][number];
type Call = { index: number; id: string | null; name: string; arguments: string };

/**
 * Puts calls together. Servers number their pieces, leave the number out, or give all calls the number 0: a piece with another ID,
 * or with a name after a call that is complete, begins a new one.
 */
export class CallCollector {
  readonly #calls: Call[] = [];

  /** Takes the pieces of one chunk. */
  add(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      const call = this.#callOf(piece);
      call.id ??= piece.id;
      call.name += piece.function?.name ?? '';
      call.arguments += argumentsIn(piece);
    }
  }

  /** The calls, each whole. One without a name can be called by nobody. */
  *pieces(): Generator<AnswerPiece> {
    const named = this.#calls.filter(({ name }) => name !== '');
    for (const [call, { id, name, arguments: text }] of named.entries()) {
      yield {
        kind: 'call',
        call,
        name,
        ...(id === null || id === '' ? {} : { callId: id }),
        delta: text.trim() === '' ? '{}' : text,
      };
    }
  }

  #callOf(piece: Piece): Call {
    const index = piece.index ?? this.#calls.at(-1)?.index ?? 0;
    const last = this.#calls.findLast((call) => call.index === index);
    const isOther =
      last !== undefined && piece.id !== null && piece.id !== '' && last.id !== null && piece.id !== last.id;
    const isNext = last !== undefined && Boolean(piece.function?.name) && isComplete(last);
    if (last && !isOther && !isNext) return last;
    const call: Call = { index, id: null, name: '', arguments: '' };
    this.#calls.push(call);
    return call;
  }
}

/** Arguments are JSON in a text; some servers send the object itself. */
function argumentsIn(piece: Piece): string {
  const value = piece.function?.arguments;
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

function isComplete({ name, arguments: text }: Call): boolean {
  return name !== '' && parseJson(text) !== undefined;
}
