import { apiFailure } from '../connection/api-failure.ts';
import type { Revised, RevisedChange, DocumentRules, PendingStep, SaveStatus } from './optimistic-rules.ts';

/**
 * An open document. Edits show at once by the shared rules, go to core one after the other and are reconciled by revision;
 * what arrives from elsewhere (a recogniser, another window) lies under the edits that are still on their way.
 */
export class OptimisticDocument<Content extends Revised, Edit, Change extends RevisedChange> {
  readonly #rules: DocumentRules<Content, Edit, Change>;
  readonly #publish: (content: Content) => void;
  #confirmed: Content;
  #shown: Content;
  #pending: readonly PendingStep<Edit>[] = [];
  #queue: Promise<void> = Promise.resolve();
  #isSyncQueued = false;
  #nextKey = 1;
  #status: SaveStatus<Edit> = { pendingCount: 0, failed: [], undoLabel: null, redoLabel: null };
  readonly #undoLabels: string[] = [];
  readonly #redoLabels: string[] = [];
  readonly #listeners = new Set<() => void>();

  /** `publish` gets every new state of the document, edits included. */
  constructor(content: Content, rules: DocumentRules<Content, Edit, Change>, publish: (content: Content) => void) {
    this.#rules = rules;
    this.#publish = publish;
    this.#confirmed = content;
    this.#shown = content;
  }

  /** The document as it is seen. */
  get content(): Content {
    return this.#shown;
  }

  getStatus = (): SaveStatus<Edit> => this.#status;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Makes one step of undo. Returns whether the rules allow it; if not, the step is among the failed ones. */
  edit(edits: Edit[], label: string): boolean {
    const step: PendingStep<Edit> = { key: this.#nextKey, edits, label };
    this.#nextKey += 1;
    try {
      this.#shown = this.#rules.withEdits(this.#shown, edits);
    } catch (error) {
      this.#fail(step, error);
      return false;
    }
    this.#pending = [...this.#pending, step];
    this.#undoLabels.push(label);
    this.#redoLabels.length = 0;
    this.#changed();
    this.#enqueue(() => this.#send(step));
    return true;
  }

  /** Takes the last step back, after everything pending has been saved. */
  undo(): void {
    this.#enqueue(async () => {
      const change = await this.#rules.undo();
      if (!change) return;
      this.#redoLabels.push(this.#undoLabels.pop() ?? change.label);
      await this.#take(change);
    });
  }

  /** Makes the step again that was taken back. */
  redo(): void {
    this.#enqueue(async () => {
      const change = await this.#rules.redo();
      if (!change) return;
      this.#undoLabels.push(this.#redoLabels.pop() ?? change.label);
      await this.#take(change);
    });
  }

  /** Fetches what happened elsewhere since. Calls during a fetch are joined. */
  sync(): void {
    if (this.#isSyncQueued) return;
    this.#isSyncQueued = true;
    this.#enqueue(() => this.#fetchChanges());
  }

  /** Puts a newly read document under the pending edits. */
  replace(content: Content): Content {
    if (content.revision >= this.#confirmed.revision) this.#confirmed = content;
    this.#rebase();
    return this.#shown;
  }

  /** Tries a failed step again. */
  retry(key: number): void {
    const step = this.#status.failed.find((each) => each.key === key);
    if (!step) return;
    this.discard(key);
    this.edit(step.edits, step.label);
  }

  /** Forgets a failed step. */
  discard(key: number): void {
    this.#setStatus({ failed: this.#status.failed.filter((step) => step.key !== key) });
  }

  /** Resolves when everything that was done so far is saved or has failed. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      this.#fail({ key: this.#nextKey++, edits: [], label: '' }, error);
    });
  }

  async #send(step: PendingStep<Edit>): Promise<void> {
    if (!this.#pending.includes(step)) return;
    try {
      const change = await this.#rules.edit(step.edits, step.label);
      this.#pending = this.#pending.filter((each) => each !== step);
      // An edit that changed nothing leaves no step in core's history.
      if (change.revision === this.#confirmed.revision)
        this.#undoLabels.splice(this.#undoLabels.lastIndexOf(step.label), 1);
      await this.#take(change);
    } catch (error) {
      this.#pending = this.#pending.filter((each) => each !== step);
      this.#rebase();
      this.#fail(step, error);
    }
  }

  async #fetchChanges(): Promise<void> {
    this.#isSyncQueued = false;
    this.replace(await this.#rules.refresh(this.#confirmed));
  }

  /** Takes a change that follows directly; when one is missing in between, all are fetched. */
  async #take(change: Change): Promise<void> {
    if (change.revision > this.#confirmed.revision + 1) return this.#fetchChanges();
    if (change.revision > this.#confirmed.revision) this.#confirmed = this.#rules.withChange(this.#confirmed, change);
    this.#rebase();
  }

  /** Lays the pending edits over what core has confirmed; those that no longer fit become failed steps. */
  #rebase(): void {
    let shown = this.#confirmed;
    for (const step of this.#pending) {
      try {
        shown = this.#rules.withEdits(shown, step.edits);
      } catch (error) {
        this.#pending = this.#pending.filter((each) => each !== step);
        this.#fail(step, error);
      }
    }
    this.#shown = shown;
    this.#changed();
  }

  #fail(step: PendingStep<Edit>, error: unknown): void {
    this.#setStatus({ failed: [...this.#status.failed, { ...step, failure: apiFailure(error) }] });
  }

  #changed(): void {
    this.#setStatus({});
    this.#publish(this.#shown);
  }

  #setStatus(change: Partial<SaveStatus<Edit>>): void {
    const next = {
      ...this.#status,
      ...change,
      pendingCount: this.#pending.length,
      undoLabel: this.#undoLabels.at(-1) ?? null,
      redoLabel: this.#redoLabels.at(-1) ?? null,
    };
    const keys = Object.keys(next) as (keyof SaveStatus<Edit>)[];
    if (keys.every((key) => next[key] === this.#status[key])) return;
    this.#status = next;
    for (const listener of this.#listeners) listener();
  }
}
