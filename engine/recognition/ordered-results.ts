/** Hands on results in the order of their numbers, whatever order they come in. */
export class OrderedResults<Result> {
  private readonly early = new Map<number, Result>();
  private next = 0;
  private readonly onResult: (result: Result) => void;

  constructor(onResult: (result: Result) => void) {
    this.onResult = onResult;
  }

  /** Takes the result with this number (0, 1, 2, …) and hands on all that are now in order. */
  accept(index: number, result: Result): void {
    this.early.set(index, result);
    for (let ready = this.early.get(this.next); ready !== undefined; ready = this.early.get(this.next)) {
      this.early.delete(this.next);
      this.next++;
      this.onResult(ready);
    }
  }
}
