import { useInfiniteQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api, client } from '../../../api/client.ts';
import { MarkedText } from '../items/cells/marked-text.tsx';
import { texts } from '../texts.ts';
import classes from './quick-look.module.css';

/** Lines of one request. */
const PAGE = 200;
/** The next lines are read before the end is reached. */
const AHEAD_PX = 800;

/** All that an item says. Long texts are read by the page while they are scrolled through. */
export function LookText({ row, search, ref }: { row: LibraryRow; search: string; ref: Ref<HTMLDivElement> }) {
  const pages = useInfiniteQuery({
    queryKey: [...api.library.lines.key(), row.id],
    queryFn: ({ pageParam }) => client.library.lines({ id: row.id, offset: pageParam, limit: PAGE }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length < PAGE ? null : all.length * PAGE),
  });
  // The first lines are known already: nothing jumps once the others are there.
  const lines = pages.data?.pages.flat() ?? row.lines;
  return (
    <div
      ref={ref}
      role="region"
      aria-label={texts.look.text(row.title)}
      // What scrolls has to be reached by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.text}
      data-selectable
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        const isNear = scrollHeight - scrollTop - clientHeight < AHEAD_PX;
        if (isNear && pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
      }}
    >
      {lines.map(({ speaker, text }, index) => (
        <p key={index}>
          {speaker === null ? null : <strong>{speaker} </strong>}
          <MarkedText text={text} search={search} />
        </p>
      ))}
    </div>
  );
}
