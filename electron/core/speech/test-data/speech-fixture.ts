import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ItemId, JobId, LineId } from '../../../../shared/domain/ids.ts';
import { EMPTY_LINE } from '../../../../shared/domain/script/empty-line.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../shared/domain/script/script-settings.ts';
import type { Script, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { openRemoteTasks } from '../../open-remote-tasks.ts';
import { takesOf } from '../../scripts/takes/take-store.ts';
import { wordsOf } from '../../scripts/takes/take-words.ts';
import { createServiceClients } from '../../service/service-clients.ts';
import { openTestContext, testFolder } from '../../testing/test-context.ts';
import { openTestLibrary } from '../../testing/test-library.ts';
import { insertScriptRow } from '../../testing/script-rows.ts';
import { createSpeech } from '../create-speech.ts';
import type { SpeechDeps } from '../speech-deps.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** Where a desk works: which service it speaks with, and which folder it opens. */
export type DeskOptions = {
  baseUrl: string;
  key: string;
  engine?: EngineChoice;
  folder?: string;
  deps?: Partial<SpeechDeps>;
};

/** A temporary folder for one or more desks after one another. */
export const deskFolder = testFolder;

/** Speech over real parts: database, jobs, library, media worker and HTTP. Only scripts are given by hand. */
export type Desk = ReturnType<typeof openDesk>;

/** Opens (or opens again) a desk. Without `dispose` it is as if the program had been killed. */
export function openDesk({ baseUrl, key, engine = 'local', folder = deskFolder(), deps = {} }: DeskOptions) {
  const context = openTestContext({ folder, settings: () => ({ ...DEFAULT_SETTINGS, engine }), ...deps });
  const { db, changes } = context;
  const studio = openTestLibrary(context);
  const { openJobs, jobs, queue, library, made } = studio;
  const client = createServiceClients({ baseUrl, key: async () => key, retry: { attempts: 1 } });
  const openTasks = openRemoteTasks(context, { service: () => client });
  const scripts = new Map<ItemId, Script>();
  const speech = createSpeech(context, {
    queue,
    library,
    scripts: {
      get: (id) => scripts.get(id) as Script,
      dictionary: () => [],
    },
    voices: { onVoiceUsed: () => undefined },
    service: () => client,
    hasCloudKey: async () => true,
    remoteTasks: openTasks,
    ...deps,
  });
  openJobs.start({ adopt: true });
  made.readLeft();
  return {
    folder,
    soundFolder: path.join(context.folders.data, 'speech'),
    context,
    db,
    changes,
    jobs,
    library,
    speech,
    remoteTasks: openTasks.remoteTasks,
    /** Stores a script with lines of these texts, whose ids are l0, l1 … */
    script(texts: readonly string[], settings: Partial<Script['settings']> = {}): Script {
      const script = scriptOf(texts, settings);
      scripts.set(script.id, script);
      insertScriptRow(db, script);
      return script;
    },
    edit(script: Script, lineId: LineId, text: string) {
      const lines = script.lines.map((line) => (line.id === lineId ? { ...line, text } : line));
      scripts.set(script.id, { ...script, lines });
    },
    takes: (script: Script) => takesOf(db, script.id),
    wordsOf: (takeId: ItemId) => wordsOf(db, [takeId])[takeId] ?? [],
    ended: (jobId: JobId) => jobs.whenEnded({ id: jobId }),
    /** The one running line of a script, once enough of its sound came. */
    async running(script: Script, receivedMs = 1) {
      for (;;) {
        const line = speech.generation({ id: script.id }).find(({ state }) => state === 'running');
        if (line?.takeId && line.receivedMs >= receivedMs) return { ...line, takeId: line.takeId };
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
      }
    },
    async dispose() {
      await studio.stop();
      openTasks.dispose();
      client.dispose();
      context.close();
    },
  };
}

/** Id of the n-th line. */
export const lineAt = (index: number) => `l${index}` as LineId;

function scriptOf(texts: readonly string[], settings: Partial<Script['settings']>): Script {
  const lines = texts.map((text, index): ScriptLine => ({
    ...EMPTY_LINE,
    id: lineAt(index),
    order: index,
    text,
  }));
  return {
    id: randomUUID() as ItemId,
    title: 'A script',
    settings: { ...DEFAULT_SCRIPT_SETTINGS, voiceId: 'female-shaonv', ...settings },
    characters: [],
    lines,
    revision: 0,
    canUndo: false,
    canRedo: false,
    dubOf: null,
    createdAtMs: 0,
  };
}
