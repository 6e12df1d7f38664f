/** Work of the threads of the tests: `fail` and `crash` do what they say. */
export type EchoTask = { say: string; waitMs?: number; bytes?: Uint8Array<ArrayBuffer> };
