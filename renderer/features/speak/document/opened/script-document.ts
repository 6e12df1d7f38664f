import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { applyScriptEdits } from '../../../../../shared/domain/script/apply-script-edit.ts';
import { applyScriptPatch } from '../../../../../shared/domain/script/apply-script-patch.ts';
import type { ScriptEdit } from '../../../../../shared/domain/script/script-edit.ts';
import type { ScriptChange } from '../../../../../shared/domain/script/script-views.ts';
import type { Script } from '../../../../../shared/domain/script/script.ts';
import type { ContractClient } from '../../../../../shared/contract/index.ts';
import { OptimisticDocument } from '../../../../api/documents/optimistic-document.ts';
import { type DocumentRules } from '../../../../api/documents/optimistic-rules.ts';

/** The procedures of core that a document needs. */
export type DocumentClient = Pick<ContractClient['scripts'], 'newer' | 'edit' | 'undo' | 'redo'>;

/** An open script, see OptimisticDocument. */
export class ScriptDocument extends OptimisticDocument<Script, ScriptEdit, ScriptChange> {
  /** `publish` gets every new state of the script, edits included. */
  constructor(script: Script, client: DocumentClient, publish: (script: Script) => void) {
    super(script, rulesOf(script.id, client), publish);
  }
}

function rulesOf(id: ItemId, client: DocumentClient): DocumentRules<Script, ScriptEdit, ScriptChange> {
  return {
    withEdits: (script, edits) => ({
      ...script,
      ...applyScriptEdits(script, edits).content,
      canUndo: true,
      canRedo: false,
    }),
    withChange: (script, { patch, revision, canUndo, canRedo }) => ({
      ...script,
      ...applyScriptPatch(script, patch),
      revision,
      canUndo,
      canRedo,
    }),
    edit: (edits, label) => client.edit({ id, edits, label }),
    undo: () => client.undo({ id }),
    redo: () => client.redo({ id }),
    // Most changes are those of this document, which it has: a long script is read again only for those of others.
    refresh: async (confirmed) => (await client.newer({ id, revision: confirmed.revision })) ?? confirmed,
  };
}
