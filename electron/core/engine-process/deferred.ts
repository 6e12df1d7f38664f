/** A promise that is settled from outside. */
export type Deferred<Value> = {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
};

/** Creates a promise and its two ends. A rejection that nobody waits for is no unhandled one. */
export function createDeferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] | undefined;
  let reject: Deferred<Value>['reject'] | undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  promise.catch(() => undefined);
  return { promise, resolve: resolve!, reject: reject! };
}
