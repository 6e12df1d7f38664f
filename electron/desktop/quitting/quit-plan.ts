/** What becomes of running work when the user quits: they go on, quit once it is done, hide the window until then, or leave it. */
export type QuitChoice = 'keep-working' | 'when-finished' | 'background' | 'later';

/** What the plan can ask and do. `quit` ends the app without asking. */
export type QuitPlanDeps = { hasRunning(): boolean; quit(): void; closeWindow(): void };

/**
 * What was decided about quitting while work runs. Nothing is lost by any choice: what does not finish is on disk and resumes
 * at the next start.
 */
export class QuitPlan {
  readonly #deps: QuitPlanDeps;
  #choice: QuitChoice = 'keep-working';

  constructor(deps: QuitPlanDeps) {
    this.#deps = deps;
  }

  /** Whether quitting has to be asked about first. */
  get asks(): boolean {
    return this.#choice !== 'later' && this.#choice !== 'background' && this.#deps.hasRunning();
  }

  /** Whether the app goes on without a window until its work is done. */
  get isInBackground(): boolean {
    return this.#choice === 'background';
  }

  choose(choice: QuitChoice): void {
    this.#choice = choice;
    if (choice === 'later') this.#deps.quit();
    if (choice === 'background') this.#deps.closeWindow();
    this.onJobsChanged();
  }

  /** Quits once there is nothing left that was waited for. */
  onJobsChanged(): void {
    const isWaiting = this.#choice === 'when-finished' || this.#choice === 'background';
    if (!isWaiting || this.#deps.hasRunning()) return;
    this.#choice = 'later';
    this.#deps.quit();
  }

  /** Who opens the window again is back at work; a wait for the end holds on. */
  onWindowOpened(): void {
    if (this.#choice === 'background') this.#choice = 'keep-working';
  }
}
