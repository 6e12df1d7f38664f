const STALLED_AFTER_MS = 8000;

/** Tells when playing has waited for bytes so long that something must be wrong. */
export class WaitingWatch {
  readonly #onStalled: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(onStalled: () => void) {
    this.#onStalled = onStalled;
  }

  /** Starts counting; a wait that goes on is not counted anew. */
  begin(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#onStalled();
    }, STALLED_AFTER_MS);
  }

  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
