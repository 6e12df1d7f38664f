import { api, client } from '../../../../api/client.ts';
import { openDocuments } from '../../../../api/documents/open-documents.ts';
import { ScriptDocument } from './script-document.ts';

/** The open scripts. */
export const openScripts = openDocuments({
  domain: 'scripts',
  keyOf: (id) => api.scripts.get.queryKey({ input: { id } }),
  read: (id) => client.scripts.get({ id }),
  create: (script, publish) => new ScriptDocument(script, client.scripts, publish),
});

/** What is asked of the open scripts, see OpenDocuments. */
export const { useContent: useScriptQuery, useSaveStatus, documentOf, edit: editScript } = openScripts;
