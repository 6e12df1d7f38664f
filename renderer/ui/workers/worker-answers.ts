/** What a worker is sent, and what it sends back under the same `id`. */
export type WorkerQuestion<Question> = { id: number; question: Question };
/** See WorkerQuestion. */
export type WorkerAnswer<Answer> = { id: number; answer: Answer };

type Waiting<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/**
 * Asks a web worker of which the other side is `answerQuestions`. It is started with the first question. An answer rejects when
 * the worker breaks off; then the next question starts another.
 */
export function workerAnswers<Question, Answer>(start: () => Worker): (question: Question) => Promise<Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | null = null;
  let count = 0;
  const started = (): Worker => {
    const own = start();
    own.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Answer>>) => {
      waiting.get(data.id)?.resolve(data.answer);
      waiting.delete(data.id);
    });
    own.addEventListener('error', (event) => {
      own.terminate();
      worker = null;
      const lost = [...waiting.values()];
      waiting.clear();
      for (const { reject } of lost) reject(new Error(`A worker of the window stopped. ${event.message}`));
    });
    return own;
  };
  return (question) => {
    worker ??= started();
    const id = count++;
    const answer = new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, question } satisfies WorkerQuestion<Question>);
    return answer;
  };
}
