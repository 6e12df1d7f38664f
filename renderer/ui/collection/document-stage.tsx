import type { ReactNode } from 'react';
import { apiFailure } from '../../api/connection/api-failure.ts';
import { FailureNotice } from '../feedback/failures/failure-notice.tsx';
import { useDelayed } from '../feedback/use-delayed.ts';
import { PanelHeader } from '../layout/panel-header.tsx';
import { StageCentre, StageNotice } from '../layout/stage-parts.tsx';

/** What a panel shows of its document: `open` is null while it loads or where it failed, `id` where none is chosen. */
export type DocumentView<Open> = { id: string | null; open: Open | null; error: unknown; retry: () => void };

type Props<Open> = {
  view: DocumentView<Open>;
  /** Title of the panel, shown while no document is. */
  title: string;
  loading: string;
  /** How to begin where nothing is open. */
  beginning: ReactNode;
  /** What stays at the end of the stage while nothing is open. */
  end?: ReactNode;
  children: (open: Open) => ReactNode;
};

/** The main stage of a panel with documents: the open one, or why there is none. */
export function DocumentStage<Open>({ view, title, loading, beginning, end = null, children }: Props<Open>) {
  const { id, open, error, retry } = view;
  const isLate = useDelayed(id !== null && open === null && !error);
  if (open) return children(open);
  return (
    <>
      <PanelHeader title={title} level={2} />
      <StageCentre>
        {id === null ? beginning : null}
        {error ? (
          <StageNotice>
            <FailureNotice failure={apiFailure(error)} steps={{ retry }} />
          </StageNotice>
        ) : null}
        {isLate ? <p role="status">{loading}</p> : null}
      </StageCentre>
      {id === null ? end : null}
    </>
  );
}
