import { isDeepStrictEqual } from 'node:util';
import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import type { DoneCall } from '../situation/done-call.ts';
import type { Situation } from '../situation/situation.ts';

/** Thrown where a plan goes on with the answer of a call that has still to be made. */
export class CallNeeded extends Error {
  readonly call: { name: string; args: Record<string, unknown> };
  constructor(name: string, args: Record<string, unknown>) {
    super(`The tool ${name} has to be called`);
    this.call = { name, args };
  }
}

/** Thrown where a plan cannot go on: `message` is what the user is told. */
export class PlanStopped extends Error {}

/**
 * Thrown where an action finds that something else was meant, before it changed anything: the next skill that understands the clause
 * has it, and `message` is told where there is none.
 */
export class NotMeant extends PlanStopped {}

/**
 * What actions work with. An action runs from its beginning at each turn of the conversation: calls that were made give their
 * answers, and the first that was not made yet ends the turn. So nothing has to be remembered, and what a tool answers can change
 * the arguments of later calls but never which tools a request means.
 */
export class Hands {
  readonly situation: Situation;
  /** What the last action was about, which “it” in the next one means. */
  latest: readonly ContextItem[] = [];
  /** What the last thing that was made shows, in the words that asked for it. */
  topic: string | null = null;
  /** Sentences that the last step took from a text. */
  extract: string | null = null;
  /** Lyrics that were drafted before in this request. */
  lyrics: string | null = null;

  constructor(situation: Situation) {
    this.situation = situation;
  }

  /** Whether a tool is offered. */
  has(name: string): boolean {
    return this.situation.tools.has(name);
  }

  /**
   * The answer of a tool. The same call is made once for a request, however often its answer is used.
   * @throws CallNeeded while it has not been called
   * @throws PlanStopped when it is not offered, or has failed or was refused
   */
  call(name: string, args: Record<string, unknown>): Record<string, unknown> {
    return this.callAgain(name, args, 0);
  }

  /** The same for a tool that answers otherwise each time: `time` counts its calls with these arguments, from 0. */
  callAgain(name: string, args: Record<string, unknown>, time: number): Record<string, unknown> {
    const call: DoneCall | undefined = this.situation.done.filter(
      (done) => done.name === name && isDeepStrictEqual(done.args, args),
    )[time];
    if (!call) {
      if (!this.has(name))
        throw new PlanStopped(`That needs the tool ${name}, which isn’t available in this conversation.`);
      throw new CallNeeded(name, args);
    }
    if (!call.isAnswered) throw new PlanStopped(`The tool ${name} hasn’t answered yet.`);
    return recordOf(name, call.answer);
  }
}

function recordOf(name: string, answer: unknown): Record<string, unknown> {
  if (typeof answer !== 'object' || answer === null) {
    if (typeof answer === 'string' && /^\s*(?:error|refused|denied|declined)\b/i.test(answer))
      throw failed(name, answer);
    return { text: answer };
  }
  const record = answer as Record<string, unknown>;
  const problem = record['error'] ?? record['refused'];
  if (problem === undefined || problem === null || problem === false) return record;
  throw failed(name, typeof problem === 'string' ? problem : (messageIn(problem) ?? ''));
}

/** What the app tells a model of a call that the user skipped. */
const SKIPPED = /^the user didn['’]t allow this/i;

function failed(name: string, why: string): PlanStopped {
  const action = name.replaceAll('_', ' ');
  if (SKIPPED.test(why)) return new PlanStopped(`You didn’t allow “${action}”, so I stopped there.`);
  const reason = why.slice(0, 300).replace(/[\s.]+$/, '');
  return new PlanStopped(`I couldn’t ${action}${reason === '' ? '' : `: ${reason}`}. I stopped there.`);
}

function messageIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('message' in value)) return null;
  return typeof value.message === 'string' ? value.message : null;
}
