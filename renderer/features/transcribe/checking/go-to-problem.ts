import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { checkingTexts as words } from './checking-texts.ts';
import type { LineProblems } from './line-problems.ts';

/** Selects the next or previous line that breaks a rule, round the ends, and says which rules. */
export function goToProblem(lines: readonly Segment[], problems: LineProblems, by: 1 | -1): void {
  const { selection, activeId } = useTranscribe.getState();
  const at = lines.findIndex(({ id }) => id === (selection.primary ?? activeId));
  const count = lines.length;
  const first = at < 0 ? (by === 1 ? 0 : count - 1) : at + by;
  for (let step = 0; step < count; step += 1) {
    const line = lines[(((first + step * by) % count) + count) % count];
    const found = line && problems.get(line.id);
    if (!line || !found) continue;
    useTranscribe.setState({ selection: selectOne(line.id), editing: null });
    announce(found.map(words.problem).join('. '));
    return;
  }
  announce(words.none);
}
