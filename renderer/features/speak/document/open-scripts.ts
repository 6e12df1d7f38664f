import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { onChange } from '../../../api/changes.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { ScriptDocument, type SaveStatus } from './script-document.ts';

/** Documents stay while the app runs: edits on their way are not lost when another script is opened. */
const documents = new Map<ItemId, ScriptDocument>();
const NOTHING: SaveStatus = { pendingCount: 0, failed: [], undoLabel: null, redoLabel: null };

const keyOf = (id: ItemId) => api.scripts.get.queryKey({ input: { id } });

async function load(id: ItemId): Promise<Script> {
  const script = await client.scripts.get({ id });
  const known = documents.get(id);
  if (known) return known.replace(script);
  const publish = (shown: Script) => void queryClient.setQueryData(keyOf(id), shown);
  documents.set(id, new ScriptDocument(script, client.scripts, publish));
  return script;
}

onChange('scripts', (ids) => {
  if (ids.length === 0) for (const document of documents.values()) document.sync();
  else for (const id of ids) documents.get(id as ItemId)?.sync();
});

/** The script with all edits in it; null shows nothing. */
export function useScriptQuery(id: ItemId | null) {
  return useQuery({
    queryKey: id === null ? ['speak', 'nothing-open'] : keyOf(id),
    queryFn: () => (id === null ? null : load(id)),
    enabled: id !== null,
  });
}

/** Whether everything is saved, what failed, and what undo and redo would do. */
export function useSaveStatus(id: ItemId | null): SaveStatus {
  const document = id === null ? undefined : documents.get(id);
  return useSyncExternalStore(
    (listener) => document?.subscribe(listener) ?? (() => undefined),
    () => document?.getStatus() ?? NOTHING,
  );
}

/** The document of an open script; undefined until it was read. */
export function documentOf(id: ItemId | null): ScriptDocument | undefined {
  return id === null ? undefined : documents.get(id);
}

/** Makes one step of undo in an open script. Returns whether it was allowed; without edits nothing happens. */
export function editScript(id: ItemId, edits: ScriptEdit[], label: string): boolean {
  return edits.length > 0 && (documents.get(id)?.edit(edits, label) ?? false);
}
