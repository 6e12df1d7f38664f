import type { ReactNode } from 'react';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../feedback/failures/failure-notice.tsx';
import { useDelayed } from '../../feedback/use-delayed.ts';
import { StageNotice } from '../../layout/stage-parts.tsx';
import type { AnyGeneration, Gallery } from './gallery.ts';
import { NoneShown } from './none-shown.tsx';
import { OlderResults } from './older-results.tsx';
import type { GalleryState } from './use-gallery.ts';

type Props<Generation extends AnyGeneration> = {
  state: GalleryState<Generation>;
  texts: { loading: string; older: string; noneShown: string; showAll: string };
  /** The search as it is typed; `showAll` ends it and every filter. */
  search: string;
  showAll: () => void;
  /** How to begin, where nothing was generated yet. */
  first: ReactNode;
  children: (gallery: Gallery<Generation>) => ReactNode;
};

/** The results of a panel, or why there are none to see: they are being read, could not be read, are filtered out, or not there yet. */
export function ResultsBody<Generation extends AnyGeneration>(props: Props<Generation>) {
  const { state, texts, search, showAll, first, children } = props;
  const { gallery, isCut, error, retry } = state;
  const isLate = useDelayed(gallery === undefined && !error);
  if (error) {
    return (
      <StageNotice>
        <FailureNotice failure={apiFailure(error)} steps={{ retry }} />
      </StageNotice>
    );
  }
  if (!gallery) return isLate ? <p role="status">{texts.loading}</p> : null;
  if (gallery.cells.length === 0) {
    return gallery.totalCount > 0 ? <NoneShown search={search} texts={texts} clear={showAll} /> : first;
  }
  return (
    <>
      {children(gallery)}
      {isCut ? <OlderResults text={texts.older} /> : null}
    </>
  );
}
