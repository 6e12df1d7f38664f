import type { ScriptLine } from '../script.ts';
import { sortedLines, type ScriptDraft } from './script-draft.ts';

/**
 * Hands the titles of sections that begin with lines about to leave their place to the next line of the same section that
 * stays. A section that leaves as a whole takes its title along.
 */
export function keepSections(draft: ScriptDraft, leaving: readonly ScriptLine[]): void {
  if (leaving.every((line) => line.section === null)) return;
  const ids = new Set(leaving.map((line) => line.id));
  const lines = sortedLines(draft);
  for (const line of leaving) {
    if (line.section === null) continue;
    const at = lines.findIndex((other) => other.id === line.id);
    const heir = heirOf(lines.slice(at + 1), ids);
    if (!heir) continue;
    draft.lines.put({ ...heir, section: line.section });
    draft.lines.put({ ...line, section: null });
  }
}

function heirOf(following: readonly ScriptLine[], leaving: ReadonlySet<ScriptLine['id']>): ScriptLine | null {
  for (const line of following) {
    if (line.section !== null) return null;
    if (!leaving.has(line.id)) return line;
  }
  return null;
}
