import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerChange } from '../../../../shared/domain/conversation/answers/answer-changes.ts';
import type { MessagePart } from '../../../../shared/domain/conversation/message.ts';

/** Changes go to windows together: more often than this nobody sees, and each batch costs a window a drawing. */
const BATCH_MS = 50;

type Follower = { take(change: AnswerChange): void; end(): void };

/** An answer that comes in: what was said so far, and who watches it. */
export class LiveAnswer {
  readonly parts: MessagePart[];
  readonly #followers = new Set<Follower>();
  #hasEnded = false;

  /** `parts` are those that an earlier part of the same answer left. */
  constructor(parts: readonly MessagePart[]) {
    this.parts = [...parts];
  }

  /** Takes what came to the end: it goes on with the last part, or begins one. */
  say(type: 'text' | 'reasoning', delta: string, durationMs: number): void {
    const index = this.parts.length - 1;
    const last = this.parts[index];
    if (last?.type !== type) {
      this.#put(index + 1, type === 'text' ? { type, text: delta } : { type, text: delta, durationMs });
      return;
    }
    const at = last.text.length;
    last.text += delta;
    if (last.type === 'reasoning') last.durationMs = durationMs;
    this.#tell({ index, at, appended: delta });
  }

  /** Adds a part at the end; gives its place. */
  add(part: MessagePart): number {
    this.#put(this.parts.length, part);
    return this.parts.length - 1;
  }

  /** Replaces a part. */
  set(index: number, part: MessagePart): void {
    this.#put(index, part);
  }

  /** Ends the answer for all who watch it. */
  end(): void {
    this.#hasEnded = true;
    for (const follower of this.#followers) follower.end();
  }

  /** The parts as they are, then batches of changes. */
  async *follow(signal: AbortSignal | undefined): AsyncGenerator<AnswerChange[], void, void> {
    const pending: AnswerChange[] = [];
    let wake: () => void = () => undefined;
    let isOver = this.#hasEnded || (signal?.aborted ?? false);
    const end = () => {
      isOver = true;
      wake();
    };
    const follower: Follower = {
      take: (change) => {
        pending.push(change);
        wake();
      },
      end,
    };
    this.#followers.add(follower);
    signal?.addEventListener('abort', end);
    try {
      yield this.parts.map((part, index) => ({ index, part: structuredClone(part) }));
      while (!isOver || pending.length > 0) {
        if (pending.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        // What comes within a moment goes together.
        if (!isOver) await sleep(BATCH_MS);
        if (pending.length > 0) yield joined(pending.splice(0));
      }
    } finally {
      this.#followers.delete(follower);
      signal?.removeEventListener('abort', end);
    }
  }

  #put(index: number, part: MessagePart): void {
    this.parts[index] = part;
    this.#tell({ index, part: structuredClone(part) });
  }

  #tell(change: AnswerChange): void {
    for (const follower of this.#followers) follower.take(change);
  }
}

/** What came to the end of the same text becomes one change. */
function joined(changes: readonly AnswerChange[]): AnswerChange[] {
  const all: AnswerChange[] = [];
  for (const change of changes) {
    const last = all.at(-1);
    const goesOn = last && 'appended' in last && 'appended' in change && last.index === change.index;
    if (goesOn) all[all.length - 1] = { ...last, appended: last.appended + change.appended };
    else all.push(change);
  }
  return all;
}
