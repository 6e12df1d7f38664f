import type { TranscriptionEvent } from '../../../shared/service-api/transcription.ts';
import type { OnText, Recognition } from '../../recognition/recognizer.ts';
import { statusEnvelope } from '../envelopes.ts';
import { serviceErrorOf } from '../service-error.ts';

/** What a stream is made from. `recognize` hands text to `onText` while it works. */
type StreamSource = {
  traceId: string;
  recognize: (onText: OnText, signal: AbortSignal) => Promise<Recognition>;
  /** Whether each event carries its words with times. */
  withWords: boolean;
  gone: AbortSignal;
  /** Called once, when nothing more is read from the file. */
  finished: () => Promise<void>;
};

/**
 * Server-sent events of a recognition while it runs: `{index, delta, finish}`, the last with `finish: true` and
 * `duration`. A failure on the way is an event with the error envelope, and no `finish` follows.
 */
export function transcriptionStream(source: StreamSource): Response {
  const stop = new AbortController();
  source.gone.addEventListener('abort', () => stop.abort(), { once: true });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      void run(source, controller, stop.signal);
    },
    cancel() {
      stop.abort();
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

async function run(
  source: StreamSource,
  controller: ReadableStreamDefaultController<Uint8Array>,
  stopped: AbortSignal,
): Promise<void> {
  const encoder = new TextEncoder();
  const send = (data: TranscriptionEvent | Record<string, unknown>) => {
    if (!stopped.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(data)}\n\n`));
  };
  let index = 0;
  try {
    const onText: OnText = (delta, words, doubtfulSpans) => {
      const timed = { words: words.map(wireWord), doubtful_spans: doubtfulSpans.map(wireSpan) };
      send({ index, delta, finish: false, ...(source.withWords ? timed : {}) });
      index += 1;
    };
    const { durationMs, languageDoubtful } = await source.recognize(onText, stopped);
    const doubt = languageDoubtful ? { language_doubtful: true } : undefined;
    send({ index, delta: '', finish: true, duration: durationMs / 1000, ...doubt });
  } catch (error) {
    send(statusEnvelope(serviceErrorOf(error), source.traceId));
  }
  try {
    await source.finished();
    if (!stopped.aborted) controller.close();
  } catch (error) {
    if (!stopped.aborted) controller.error(error);
  }
}

const wireSpan = ({ startMs, endMs }: { startMs: number; endMs: number }) => ({
  start: startMs / 1000,
  end: endMs / 1000,
});

const wireWord = ({ text, ...span }: Parameters<OnText>[1][number]) => ({ ...wireSpan(span), text });
