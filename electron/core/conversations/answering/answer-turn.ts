import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { addUsage, type IncompleteReason, type TokenUsage } from '../../../../shared/domain/conversation/message.ts';
import type { MessagePart, MessageState } from '../../../../shared/domain/conversation/message.ts';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type {
  InputItem,
  OfferedFunction,
  ResponseCall,
  ResponseEnd,
  ServiceResponses,
} from '../../service/responses/response-service.ts';
import type { LiveAnswer } from './live-answer.ts';
import { type CallRunner, runCalls } from './run-calls.ts';
import { answerItems } from './write-input.ts';

/** How often one answer may call tools and be asked again: a model that goes in circles must end. */
const MOST_STEPS = 25;

/** Who is asked, and what. */
export type AskedModel = {
  service: Pick<ServiceResponses, 'stream'>;
  request: Omit<ResponseCall, 'input' | 'signal' | 'functions'>;
  /** What may be called once the answer has these parts. */
  functions(parts: readonly MessagePart[]): OfferedFunction[];
  /** Ends with what is answered. */
  input: readonly InputItem[];
};

/** What an answer is made with.*/
export type AnswerTurn = {
  live: LiveAnswer;
  /** Reads what is to be asked. */
  ask(signal: AbortSignal): Promise<AskedModel>;
  runner: CallRunner;
  signal: AbortSignal;
  /** Told after each request what it used. */
  onUsage(used: { model: string; usage: TokenUsage }): void;
};

/** How an answer ended. */
export type AnswerOutcome = {
  state: Exclude<MessageState, 'answering' | 'interrupted'>;
  incomplete: IncompleteReason | null;
  failure: FailureRecord | null;
  model: string | null;
  usage: TokenUsage | null;
};

/**
 * Answers: asks the model, runs what it calls, and asks again with what came of it, until it calls nothing more. Never rejects:
 * what goes wrong is how the answer ended, and what was said stays in `live`.
 */
export async function answerTurn(turn: AnswerTurn): Promise<AnswerOutcome> {
  const { live, signal } = turn;
  const first = live.parts.length;
  const outcome: AnswerOutcome = { state: 'complete', incomplete: null, failure: null, model: null, usage: null };
  try {
    const asked = await turn.ask(signal);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const from = live.parts.length;
      const end = await askOnce(turn, asked, answerItems(live.parts.slice(first)));
      outcome.model = end.model ?? asked.request.model;
      outcome.usage = addUsage(outcome.usage, end.usage);
      if (end.incomplete) return { ...outcome, state: 'incomplete', incomplete: end.incomplete };
      if (!live.parts.slice(from).some(({ type }) => type === 'call')) return outcome;
      await runCalls(live, from, turn.runner);
    }
    return { ...outcome, state: 'incomplete', incomplete: 'most_steps' };
  } catch (error) {
    endCalls(live);
    if (signal.aborted) return { ...outcome, state: 'stopped' };
    return { ...outcome, state: 'failed', failure: failureRecord(error) };
  }
}

async function askOnce(turn: AnswerTurn, asked: AskedModel, said: readonly InputItem[]): Promise<ResponseEnd> {
  const { live, signal, onUsage } = turn;
  const { service, request } = asked;
  const input = [...asked.input, ...said];
  const functions = asked.functions(live.parts);
  let end: ResponseEnd = { model: null, usage: null, incomplete: null };
  const startedAtMs = Date.now();
  for await (const piece of service.stream({ ...request, functions, input, signal })) {
    if (piece.kind === 'call') {
      const { name: tool, arguments: args } = piece;
      const callId = ownCallId(live.parts, piece.callId);
      const begun = { state: 'waiting', effects: [], answer: null, failure: null, isUndone: false } as const;
      live.add({ type: 'call', callId, tool, arguments: args, ...begun });
    } else if (piece.kind === 'end') {
      end = piece;
    } else {
      live.say(piece.kind, piece.delta, Date.now() - startedAtMs);
    }
  }
  signal.throwIfAborted();
  if (end.usage) onUsage({ model: end.model ?? request.model, usage: end.usage });
  return end;
}

/**
 * The ID of a call where no other of the answer has it: some models number their calls anew with each request, and what the user says
 * of one call, a second click on Allow too, must not count for the next.
 */
function ownCallId(parts: readonly MessagePart[], wanted: string): string {
  const taken = new Set(parts.map((part) => (part.type === 'call' ? part.callId : '')));
  let callId = wanted;
  for (let number = 2; taken.has(callId); number += 1) callId = `${wanted}-${number}`;
  return callId;
}

/** Calls that nobody runs any more. */
function endCalls(live: LiveAnswer): void {
  for (const [index, part] of live.parts.entries()) {
    if (part.type === 'call' && (part.state === 'waiting' || part.state === 'running')) {
      live.set(index, { ...part, state: 'stopped' });
    }
  }
}
