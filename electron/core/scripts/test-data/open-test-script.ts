import path from 'node:path';
import { openDatabase } from '../../database/database.ts';
import { noProcesses, openTestCore } from '../../testing/test-core.ts';

/** A script with these paragraphs in a real core, and a connection of its own to the database, as another program has. */
export async function openTestScript(text: string, voiceId?: string) {
  const test = openTestCore({ processes: noProcesses });
  const database = openDatabase(path.join(test.folder, 'data', 'atelier.db'));
  const { id } = await test.core.scripts.create({ title: 'Talk', text });
  if (voiceId !== undefined) {
    test.core.scripts.edit({ id, edits: [{ kind: 'setSettings', values: { voiceId } }], label: 'Voice' });
  }
  return {
    test,
    database,
    script: test.core.scripts.get({ id }),
    async end() {
      database.close();
      await test.dispose();
    },
  };
}

/** See openTestScript. */
export type TestScript = Awaited<ReturnType<typeof openTestScript>>;
