import type { ItemId } from '../../../../shared/domain/ids.ts';
import { UnsavedSteps } from '../../../ui/feedback/unsaved-steps.tsx';
import { documentOf, useSaveStatus } from '../document/open-scripts.ts';
import classes from './stage.module.css';

/** Changes of the script that could not be saved. */
export function FailedSteps({ id }: { id: ItemId }) {
  const { failed } = useSaveStatus(id);
  return (
    <UnsavedSteps
      failed={failed}
      className={classes.notice}
      typed={(edits) => edits.flatMap((edit) => (edit.kind === 'setText' ? [edit.text] : [])).join('\n')}
      retry={(key) => documentOf(id)?.retry(key)}
      discard={(key) => documentOf(id)?.discard(key)}
    />
  );
}
