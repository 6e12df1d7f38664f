import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { audioFactsOf } from '../../../../../shared/domain/library/media-facts.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { api } from '../../../../api/client.ts';
import { SearchField } from '../../../../ui/collection/search-field.tsx';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './material.module.css';
import { takeMaterial, useCloneDraft } from '../../clone-draft/clone-draft.ts';

const PAGE = 50;
const TYPING_MS = 200;

/** How long it is, or why that is not known yet. */
function RowState({ media }: Pick<LibraryItem, 'media'>) {
  if (media.state !== 'ready') return cloneTexts.library.states[media.state];
  const facts = audioFactsOf(media);
  return facts && formatShortTime(facts.durationMs);
}

/** A recording that is in the library already. */
export function LibraryPane() {
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search.trim(), TYPING_MS);
  const itemId = useCloneDraft((draft) => draft.itemId);
  const page = useQuery({
    ...api.library.page.queryOptions({
      input: { kind: 'recording', limit: PAGE, ...(query === '' ? {} : { query }) },
    }),
    placeholderData: keepPreviousData,
  });
  const items = page.data?.items ?? [];
  return (
    <>
      <SearchField label={cloneTexts.library.search} value={search} onChange={setSearch} />
      {page.error ? (
        <FailureNotice failure={apiFailure(page.error)} steps={{ retry: () => void page.refetch() }} />
      ) : null}
      <ul className={classes.rows}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={classes.row}
              aria-pressed={item.id === itemId}
              disabled={item.media.state === 'failed'}
              onClick={() => takeMaterial(item.id)}
            >
              <span className={wizard.clip}>{item.title}</span>
              <span className={wizard.small}>
                <RowState media={item.media} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {page.isSuccess && items.length === 0 ? (
        <p className={wizard.quiet} role="status">
          {query === '' ? cloneTexts.library.empty : cloneTexts.library.noHits(query)}
        </p>
      ) : null}
      {page.data?.next ? <p className={wizard.quiet}>{cloneTexts.library.more(PAGE)}</p> : null}
    </>
  );
}
