import { expect, it, vi } from 'vitest';
import { workerAnswers, type WorkerQuestion } from './worker-answers.ts';

/** A worker's end in the window: what it was sent is kept, and the test answers. */
class FakeWorker extends EventTarget {
  readonly sent: WorkerQuestion<string>[] = [];
  readonly terminate = vi.fn();

  postMessage(question: WorkerQuestion<string>): void {
    this.sent.push(question);
  }

  answer(index: number, answer: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.sent[index]?.id, answer } }));
  }

  breakOff(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function asked() {
  const workers: FakeWorker[] = [];
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  };
  return { ask: workerAnswers<string, string>(start), workers };
}

it('starts its worker with the first question and gives each answer to who asked, in whatever order they come', async () => {
  const { ask, workers } = asked();
  expect(workers).toHaveLength(0);
  const [first, second] = [ask('one'), ask('two')];
  expect(workers).toHaveLength(1);
  expect(workers[0]?.sent.map(({ question }) => question)).toEqual(['one', 'two']);
  workers[0]?.answer(1, 'TWO');
  workers[0]?.answer(0, 'ONE');
  expect(await Promise.all([first, second])).toEqual(['ONE', 'TWO']);
});

it('rejects what waits when its worker breaks off, and starts another for the next question', async () => {
  const { ask, workers } = asked();
  const lost = [ask('one'), ask('two')];
  workers[0]?.breakOff();
  expect((await Promise.allSettled(lost)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  const next = ask('three');
  workers[1]?.answer(0, 'THREE');
  expect(await next).toBe('THREE');
});
