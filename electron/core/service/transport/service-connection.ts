import type * as z from 'zod';
import type { JobWait } from '../../../../shared/domain/jobs/job-facts.ts';
import type { HttpResponse, RequestBody } from './http-exchange.ts';
import type { RequestRates } from './network/request-rates.ts';
import type { RetryPolicy } from './network/with-retries.ts';
import type { OpenAnswer } from './open-answer.ts';

/** Where the service is and how to show who we are. Both are asked anew for each request. */
export type ServiceConnectionOptions = {
  /** Origin, without a trailing slash. */
  baseUrl: string | (() => Promise<string>);
  /** The key that may be sent to `baseUrl`. Null: there is none; requests then fail with KEY_MISSING before anything is sent. */
  key: (baseUrl: string) => Promise<string | null>;
  retry?: Partial<RetryPolicy>;
  /** Rates of the account; without it only what the service refuses is waited for, by each request for itself. */
  rates?: RequestRates;
};

/** What callers of the client may always pass. */
export type CallOptions = {
  signal?: AbortSignal;
  /** The request is sent, or tried again, after this wait; null when it is over. */
  onWaiting?: (wait: JobWait | null) => void;
  /** The service named an answer, good or bad, by this id. */
  onRequestId?: (id: string) => void;
  onUploadProgress?: (sentBytes: number, totalBytes: number) => void;
};

/** One operation. `path` begins with `/v1/`; `body` is made anew for each try. */
export type Operation = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: () => Promise<RequestBody>;
  /** Model whose rate it counts for, where it has one. */
  model?: string;
  /** How many results it asks for, where its rate counts them; one unless it says otherwise. */
  amount?: number;
  /** Longest silence; operations that think long before they answer need more. */
  idleTimeoutMs?: number;
};

/** Requests to the service: the only place where the key is added. */
export interface ServiceConnection {
  /** Sends and reads a JSON answer. */
  json<Schema extends z.ZodType>(operation: Operation, schema: Schema, options?: CallOptions): Promise<z.infer<Schema>>;
  /** Sends and gives the answer of a success with its body still to be read. */
  open(operation: Operation, options?: CallOptions): Promise<OpenAnswer>;
  /** Opens a link to a result, without the key; what passes by waiting is tried again. */
  openLink(link: string, options?: CallOptions): Promise<HttpResponse>;
  /** A JSON value of a linked document, without the key that was last sent. */
  clean(value: unknown): unknown;
  dispose(): void;
}
