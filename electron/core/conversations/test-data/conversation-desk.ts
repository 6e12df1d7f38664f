import type { ServerResponse } from 'node:http';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { startScriptedServer } from '../../service/test-data/scripted-server.ts';
import { noProcesses, openTestCore } from '../../testing/test-core.ts';

/** A real core, with a service that gives these answers one after the other, and an empty conversation. */
export async function openConversationDesk(...answers: ((response: ServerResponse) => void)[]) {
  const server = await startScriptedServer(...answers);
  const opened = openTestCore({ processes: noProcesses, environmentKey: 'test-key' });
  opened.core.settings.set({ engine: 'cloud', cloud: { baseUrl: server.baseUrl } });
  const id: ItemId = opened.core.conversations.create({}).id;
  return {
    id,
    server,
    folder: opened.folder,
    core: () => opened.core,
    reopen: () => opened.reopen(),
    async end() {
      await opened.dispose();
      await server.close();
    },
  };
}

/** See openConversationDesk. */
export type ConversationDesk = Awaited<ReturnType<typeof openConversationDesk>>;
