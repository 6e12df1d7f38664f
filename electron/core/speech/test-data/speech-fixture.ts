import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ItemId, JobId, LineId } from '../../../../shared/domain/ids.ts';
import { EMPTY_LINE } from '../../../../shared/domain/script/empty-line.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../shared/domain/script/script-settings.ts';
import type { Script, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { serviceHost } from '../../../../shared/domain/settings/service-host.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { createChanges } from '../../changes/create-changes.ts';
import { openDatabase } from '../../database/database.ts';
import { createJobs } from '../../jobs/create-jobs.ts';
import { createLibrary } from '../../library/create-library.ts';
import { createLibraryFolder } from '../../library/library-folder.ts';
import { createMedia } from '../../media/create-media.ts';
import { systemClock } from '../../remote-tasks/clock.ts';
import { createRemoteTasks } from '../../remote-tasks/create-remote-tasks.ts';
import { takesOf, wordsOf } from '../../scripts/take-store.ts';
import { createServiceClients } from '../../service/service-clients.ts';
import { quietShell, silentLog } from '../../testing/quiet-desktop.ts';
import { insertScriptRow } from '../../testing/script-rows.ts';
import { createSpeech } from '../create-speech.ts';
import type { SpeechDeps } from '../speech-deps.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

const shell = quietShell();

/** Where a desk works: which service it speaks with, and which folder it opens. */
export type DeskOptions = {
  baseUrl: string;
  key: string;
  engine?: EngineChoice;
  folder?: string;
  deps?: Partial<SpeechDeps>;
};

/** A temporary folder for one or more desks after one another. */
export const deskFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-speech-'));

/** Speech over real parts: database, jobs, library, media worker and HTTP. Only scripts are given by hand. */
export type Desk = ReturnType<typeof openDesk>;

/** Opens (or opens again) a desk. Without `dispose` it is as if the program had been killed. */
export function openDesk({ baseUrl, key, engine = 'local', folder = deskFolder(), deps = {} }: DeskOptions) {
  const data = path.join(folder, 'data');
  fs.mkdirSync(data, { recursive: true });
  const database = openDatabase(path.join(data, 'atelier.db'));
  const { db } = database;
  const changes = createChanges();
  const libraryFolder = createLibraryFolder(db, path.join(folder, 'library'));
  const media = createMedia({ mediaFolder: () => libraryFolder.media(), cacheFolder: path.join(folder, 'cache') });
  fs.mkdirSync(path.join(folder, 'cache'), { recursive: true });
  const openJobs = createJobs({ db, changes, log: silentLog, owner: randomUUID(), places: () => 1 });
  const { jobs, queue } = openJobs;
  const { library, made } = createLibrary({
    db,
    changes,
    log: silentLog,
    shell,
    folder: libraryFolder,
    queue,
    jobs,
    media,
  });
  const client = createServiceClients({ baseUrl, key: async () => key, retry: { attempts: 1 } });
  const settings = () => ({ ...DEFAULT_SETTINGS, engine });
  const openTasks = createRemoteTasks({
    db,
    changes,
    log: silentLog,
    service: () => client,
    host: (which) => serviceHost(settings(), which),
    clock: systemClock,
  });
  const scripts = new Map<ItemId, Script>();
  const speech = createSpeech({
    db,
    changes,
    log: silentLog,
    queue,
    library,
    scripts: {
      get: (id) => scripts.get(id) as Script,
      dictionary: () => [],
    },
    folder: path.join(data, 'speech'),
    settings,
    service: () => client,
    hasCloudKey: async () => true,
    isClearing: true,
    remoteTasks: openTasks,
    ...deps,
  });
  openJobs.start({ adopt: true });
  made.readLeft();
  return {
    folder,
    soundFolder: path.join(data, 'speech'),
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
      await openJobs.dispose();
      openTasks.dispose();
      await made.stop();
      await media.dispose();
      client.dispose();
      changes.dispose();
      database.close();
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
