import { rm, writeFile } from 'node:fs/promises';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { characterCount, SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import type { TaskRunner } from '../../remote-tasks/remote-tasks.ts';
import type { TaskKind } from '../../remote-tasks/task-kind.ts';
import { lastTakeNumber } from '../../scripts/takes/take-store.ts';
import type { SpeechLine } from '../line-table.ts';
import { speechSettings } from '../routes/speech-settings.ts';
import { textFile } from '../takes/sound-files.ts';
import type { SpeechDeps } from '../speech-deps.ts';

const TEXT_PURPOSE = 't2a_async_input';

/** What is sent of a line: its recipe and format. Script and line are the owner. */
export type LongText = Pick<SpeechLine, 'recipe' | 'sound'>;

/** Long texts as tasks, for the lines of scripts. */
export type LongTexts = TaskRunner<LongText, never>;

/** A text that is too long for one request (service.md, Asynchronous speech task; gaps.md part 2). */
export function longTextTask({ db, folder }: Pick<SpeechDeps, 'db' | 'folder'>): TaskKind<LongText> {
  return {
    kind: 'speech',
    failureData: { isLongText: true },
    async prepare({ service, task, request, options }): Promise<Record<string, string>> {
      if (task.inputs !== null) return task.inputs;
      const { text } = request.recipe;
      if (characterCount(text) <= SPEECH_LIMITS.asyncText) return {};
      const file = textFile(folder, task.id);
      try {
        await writeFile(file, text, { mode: 0o600 });
        const upload = { ...options, file, fileName: 'text.txt', purpose: TEXT_PURPOSE };
        return { textFileId: (await service.files.upload(upload)).id };
      } finally {
        await rm(file, { force: true });
      }
    },
    async submit({ service, task, request, options }) {
      const { ownerId, ownerPart, place, inputs } = task;
      const { recipe } = request;
      const seed = lastTakeNumber(db, { scriptId: ownerId as ItemId, lineId: ownerPart as LineId, recipe });
      const textFileId = inputs?.['textFileId'];
      const source = textFileId === undefined ? { text: recipe.text } : { textFileId };
      const settings = speechSettings({ line: request, place, seed });
      const { taskId, fileId, usageCharacters } = await service.speech.submit({ ...settings, ...options, ...source });
      return { remoteId: taskId, result: fileId === null ? null : { fileId }, billedUnits: usageCharacters || null };
    },
    async poll({ service, remoteId, options }) {
      const { state, fileId, reason } = await service.speech.query(remoteId, options);
      return { state, result: fileId === null ? null : { fileId }, reason };
    },
    async clear({ service, task }) {
      const id = task.inputs?.['textFileId'];
      if (id !== undefined) await service.files.remove({ id, purpose: TEXT_PURPOSE });
    },
  };
}
