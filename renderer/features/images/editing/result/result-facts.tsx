import { failureSentences } from '../../../../../shared/domain/failures/failure-text.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { useDelayed } from '../../../../ui/feedback/use-delayed.ts';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { canSave, type Editing } from '../draft/edit-store.ts';
import classes from '../draft/editor.module.css';
import type { Result } from './use-result.ts';

/** Format, sides and bytes of the file that would be written, or why there is none. */
export function ResultFacts({ editing, result }: { editing: Editing; result: Result }) {
  const isPossible = canSave(editing);
  const isLate = useDelayed(isPossible && !result.isSettled, 600);
  const facts = !isPossible ? words.noChange : result.isSettled && result.data ? words.result(result.data) : null;
  return (
    <p className={classes.facts} role="status" data-failed={result.isError || undefined}>
      {result.isSettled && result.isError
        ? failureSentences(apiFailure(result.error))
        : (facts ?? (isLate ? words.writing : ''))}
    </p>
  );
}
