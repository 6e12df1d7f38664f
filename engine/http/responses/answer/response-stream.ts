import type { ResponseEvent } from './response-events.ts';

/**
 * Server-sent events with names, ended by the terminal event without a `[DONE]` (gaps.md G20). The client's pace sets the pace of
 * the work, and `stop` ends the work when it hangs up.
 */
export function responseStream(events: AsyncGenerator<ResponseEvent, void, undefined>, stop: () => void): Response {
  const encoder = new TextEncoder();
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (isCancelled) return;
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`event: ${next.value.type}\ndata: ${JSON.stringify(next.value)}\n\n`));
    },
    async cancel() {
      isCancelled = true;
      stop();
      await events.return();
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
