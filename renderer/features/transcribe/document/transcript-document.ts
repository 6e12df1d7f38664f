import type { ItemId } from '../../../../shared/domain/ids.ts';
import { applyEdits } from '../../../../shared/domain/apply-edit.ts';
import { applyPatch } from '../../../../shared/domain/apply-patch.ts';
import type { Transcript } from '../../../../shared/domain/transcript.ts';
import type { TranscriptChange } from '../../../../shared/domain/transcript-change.ts';
import type { TranscriptEdit } from '../../../../shared/domain/transcript-edit.ts';
import { type ApiFailure, apiFailure } from '../../../api/api-failure.ts';
import type { ContractClient } from '../../../../shared/contract/index.ts';

/** The procedures of core that a document needs. */
export type DocumentClient = Pick<ContractClient['transcripts'], 'get' | 'since' | 'edit' | 'undo' | 'redo'>;

/** One step of undo that is on its way to core. */
export type PendingStep = { key: number; edits: TranscriptEdit[]; label: string };
/** A step that core or the rules refused. It is out of the document, but nothing typed is lost: it can be tried again. */
export type FailedStep = PendingStep & { failure: ApiFailure };

/** What is known about saving. Labels name the steps made since the document was opened. */
export type SaveStatus = {
  pendingCount: number;
  failed: readonly FailedStep[];
  undoLabel: string | null;
  redoLabel: string | null;
};

const SAVED: SaveStatus = { pendingCount: 0, failed: [], undoLabel: null, redoLabel: null };

/**
 * An open transcript. Edits show at once by the shared rules, go to core one after the other and are reconciled by
 * revision; what arrives from elsewhere (a recogniser, another window) lies under the edits that are still on their way.
 */
export class TranscriptDocument {
  readonly id: ItemId;
  readonly #client: DocumentClient;
  readonly #publish: (transcript: Transcript) => void;
  #confirmed: Transcript;
  #shown: Transcript;
  #pending: readonly PendingStep[] = [];
  #queue: Promise<void> = Promise.resolve();
  #isSyncQueued = false;
  #nextKey = 1;
  #status = SAVED;
  readonly #undoLabels: string[] = [];
  readonly #redoLabels: string[] = [];
  readonly #listeners = new Set<() => void>();

  /** `publish` gets every new state of the transcript, edits included. */
  constructor(transcript: Transcript, client: DocumentClient, publish: (transcript: Transcript) => void) {
    this.id = transcript.id;
    this.#client = client;
    this.#publish = publish;
    this.#confirmed = transcript;
    this.#shown = transcript;
  }

  /** The transcript as it is seen. */
  get transcript(): Transcript {
    return this.#shown;
  }

  getStatus = (): SaveStatus => this.#status;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Makes one step of undo. Returns whether the rules allow it; if not, the step is among the failed ones. */
  edit(edits: TranscriptEdit[], label: string): boolean {
    const step: PendingStep = { key: this.#nextKey, edits, label };
    this.#nextKey += 1;
    try {
      this.#shown = withEdits(this.#shown, edits);
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
      const change = await this.#client.undo({ id: this.id });
      if (!change) return;
      this.#redoLabels.push(this.#undoLabels.pop() ?? change.label);
      await this.#take([change]);
    });
  }

  /** Makes the step again that was taken back. */
  redo(): void {
    this.#enqueue(async () => {
      const change = await this.#client.redo({ id: this.id });
      if (!change) return;
      this.#undoLabels.push(this.#redoLabels.pop() ?? change.label);
      await this.#take([change]);
    });
  }

  /** Fetches what happened elsewhere since. Calls during a fetch are joined. */
  sync(): void {
    if (this.#isSyncQueued) return;
    this.#isSyncQueued = true;
    this.#enqueue(() => this.#fetchChanges());
  }

  /** Puts a newly read transcript under the pending edits. */
  replace(transcript: Transcript): Transcript {
    if (transcript.revision >= this.#confirmed.revision) this.#confirmed = transcript;
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

  async #send(step: PendingStep): Promise<void> {
    if (!this.#pending.includes(step)) return;
    try {
      const change = await this.#client.edit({ id: this.id, edits: step.edits, label: step.label });
      this.#pending = this.#pending.filter((each) => each !== step);
      // An edit that changed nothing leaves no step in core's history.
      if (change.revision === this.#confirmed.revision)
        this.#undoLabels.splice(this.#undoLabels.lastIndexOf(step.label), 1);
      await this.#take([change]);
    } catch (error) {
      this.#pending = this.#pending.filter((each) => each !== step);
      this.#rebase();
      this.#fail(step, error);
    }
  }

  async #fetchChanges(): Promise<void> {
    this.#isSyncQueued = false;
    const answer = await this.#client.since({ id: this.id, revision: this.#confirmed.revision });
    if (answer.reset) {
      this.replace(await this.#client.get({ id: this.id }));
      return;
    }
    const { state, writtenUntilMs, title } = answer;
    this.#confirmed = { ...withChanges(this.#confirmed, answer.changes), state, writtenUntilMs, title };
    this.#rebase();
  }

  /** Takes changes that follow directly; when one is missing in between, all are fetched. */
  async #take(changes: readonly TranscriptChange[]): Promise<void> {
    const next = changes[0]?.revision ?? 0;
    if (next > this.#confirmed.revision + 1) return this.#fetchChanges();
    this.#confirmed = withChanges(this.#confirmed, changes);
    this.#rebase();
  }

  /** Lays the pending edits over what core has confirmed; those that no longer fit become failed steps. */
  #rebase(): void {
    let shown = this.#confirmed;
    for (const step of this.#pending) {
      try {
        shown = withEdits(shown, step.edits);
      } catch (error) {
        this.#pending = this.#pending.filter((each) => each !== step);
        this.#fail(step, error);
      }
    }
    this.#shown = shown;
    this.#changed();
  }

  #fail(step: PendingStep, error: unknown): void {
    this.#setStatus({ failed: [...this.#status.failed, { ...step, failure: apiFailure(error) }] });
  }

  #changed(): void {
    this.#setStatus({});
    this.#publish(this.#shown);
  }

  #setStatus(change: Partial<SaveStatus>): void {
    const next = {
      ...this.#status,
      ...change,
      pendingCount: this.#pending.length,
      undoLabel: this.#undoLabels.at(-1) ?? null,
      redoLabel: this.#redoLabels.at(-1) ?? null,
    };
    const keys = Object.keys(next) as (keyof SaveStatus)[];
    if (keys.every((key) => next[key] === this.#status[key])) return;
    this.#status = next;
    for (const listener of this.#listeners) listener();
  }
}

function withEdits(transcript: Transcript, edits: readonly TranscriptEdit[]): Transcript {
  const { patch } = applyEdits(transcript, edits);
  return { ...transcript, ...applyPatch(transcript, patch), canUndo: true, canRedo: false };
}

function withChanges(transcript: Transcript, changes: readonly TranscriptChange[]): Transcript {
  return changes.reduce((current, change) => {
    if (change.revision <= current.revision) return current;
    const { revision, canUndo, canRedo } = change;
    return { ...current, ...applyPatch(current, change.patch), revision, canUndo, canRedo };
  }, transcript);
}
