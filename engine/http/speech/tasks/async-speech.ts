import { randomBytes } from 'node:crypto';
import type { AsyncSpeechState } from '../../../../shared/service-api/speech/speech.ts';
import { SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import { asyncSpeechBodySchema, type AsyncSpeechBody } from '../../../../shared/service-api/speech/speech-request.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { Task } from '../../../jobs/task-files.ts';
import { SUCCESS } from '../../envelopes.ts';
import type { EngineContext } from '../../exchange.ts';
import { extensionOf } from '../../files/file-kind.ts';
import { requireFile } from '../../files/require-file.ts';
import { readJsonBody } from '../../json-body.ts';
import { badRequest } from '../../service-error.ts';
import type { VoiceDirectory } from '../../voices/voice-directory.ts';
import { checkSpeech } from '../request/check-speech.ts';
import { checkSpeechText } from '../request/speech-text.ts';
import { checkSize } from './size-limit.ts';
import type { SpeechTaskFacts, SpeechTasks } from './speech-tasks.ts';
import { readTextFile } from '../request/text-file.ts';

/** What the two operations work with. */
export type AsyncSpeechDeps = { tasks: SpeechTasks; files: FileStore; voices: VoiceDirectory; now: () => number };

/** `POST /v1/t2a_async_v2` (gaps.md part 2): everything is checked at once, the speaking comes later. */
export const submitSpeech =
  ({ tasks, files, voices }: AsyncSpeechDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, asyncSpeechBodySchema);
    if (!body.voice_setting) throw badRequest('invalid params: voice_setting is required');
    const checked = checkSpeech(body, voices, { isStreamed: false, defaultChannels: 2 });
    const { text, mostCharacters, field } = await textOf(body, files);
    const { model, language_boost: language } = body;
    const measures = await checkSpeechText(text, { field, mostCharacters, model, language });
    checkSize(checked, measures);
    await voices.touch(checked.voiceIds);
    const facts = { fileId: files.reserveId(), token: randomBytes(16).toString('hex') };
    const task = await tasks.submit({ text, checked, measures }, facts);
    return context.json({
      task_id: task.id,
      task_token: facts.token,
      file_id: Number(facts.fileId),
      usage_characters: measures.characters,
      base_resp: SUCCESS,
    });
  };

async function textOf(body: AsyncSpeechBody, files: FileStore) {
  const { text, text_file_id: fileId } = body;
  if (text !== undefined && text !== '' && fileId === undefined) {
    return { text, mostCharacters: SPEECH_LIMITS.asyncText, field: 'text' };
  }
  if (fileId === undefined || (text !== undefined && text !== '')) {
    throw badRequest('invalid params: exactly one of text and text_file_id is required');
  }
  const file = await requireFile(files, fileId);
  if (file.purpose !== 't2a_async_input') {
    throw badRequest(`invalid params: file ${fileId} has the purpose ${file.purpose}, not t2a_async_input`);
  }
  const content = await readTextFile(files.pathOf(file), extensionOf(file.fileName));
  return { text: content, mostCharacters: SPEECH_LIMITS.asyncFileEnd - 1, field: 'the text of the file' };
}

/** How long a result is kept, ms; the task is `Expired` then (shared/service-api/files.ts, RESULT_PURPOSES). */
const RESULT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** `GET /v1/query/t2a_async_query_v2?task_id=`. */
export const querySpeech =
  ({ tasks, now }: AsyncSpeechDeps) =>
  (context: EngineContext): Response => {
    const id = context.req.query('task_id');
    if (!id) throw badRequest('invalid params: task_id is required');
    const task = tasks.find(id);
    if (!task) throw badRequest(`invalid params: task ${JSON.stringify(id.slice(0, 40))} does not exist`, 'NOT_FOUND');
    const { failure } = task;
    return context.json({
      task_id: Number(task.id),
      status: stateOf(task, now()),
      file_id: Number(task.facts.fileId),
      ...(failure ? { error: { code: String(failure.code), message: failure.message } } : {}),
      base_resp: SUCCESS,
    });
  };

function stateOf(task: Task<SpeechTaskFacts>, timeMs: number): AsyncSpeechState {
  if (task.finishedAtMs === null) return 'Processing';
  if (task.state === 'failed') return 'Failed';
  return timeMs >= task.finishedAtMs + RESULT_LIFETIME_MS ? 'Expired' : 'Success';
}
