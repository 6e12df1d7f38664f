import { reasonText } from '../../../../shared/domain/failures/reason-text.ts';
import { songProblem } from '../../../../shared/domain/music/song-rules.ts';
import type { FormProblem } from '../../../ui/generation-form/form-problems.ts';
import { recipeOf, type SongDraft } from './song-draft.ts';

const FIELDS: Readonly<Record<string, keyof SongDraft>> = {
  prompt: 'prompt',
  lyrics: 'blocks',
  model: 'mode',
  referenceItemId: 'referenceItemId',
  count: 'count',
};
/** What is not filled in yet is no fault. */
const MISSING: ReadonlySet<string> = new Set(['song_style_empty', 'song_lyrics_empty', 'song_reference_missing']);

/** Why no songs can be generated from a draft, by the rule of the service. */
export function songFormProblems(draft: SongDraft): FormProblem<keyof SongDraft>[] {
  const problem = songProblem(recipeOf(draft), { count: draft.count });
  if (problem === null) return [];
  const text = reasonText({ ...problem.facts, reason: problem.reason }) ?? '';
  const field = FIELDS[problem.field] ?? 'prompt';
  const isMissing = MISSING.has(problem.reason) || (problem.field === 'prompt' && draft.prompt.trim() === '');
  return [{ kind: isMissing ? 'missing' : 'wrong', field, text }];
}
