import { hasWords } from '../../../../shared/domain/speech/speech-text.ts';
import type { LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { LineState } from '../document/opened/line-states.ts';

/** A section of the open script. `durationMs` is null while a line of it has no take. */
export type SectionRow = {
  firstId: LineId;
  title: string;
  durationMs: number | null;
  kind: 'made' | 'stale' | 'missing';
};

type Rows = Iterable<{ line: ScriptLine; state: LineState }>;

/** The sections of a script; lines before the first of them belong to one without a title. Empty where there are none. */
export function sectionsOf(rows: Rows): SectionRow[] {
  const sections: SectionRow[] = [];
  let hasSections = false;
  for (const { line, state } of rows) {
    hasSections ||= line.section !== null;
    if (sections.length === 0 || line.section !== null) {
      sections.push({ firstId: line.id, title: line.section ?? '', durationMs: 0, kind: 'made' });
    }
    const section = sections.at(-1);
    if (!section || !hasWords(line.text)) continue;
    if (!state.take) section.kind = 'missing';
    else if (state.causes.length > 0 && section.kind === 'made') section.kind = 'stale';
    section.durationMs = section.durationMs === null || !state.take ? null : section.durationMs + state.take.durationMs;
  }
  return hasSections ? sections : [];
}

/** The number, from 1, of the section that begins with a line; lines before the first section are one too. */
export function sectionNumber(lines: readonly Pick<ScriptLine, 'id' | 'section'>[], firstId: LineId): number {
  const starts = lines.filter((line, index) => index === 0 || line.section !== null);
  return starts.findIndex(({ id }) => id === firstId) + 1;
}

/** The section that a line is in. */
export function sectionIndexAt(
  sections: readonly SectionRow[],
  order: readonly LineId[],
  lineId: LineId | null,
): number {
  const at = lineId === null ? -1 : order.indexOf(lineId);
  if (at < 0) return -1;
  return sections.findLastIndex(({ firstId }) => order.indexOf(firstId) <= at);
}
