import type {
  ResponseObject,
  ResponseOutput,
  ResponseUsage,
} from '../../../../shared/service-api/responses/response-object.ts';
import type { AnswerPiece, CountedTokens } from '../../../assistant/conversation.ts';
import { countTokens } from '../../../assistant/tokens.ts';

/** An event before it has its number. */
export type UnnumberedEvent = { type: string } & Record<string, unknown>;

type Item = ResponseOutput;
type Spoken = Extract<AnswerPiece, { kind: 'text' | 'reasoning' }>;
type Called = Extract<AnswerPiece, { kind: 'call' }>;

/**
 * Puts an answer together piece by piece and tells the events of it (gaps.md G20). One item is open at a time: a piece of another
 * kind closes it.
 */
export class ResponseBuilder {
  readonly #response: ResponseObject;
  readonly #inputTokens: number;
  #open: Item | null = null;
  #openCall = -1;
  #calls = 0;
  #counted: CountedTokens | null = null;
  #stopped: Extract<AnswerPiece, { kind: 'stopped' }> | null = null;

  /** `response` is the answer without output; `inputTokens` counts where the model does not count itself. */
  constructor(response: ResponseObject, inputTokens: number) {
    this.#response = response;
    this.#inputTokens = inputTokens;
  }

  /** Whether anything was answered. */
  get isEmpty(): boolean {
    return this.#response.output.length === 0;
  }

  /** The two events that every stream begins with. */
  *begin(): Generator<UnnumberedEvent> {
    for (const type of ['response.created', 'response.in_progress']) yield { type, response: this.#snapshot() };
  }

  /** Takes over a piece. */
  *add(piece: AnswerPiece): Generator<UnnumberedEvent> {
    if (piece.kind === 'usage') this.#counted = piece.tokens;
    else if (piece.kind === 'stopped') this.#stopped = piece;
    else if (piece.kind === 'call') yield* this.#addCall(piece);
    else if (piece.delta !== '') yield* this.#addSpoken(piece);
  }

  /** Closes the answer, with the one terminal event. */
  *end(): Generator<UnnumberedEvent> {
    yield* this.#close(this.#stopped ? 'incomplete' : 'completed');
    const status = this.#stopped ? 'incomplete' : 'completed';
    this.#finish({ status, incomplete_details: this.#stopped ? { reason: this.#stopped.reason } : null });
    yield { type: `response.${status}`, response: this.#snapshot() };
  }

  /** Closes an answer that failed, with what was answered before. */
  *fail(error: { code: string; message: string }): Generator<UnnumberedEvent> {
    yield* this.#close('incomplete');
    this.#finish({ status: 'failed', error });
    yield { type: 'response.failed', response: this.#snapshot() };
  }

  *#addSpoken({ kind, delta }: Spoken): Generator<UnnumberedEvent> {
    const type = kind === 'text' ? 'message' : 'reasoning';
    if (this.#open?.type !== type) {
      yield* this.#openItem(this.#newSpoken(type));
      yield { type: 'response.content_part.added', ...this.#place(), content_index: 0, part: newPart(kind) };
      contentOf(this.#open!)!.push(newPart(kind));
    }
    contentOf(this.#open!)![0]!.text += delta;
    const logprobs = kind === 'text' ? { logprobs: [] } : {};
    yield { type: `response.${EVENT_NAMES[kind]}.delta`, ...this.#place(), content_index: 0, delta, ...logprobs };
  }

  *#addCall({ call, name = '', callId, delta }: Called): Generator<UnnumberedEvent> {
    if (this.#open?.type !== 'function_call' || this.#openCall !== call) {
      const id = `${this.#response.id}_fc_${this.#calls}`;
      this.#calls += 1;
      this.#openCall = call;
      const call_id = callId ?? `call_${id.slice('resp_'.length)}`;
      yield* this.#openItem({ id, type: 'function_call', status: 'in_progress', call_id, name, arguments: '' });
    }
    if (this.#open?.type !== 'function_call' || delta === '') return;
    this.#open.arguments += delta;
    yield { type: 'response.function_call_arguments.delta', ...this.#place(), delta };
  }

  #newSpoken(type: 'message' | 'reasoning'): Item {
    const suffix = type === 'message' ? '_msg' : '_rs';
    const before = this.#response.output.filter((item) => item.type === type).length;
    const id = `${this.#response.id}${suffix}${before === 0 ? '' : `_${before}`}`;
    return type === 'message'
      ? { id, type, status: 'in_progress', role: 'assistant', content: [] }
      : { id, type, status: 'in_progress', summary: [], content: [] };
  }

  *#openItem(item: Item): Generator<UnnumberedEvent> {
    yield* this.#close('completed');
    this.#response.output.push(item);
    this.#open = item;
    yield { type: 'response.output_item.added', output_index: this.#place().output_index, item: structuredClone(item) };
  }

  *#close(status: 'completed' | 'incomplete'): Generator<UnnumberedEvent> {
    const item = this.#open;
    if (!item) return;
    const place = this.#place();
    if (item.type === 'function_call') {
      const { name, arguments: whole } = item;
      yield { type: 'response.function_call_arguments.done', ...place, name, arguments: whole };
    } else {
      yield* closeContent(item, place);
    }
    item.status = status;
    this.#open = null;
    yield { type: 'response.output_item.done', output_index: place.output_index, item: structuredClone(item) };
  }

  #finish(outcome: Partial<ResponseObject>): void {
    const { output } = this.#response;
    const text = output.flatMap((item) => (item.type === 'message' ? item.content.map((part) => part.text) : []));
    Object.assign(this.#response, outcome, { output_text: text.join(''), usage: this.#usage() });
  }

  #usage(): ResponseUsage {
    const { input, cached, output, reasoning } = this.#counted ?? this.#estimated();
    return {
      input_tokens: input,
      input_tokens_details: { cached_tokens: cached },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: reasoning },
      total_tokens: input + output,
    };
  }

  #estimated(): CountedTokens {
    const { output: items } = this.#response;
    const countOf = (item: Item) => (contentOf(item) ?? []).reduce((sum, { text }) => sum + countTokens(text), 0);
    const reasoning = items.filter(({ type }) => type === 'reasoning').reduce((sum, item) => sum + countOf(item), 0);
    const others = items.filter(({ type }) => type !== 'reasoning');
    const said = others.reduce(
      (sum, item) => sum + (item.type === 'function_call' ? countTokens(item.arguments) : countOf(item)),
      0,
    );
    return { input: this.#inputTokens, cached: 0, output: reasoning + said, reasoning };
  }

  #place(): { item_id: string; output_index: number } {
    return { item_id: this.#open?.id ?? '', output_index: this.#response.output.length - 1 };
  }

  #snapshot(): ResponseObject {
    return structuredClone(this.#response);
  }
}

const EVENT_NAMES = { text: 'output_text', reasoning: 'reasoning_text' } as const;

const newPart = (kind: Spoken['kind']) =>
  kind === 'text'
    ? { type: 'output_text' as const, text: '', annotations: [] }
    : { type: 'reasoning_text' as const, text: '' };

/** The texts of an item that has some. */
const contentOf = (item: Item): { text: string }[] | null => (item.type === 'function_call' ? null : item.content);

function* closeContent(
  item: Exclude<Item, { type: 'function_call' }>,
  place: { item_id: string; output_index: number },
): Generator<UnnumberedEvent> {
  const name = EVENT_NAMES[item.type === 'message' ? 'text' : 'reasoning'];
  const logprobs = item.type === 'message' ? { logprobs: [] } : {};
  for (const [index, part] of item.content.entries()) {
    const at = { ...place, content_index: index };
    yield { type: `response.${name}.done`, ...at, text: part.text, ...logprobs };
    yield { type: 'response.content_part.done', ...at, part: { ...part } };
  }
}
