import { create } from 'zustand';
import { chosenIds, useActiveLineId, useChosenCount } from '../../lines/selection/line-selection.ts';
import { editScript } from '../../document/opened/open-scripts.ts';
import { lineOf, type OpenScript } from '../../document/opened/open-script.ts';
import type { Delivery, Effects } from '../../../../../shared/domain/script/script-settings.ts';
import { texts } from './scope-texts.ts';
import { type Scope, scopeEdit, type ScopeTarget, usableScope } from './scopes.ts';

const useChosen = create<{ scope: Scope }>(() => ({ scope: 'character' }));

/** For whom the dock sets values, what that is about, and how it is called. */
export function useScope(open: OpenScript) {
  const chosen = useChosen((state) => state.scope);
  const primary = useActiveLineId();
  const count = useChosenCount();
  const line = lineOf(open, primary);
  const character = line?.characterId == null ? null : (open.characterById.get(line.characterId) ?? null);
  const target: ScopeTarget = { script: open.script, line, character };
  const scope = usableScope(chosen, target);
  const number = line ? (open.indexById.get(line.id) ?? 0) + 1 : 0;
  const who =
    scope === 'line'
      ? count > 1
        ? texts.lines(count)
        : texts.line(number)
      : scope === 'character'
        ? (character?.name ?? '')
        : texts.script;
  return { scope, target, who };
}

/** Chooses for whom values are set. */
export function chooseScope(scope: Scope): void {
  useChosen.setState({ scope });
}

/** Sets values of a scope as one step of undo; with the scope `line` for all selected lines. */
export function setInScope(
  open: OpenScript,
  at: { scope: Scope; target: ScopeTarget },
  values: { delivery?: Delivery; effects?: Effects | null },
): void {
  const selected = chosenIds(open);
  const lineIds = selected.length > 0 ? selected : at.target.line ? [at.target.line.id] : [];
  const edit = scopeEdit(at.scope, at.target, { lineIds, values });
  const label = values.delivery ? texts.labels.delivery : texts.labels.effects;
  if (edit) editScript(open.script.id, [edit], label);
}
