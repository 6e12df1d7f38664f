import { api, client } from '../../../api/client.ts';
import { openDocuments } from '../../../api/open-documents.ts';
import { ScriptDocument } from './script-document.ts';

const scripts = openDocuments({
  domain: 'scripts',
  keyOf: (id) => api.scripts.get.queryKey({ input: { id } }),
  read: (id) => client.scripts.get({ id }),
  create: (script, publish) => new ScriptDocument(script, client.scripts, publish),
});

/** The open scripts, see OpenDocuments. */
export const { useContent: useScriptQuery, useSaveStatus, documentOf, edit: editScript } = scripts;
