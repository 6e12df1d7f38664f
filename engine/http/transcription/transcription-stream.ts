import type { TranscriptionEvent } from '../../../shared/service-api/transcription.ts';
import type { OnText, Recognition } from '../../recognition/recognizer.ts';
import { statusEnvelope } from '../envelopes.ts';
import { serviceErrorOf } from '../service-error.ts';

/** What a stream is made from. `recognize` hands text to `onText` while it works. */
type StreamSource = {
  traceId: string;
  recognize: (request: { onText: OnText; onOpened: () => void; signal: AbortSignal }) => Promise<Recognition>;
  /** Whether each event carries its words with times. */
  withWords: boolean;
  gone: AbortSignal;
  /** Called once, when nothing more is read from the file. */
  finished: () => Promise<void>;
};

/**
 * Server-sent events of a recognition while it runs: `{index, delta, finish}`, the last with `finish: true` and
 * `duration`. A failure on the way is an event with the error envelope, and no `finish` follows.
 * @throws whatever fails before the file was opened
 */
export async function transcriptionStream(source: StreamSource): Promise<Response> {
  const stop = new AbortController();
  source.gone.addEventListener('abort', () => stop.abort(), { once: true });
  let told: Pick<OpenStream, 'onOpened' | 'onFailed'> | undefined;
  const opened = new Promise<void>((resolve, reject) => {
    told = { onOpened: resolve, onFailed: reject };
  });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      void run(source, { controller, ...told!, stopped: stop.signal });
    },
    cancel() {
      stop.abort();
    },
  });
  await opened;
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

type OpenStream = {
  controller: ReadableStreamDefaultController<Uint8Array>;
  onOpened: () => void;
  onFailed: (error: unknown) => void;
  stopped: AbortSignal;
};

async function run(source: StreamSource, { controller, onOpened, onFailed, stopped }: OpenStream): Promise<void> {
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
    const request = { onText, onOpened, signal: stopped };
    const { durationMs, languageDoubtful } = await source.recognize(request);
    const doubt = languageDoubtful ? { language_doubtful: true } : undefined;
    send({ index, delta: '', finish: true, duration: durationMs / 1000, ...doubt });
  } catch (error) {
    // Before the file was opened there is no answer yet that an event could be part of; after it this changes nothing.
    onFailed(error);
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
