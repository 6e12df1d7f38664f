import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { afterEach } from 'vitest';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { Core } from '../../create-core.ts';
import { openDatabase } from '../../database/database.ts';
import { addItem, addTranscript } from '../../library/find/test-data/found-library.ts';
import { type ScriptedServer, startScriptedServer } from '../../service/test-data/scripted-server.ts';
import { noProcesses, openTestCore, type TestCore } from '../../testing/test-core.ts';

/** The transcript of a studio, see useProposalStudio. */
export const TALK = 'talk' as ItemId;

type Answer = (response: ServerResponse) => void;

/** A model that answers with a text. */
export const says =
  (text: string): Answer =>
  (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ status: 'completed', output_text: text, output: [] }));
  };

/** A service that takes no question. */
export const refuses: Answer = (response) => {
  response.statusCode = 400;
  response.end(JSON.stringify({ error: { message: 'refused' } }));
};

/** A real core with one transcript, over a service that answers what a test wants; closed after each test. */
export function useProposalStudio() {
  let opened: TestCore | null = null;
  let server: ScriptedServer | null = null;
  afterEach(async () => {
    await opened?.dispose();
    await server?.close();
    [opened, server] = [null, null];
  });
  const current = (): TestCore => {
    if (!opened) throw new Error('The studio is not open.');
    return opened;
  };
  return {
    get core(): Core {
      return current().core;
    },
    get folder(): string {
      return current().folder;
    },
    /** What the service was asked so far. */
    requests: () => (server?.received ?? []).map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    ended: async ({ jobId }: { jobId: JobId }) => await current().core.jobs.whenEnded({ id: jobId }),
    open: async (texts: readonly string[], ...answers: Answer[]) => {
      server = await startScriptedServer(...answers);
      opened = openTestCore({ processes: noProcesses, environmentKey: 'test-key' });
      opened.core.settings.set({ cloud: { baseUrl: server.baseUrl } });
      const { db, close } = openDatabase(path.join(opened.folder, 'data', 'atelier.db'));
      addItem(db, { id: 'talk-recording', kind: 'recording', title: 'Recording', durationMs: 60_000 });
      const lines = texts.map((text, index) => ({ startMs: index * 2000, text }));
      addTranscript(db, { id: TALK, kind: 'transcript', title: 'Talk', mediaId: 'talk-recording', lines });
      close();
    },
  };
}
