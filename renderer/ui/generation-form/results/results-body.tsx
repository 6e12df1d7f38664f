import type { ReactNode } from 'react';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../feedback/failures/failure-notice.tsx';
import { useDelayed } from '../../feedback/use-delayed.ts';
import { StageNotice } from '../../layout/stage-parts.tsx';
import type { AnyGeneration, Gallery } from './gallery.ts';
import { NoneShown } from './none-shown.tsx';
import { OlderResults } from './older-results.tsx';
import type { GalleryState } from './use-gallery.ts';

/** What a stage of results has to show. */
export type StageContent = 'reading' | 'nothing' | 'filtered' | 'results';

type StageProps = {
  content: StageContent;
  state: Pick<GalleryState<AnyGeneration>, 'isCut' | 'error' | 'retry'>;
  texts: { loading: string; older: string; noneShown: string; showAll: string };
  /** The search as it is typed; `showAll` ends it and every filter. */
  search: string;
  showAll: () => void;
  /** How to begin, where nothing was generated yet and nothing is under way. */
  first: ReactNode;
  children: ReactNode;
};

/** The results of a panel, or why there are none to see: they are being read, could not be read, are filtered out, or not there yet. */
export function StageBody({ content, state, texts, search, showAll, first, children }: StageProps) {
  const { isCut, error, retry } = state;
  const isLate = useDelayed(content === 'reading' && !error);
  if (error) {
    return (
      <StageNotice>
        <FailureNotice failure={apiFailure(error)} steps={{ retry }} />
      </StageNotice>
    );
  }
  if (content === 'reading') return isLate ? <p role="status">{texts.loading}</p> : null;
  if (content === 'filtered') return <NoneShown search={search} texts={texts} clear={showAll} />;
  if (content === 'nothing') return first;
  return (
    <>
      {children}
      {isCut ? <OlderResults text={texts.older} /> : null}
    </>
  );
}

type Props<Generation extends AnyGeneration> = Omit<StageProps, 'content' | 'state' | 'children'> & {
  state: GalleryState<Generation>;
  children: (gallery: Gallery<Generation>) => ReactNode;
};

/** The body of a stage whose results are a gallery of requests. See StageBody. */
export function ResultsBody<Generation extends AnyGeneration>({ state, children, ...props }: Props<Generation>) {
  const { gallery } = state;
  return (
    <StageBody content={contentOf(gallery)} state={state} {...props}>
      {gallery && children(gallery)}
    </StageBody>
  );
}

function contentOf(gallery: Gallery<AnyGeneration> | undefined): StageContent {
  if (!gallery) return 'reading';
  if (gallery.cells.length > 0) return 'results';
  return gallery.totalCount > 0 ? 'filtered' : 'nothing';
}
