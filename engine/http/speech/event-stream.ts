import { serviceErrorOf } from '../service-error.ts';

/** Where events come from and who is told how it ended. */
export type EventSource = {
  events: AsyncIterator<Record<string, unknown>, void, undefined>;
  traceId: string;
  /** Stops the work behind the events. */
  stop: () => void;
  /** Called with errors that happen on the way. */
  onError: (error: unknown) => void;
};

/**
 * Server-sent events: one `data:` line each, no names, no terminator (gaps.md G18). The client's pace sets the pace of
 * the work. A failure on the way is a last event with `data: null` and the code in `base_resp`.
 */
export function eventStream({ events, traceId, stop, onError }: EventSource): Response {
  const encoder = new TextEncoder();
  const bytesOf = (event: Record<string, unknown>) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await events.next();
        if (isCancelled) return;
        if (next.done) controller.close();
        else controller.enqueue(bytesOf(next.value));
      } catch (error) {
        if (isCancelled) return;
        onError(error);
        const { code, message } = serviceErrorOf(error);
        const baseResp = { status_code: code ?? 1000, status_msg: message };
        controller.enqueue(bytesOf({ data: null, trace_id: traceId, base_resp: baseResp }));
        controller.close();
      }
    },
    async cancel() {
      isCancelled = true;
      stop();
      await events.return?.();
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
