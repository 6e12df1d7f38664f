import type { WorkerAnswer, WorkerQuestion } from './worker-answers.ts';

/** The worker's side of `workerAnswers`: answers each question. What `answer` throws ends the worker. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion<Question>>) => {
    self.postMessage({ id: data.id, answer: answer(data.question) } satisfies WorkerAnswer<Answer>);
  });
}
