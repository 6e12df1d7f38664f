import { useEffect } from 'react';
import { apiFailure } from '../../api/connection/api-failure.ts';
import { usePreviewFailure } from '../../media/preview.ts';
import { FailureNotice } from '../feedback/failures/failure-notice.tsx';
import { previewOrToast, showsFailuresOf } from './preview-or-toast.ts';
import { texts } from './preview-texts.ts';
import classes from './preview.module.css';

/** Why what a place asked for could not be heard, with a second try; nothing while all is well. */
export function PreviewNotice({ place, isInset = false }: { place: string; isInset?: boolean }) {
  const failed = usePreviewFailure(place);
  useEffect(() => showsFailuresOf(place), [place]);
  if (!failed) return null;
  const title = texts.notHeard(failed.request.title);
  return (
    <section className={classes.notice} data-inset={isInset || undefined} aria-label={title}>
      <p className={classes.title}>{title}</p>
      <FailureNotice
        failure={apiFailure(failed.error)}
        steps={{ retry: () => void previewOrToast(failed.request, place) }}
      />
    </section>
  );
}
