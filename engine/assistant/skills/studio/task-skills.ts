import { contentStems } from '../../../../shared/domain/extraction/content-words.ts';
import { NotMeant, PlanStopped, type Hands } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';

const TASKS = /\b(?:tasks?|jobs?|queue)\b/i;
const RUNNING =
  /\b(?:running|unfinished|still|going on|in progress|working on|pending|queued|busy|right now|active|underway|under way)\b/i;
const ENDED = /\b(?:finished|done|ended|completed|failed|over|cancelled)\b/i;

/** What is somewhere at the moment is no task. */
const ELSEWHERE = /\b(?:bin|trash|library|folders?|favou?rites?)\b/i;

/** Lists tasks. */
export const listTasks: Skill = {
  name: 'list tasks',
  examples: ['List my tasks', 'What is running right now?', 'Which tasks have finished?'],
  understand({ text, isAboutDoing }) {
    const isProgress = /^how(?:’s|'s| is| are| far is)\b.*\b(?:going|doing|coming along|progressing|along)\b/i.test(
      text,
    );
    const isItDone =
      /^(?:is|are|has|have|did)\s+(?:it|that|this|they|everything|all of (?:it|them))\b.*\b(?:done|finished|ready|complete[d]?|through|finish)\b/i.test(
        text,
      );
    if (isAboutDoing && !isProgress && !isItDone) return null;
    const isList = /^(?:list|show|which|what|are|is|do|how many|how far|how(?:’s| is| are)|any)\b/i.test(text);
    const isEnding =
      /^(?:is|are|has|have|did)\b.*\b(?:transcri\w+|narrations?|generations?|exports?|imports?|renders?|processing|recordings?|songs?|clips?)\b.*\b(?:done|finish(?:ed)?|ready|complete[d]?|through|over|work(?:ed)?|succeed(?:ed)?|fail(?:ed)?|end(?:ed)?)(?: yet| already| now)?\??$/i.test(
        text,
      );
    const isRunning = RUNNING.test(text) && /^(?:what|is|are|which|anything)\b/i.test(text) && !ELSEWHERE.test(text);
    if (!(isList && TASKS.test(text)) && !isRunning && !isProgress && !isEnding && !isItDone) return null;
    const state =
      isEnding || isItDone
        ? null
        : RUNNING.test(text) && !ENDED.test(text)
          ? 'unfinished'
          : ENDED.test(text)
            ? 'ended'
            : null;
    return {
      understood: 'List tasks.',
      act(hands) {
        const tasks = tasksIn(hands.call('list_tasks', state === null ? {} : { state }));
        if (tasks.length === 0) return state === 'unfinished' ? 'Nothing is running.' : 'There are no such tasks.';
        return tasks.map(({ title, state: at }) => `- ${title}: ${at}`).join('\n');
      },
    };
  },
};

const WAITING = /^(?:wait (?:for|until|till)|tell me when)\b(?<target>.*)/i;

/** Waits for a task. */
export const waitForTask: Skill = {
  name: 'wait for task',
  examples: ['Wait for the transcription', 'Wait until the lighthouse story is finished'],
  understand({ text, isAboutDoing }) {
    const target = WAITING.exec(text)?.groups?.['target'];
    if (isAboutDoing || target === undefined) return null;
    return {
      understood: 'Wait for a task.',
      act(hands) {
        const task = oneTask(hands, target);
        const answer = hands.call('wait_for_task', { id: task.id });
        return `“${task.title}” is ${typeof answer['state'] === 'string' ? answer['state'] : 'still running'}.`;
      },
    };
  },
};

/** Only a request that begins with it stops a task. */
const CANCELLING = /^(?:cancel|stop|abort|kill|end|interrupt)\b(?<target>.*)/i;

/** Stops a task. */
export const cancelTask: Skill = {
  name: 'cancel task',
  examples: ['Cancel the transcription', 'Stop generating the lighthouse story'],
  understand({ text, isAboutDoing }) {
    const target = CANCELLING.exec(text)?.groups?.['target'];
    if (isAboutDoing || target === undefined) return null;
    return {
      understood: 'Stop a task.',
      act(hands) {
        if (/\b(?:all|everything)\b/i.test(target)) {
          throw new PlanStopped('I stop one task at a time. Tell me which, or stop all of them in Tasks.');
        }
        const task = oneTask(hands, target);
        hands.call('cancel_task', { id: task.id });
        return `Stopped “${task.title}”. Finished parts are kept, and you can resume it in Tasks.`;
      },
    };
  },
};

type Task = { id: string; title: string; kind: string; state: string };

/** Words that mean the kind of a task, by its stem. */
const KINDS: Readonly<Record<string, RegExp>> = {
  transcription: /transcri|recogn/i,
  transcrib: /transcri|recogn/i,
  generation: /generat|speech|speak|image|music|video/i,
  generat: /generat|speech|speak|image|music|video/i,
  speak: /speech|speak/i,
  speech: /speech|speak/i,
  narration: /speech|speak/i,
  narrat: /speech|speak/i,
  voiceov: /speech|speak/i,
  song: /song|music/i,
  music: /song|music/i,
  image: /image/i,
  picture: /image/i,
  clip: /video|clip/i,
  video: /video|clip/i,
  import: /import/i,
  export: /export/i,
  download: /download/i,
};
const NOISE = new Set([
  'ready',
  'readi',
  'whatever',
  'thing',
  'progress',
  'activ',
  'background',
  'task',
  'job',
  'finish',
  'end',
  'complet',
  'run',
  'current',
  'stop',
  'work',
]);

const OF_TASK =
  /\b(?:tasks?|jobs?|queue|transcri\w+|generat\w+|narrat\w+|exports?|imports?|downloads?|renders?|processing)\b/i;

/** The one unfinished task that a phrase means, asked for where it is not clear. */
function oneTask(hands: Hands, phrase: string): Task {
  const tasks = tasksIn(hands.call('list_tasks', { state: 'unfinished' }));
  const words = contentStems(phrase).filter((word) => !NOISE.has(word));
  const fits = (task: Task) => words.every((word) => isOf(task, word));
  const found = tasks.filter(fits);
  if (found.length === 1) return found[0]!;
  if (tasks.length === 0) throw new PlanStopped('Nothing is running.');
  // A noise, a sentence, the rain: what is no task is stopped by nobody.
  if (found.length === 0 && words.length > 0 && !OF_TASK.test(phrase))
    throw new NotMeant(`Which task do you mean?\n${tasks.map(({ title }) => `- ${title}`).join('\n')}`);
  const list = (found.length > 0 ? found : tasks).map(({ title }) => `- ${title}`).join('\n');
  throw new PlanStopped(`Which task do you mean?\n${list}`);
}

function isOf({ title, kind }: Task, word: string): boolean {
  const pattern = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  return (pattern?.test(`${kind} ${title}`) ?? false) || contentStems(`${title} ${kind}`).includes(word);
}

function tasksIn(answer: Record<string, unknown>): Task[] {
  const tasks = Array.isArray(answer['tasks']) ? (answer['tasks'] as Record<string, unknown>[]) : [];
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return tasks.flatMap(({ id, title, kind, state }) =>
    typeof id === 'string' ? [{ id, title: text(title), kind: text(kind), state: text(state) }] : [],
  );
}
