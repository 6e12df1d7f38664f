import type { WireResponseEvent, WireResponseItem } from '../../../../shared/service-api/responses/response-answer.ts';
import type { ResponsePiece } from './response-service.ts';

/** Turns events into pieces, and knows which items were told already. */
export class AnswerReader {
  /** Items by their place: what was told of them. */
  readonly #told = new Map<number, { text: string; isCalled: boolean }>();

  /** The pieces of one event, in order. */
  *read(event: WireResponseEvent): Generator<ResponsePiece> {
    const { type, output_index: index, delta, item } = event;
    if (type === 'response.output_text.delta') yield* this.#tell(index, 'text', delta);
    else if (/^response\.reasoning(_summary)?_text\.delta$/.test(type)) yield* this.#tell(index, 'reasoning', delta);
    else if (type === 'response.output_item.done' && item) yield* this.#complete(index, item);
  }

  /** What of a finished answer no event told. */
  *missing(output: readonly WireResponseItem[]): Generator<ResponsePiece> {
    for (const [index, item] of output.entries()) yield* this.#complete(index, item);
  }

  *#tell(index: number, kind: 'text' | 'reasoning', delta: string): Generator<ResponsePiece> {
    if (delta === '') return;
    this.#at(index).text += delta;
    yield { kind, delta };
  }

  *#complete(index: number, item: WireResponseItem): Generator<ResponsePiece> {
    const told = this.#at(index);
    if (item.type === 'function_call') {
      if (told.isCalled) return;
      told.isCalled = true;
      yield { kind: 'call', callId: item.call_id ?? `call_${index}`, name: item.name, arguments: item.arguments };
      return;
    }
    if (item.type !== 'message' && item.type !== 'reasoning') return;
    const whole = [...item.summary, ...item.content].map(({ text }) => text).join('');
    // Only what goes on from what was told: another text would be told twice.
    if (!whole.startsWith(told.text)) return;
    yield* this.#tell(index, item.type === 'message' ? 'text' : 'reasoning', whole.slice(told.text.length));
  }

  #at(index: number) {
    const known = this.#told.get(index) ?? { text: '', isCalled: false };
    this.#told.set(index, known);
    return known;
  }
}
