/** Functions that are called when something happens. */
export class Listeners<Args extends unknown[] = []> {
  readonly #all = new Set<(...args: Args) => void>();

  get size(): number {
    return this.#all.size;
  }

  /** Returns the function that takes it out again. */
  add(listener: (...args: Args) => void): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  call(...args: Args): void {
    for (const listener of this.#all) listener(...args);
  }
}
