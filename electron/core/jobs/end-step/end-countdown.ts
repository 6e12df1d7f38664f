import { type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { EndPlan, EndStep } from '../../../../shared/domain/jobs/end-step.ts';
import { isActiveJob } from '../../../../shared/domain/jobs/job.ts';
import type { CoreContext } from '../../core-context.ts';
import type { HostPower } from '../../host-ports.ts';
import type { Jobs } from '../jobs.ts';

/** Time to change one's mind. */
export const COUNTDOWN_MS = 60_000;
/** A task that follows another, as a transcript its recording, is there within this time. */
const SETTLE_MS = 1500;
/** A timer that rings so much later slept with the computer: whoever woke it is here again. */
const SLEPT_MS = 10_000;

/** What the end of tasks is built on. */
export type EndStepsContext = Pick<CoreContext, 'changes' | 'log' | 'now'>;

/** The tasks, and power over the computer where the host has it. */
export type EndStepsDeps = { jobs: Pick<Jobs, 'list'>; power: HostPower | undefined };

/** Waits for the end of all tasks, counts down and does the step that was chosen, once. Begins again where work is added. */
export class EndCountdown {
  readonly #context: EndStepsContext;
  readonly #deps: EndStepsDeps;
  #plan: EndPlan = { step: null, atMs: null, failure: null };
  #timer: NodeJS.Timeout | undefined;
  #listening: AbortController | null = null;

  constructor(context: EndStepsContext, deps: EndStepsDeps) {
    this.#context = context;
    this.#deps = deps;
  }

  get plan(): EndPlan {
    return this.#plan;
  }

  /** What the user holds does not begin by itself; all else is waited for, also of other programs. */
  get hasWork(): boolean {
    return this.#deps.jobs.list({ limit: 1 }).some((job) => isActiveJob(job) && !job.isHeld);
  }

  begin(step: EndStep): void {
    this.forget();
    this.#show({ step, atMs: null, failure: null });
    this.#listening = new AbortController();
    void this.#follow(this.#listening.signal);
    this.#look();
  }

  forget(failure: FailureRecord | null = null): void {
    this.#stopTimer();
    this.#listening?.abort();
    this.#listening = null;
    this.#show({ step: null, atMs: null, failure });
  }

  async #follow(signal: AbortSignal): Promise<void> {
    for await (const batch of this.#context.changes.subscribe({ signal })) {
      if (batch.some(({ domain }) => domain === 'jobs')) this.#look();
    }
  }

  #look(): void {
    if (this.hasWork) this.#rest();
    else this.#timer ??= setTimeout(() => this.#count(), SETTLE_MS);
  }

  #rest(): void {
    this.#stopTimer();
    if (this.#plan.atMs !== null) this.#show({ ...this.#plan, atMs: null });
  }

  #count(): void {
    const atMs = this.#context.now() + COUNTDOWN_MS;
    this.#timer = setTimeout(() => this.#finish(atMs), COUNTDOWN_MS);
    this.#show({ ...this.#plan, atMs });
  }

  #finish(atMs: number): void {
    const { step } = this.#plan;
    if (this.hasWork) return this.#rest();
    if (this.#context.now() - atMs > SLEPT_MS) return this.#count();
    this.forget();
    if (step === null) return;
    this.#deps.power?.carryOut(step).catch((error: unknown) => {
      const failure = failureRecord(error);
      this.#context.log.warn('What was to follow the end of all tasks failed.', { step, code: failure.code });
      this.forget(failure);
    });
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #show(plan: EndPlan): void {
    this.#plan = plan;
    this.#context.changes.publish('jobs', []);
  }
}
