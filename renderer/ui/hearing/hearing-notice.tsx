import { useEffect } from 'react';
import { apiFailure } from '../../api/api-failure.ts';
import { useHearingFailure } from '../../media/hearing.ts';
import { FailureNotice } from '../feedback/failure-notice.tsx';
import { hearOrTell, showsFailuresOf } from './hear-or-tell.ts';
import { texts } from './hearing-texts.ts';
import classes from './hearing.module.css';

/** Why what a place asked for could not be heard, with a second try; nothing while all is well. */
export function HearingNotice({ place, isInset = false }: { place: string; isInset?: boolean }) {
  const failed = useHearingFailure(place);
  useEffect(() => showsFailuresOf(place), [place]);
  if (!failed) return null;
  const title = texts.notHeard(failed.wish.title);
  return (
    <section className={classes.notice} data-inset={isInset || undefined} aria-label={title}>
      <p className={classes.title}>{title}</p>
      <FailureNotice failure={apiFailure(failed.error)} steps={{ retry: () => void hearOrTell(failed.wish, place) }} />
    </section>
  );
}
