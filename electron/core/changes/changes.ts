import type { Change, ChangeDomain } from '../../../shared/domain/change.ts';

/** The one stream of changes: says what changed, never what to do. */
export interface Changes {
  /** Notes a change; an empty `ids` means "anything in this domain". Subscribers hear of it within about 50 ms, coalesced. */
  publish(domain: ChangeDomain, ids: readonly string[]): void;
  /** Batches from now on, until `signal` aborts, the consumer stops or core is disposed. Ends without an error. */
  subscribe(options?: { signal?: AbortSignal | undefined }): AsyncGenerator<Change[], void, void>;
}
