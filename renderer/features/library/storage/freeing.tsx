import { Button } from '@mantine/core';
import { IconCopy, IconEraser, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import type { DuplicateItems, LibraryStorage } from '../../../../shared/domain/library/upkeep/library-storage.ts';
import { api, client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { binItems } from '../../../ui/items/actions/organise-items.ts';
import { clearCache, copiesIn, emptyBin } from './free-storage.ts';
import { storageTexts as texts } from './storage-texts.ts';
import classes from './storage.module.css';

/** What could be freed, each with its size and the way to do it. */
export function Freeing({ storage }: { storage: LibraryStorage }) {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: api.library.storage.key() });
  const { bin, cacheBytes } = storage;
  const binSize = formatBytes(bin.sizeBytes);
  return (
    <section aria-label={texts.freeing} className={classes.freeing}>
      <h3 className={classes.heading}>{texts.freeing}</h3>
      <ul className={classes.rows}>
        <Offer icon={IconTrash} name={texts.bin.name} text={texts.bin.text(bin.count, binSize)}>
          {bin.count === 0 ? null : (
            <Button size="compact-sm" onClick={() => void emptyBin(bin).then(again)}>
              {texts.bin.act}
            </Button>
          )}
        </Offer>
        <Offer
          icon={IconEraser}
          name={texts.cache.name}
          text={cacheBytes === 0 ? texts.cache.none : texts.cache.text(formatBytes(cacheBytes))}
        >
          {cacheBytes === 0 ? null : (
            <Button size="compact-sm" onClick={() => void clearCache().then(again)}>
              {texts.cache.act}
            </Button>
          )}
        </Offer>
        <Duplicates again={again} />
      </ul>
    </section>
  );
}

function Offer(props: { icon: PanelIcon; name: string; text: string; children: ReactNode }) {
  const { icon: Icon, name, text, children } = props;
  return (
    <li className={classes.offer}>
      <Icon size={17} stroke={1.6} aria-hidden />
      <span className={classes.offerWords}>
        <span className={classes.name}>{name}</span>
        <span className={classes.small}>{text}</span>
      </span>
      {children}
    </li>
  );
}

/** Files are read only once somebody wants to know, and no longer than the view is open. */
function Duplicates({ again }: { again: () => unknown }) {
  const reading = useRef(new AbortController());
  useEffect(() => {
    const { current } = reading;
    return () => current.abort();
  }, []);
  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: (): Promise<DuplicateItems[]> =>
      client.library.duplicates(undefined, { signal: reading.current.signal }),
    onError: (error) => {
      if (!reading.current.signal.aborted) showFailureToast(texts.duplicates.name, error);
    },
  });
  const found = data ? copiesIn(data) : null;
  const move = async () => {
    if (!found) return;
    await binItems(
      found.copies.map(({ id }) => id),
      () => undefined,
    );
    reset();
    again();
  };
  return (
    <>
      <Offer icon={IconCopy} name={texts.duplicates.name} text={duplicatesText(found, isPending)}>
        {found === null ? (
          <Button size="compact-sm" loading={isPending} onClick={() => mutate()}>
            {texts.duplicates.find}
          </Button>
        ) : found.copies.length === 0 ? null : (
          <Button size="compact-sm" onClick={() => void move()}>
            {texts.duplicates.act(found.copies.length)}
          </Button>
        )}
      </Offer>
      {found && found.copies.length > 0 ? (
        <li>
          <ul className={classes.copies} aria-label={texts.duplicates.list}>
            {found.copies.slice(0, MOST_NAMED).map(({ id, title, sameAs }) => (
              <li key={id}>{texts.duplicates.copyOf(title, sameAs)}</li>
            ))}
          </ul>
        </li>
      ) : null}
    </>
  );
}

/** As many copies are named before they go into the bin. */
const MOST_NAMED = 100;

function duplicatesText(found: ReturnType<typeof copiesIn> | null, isPending: boolean): string {
  if (isPending) return texts.duplicates.searching;
  if (found === null) return texts.duplicates.unknown;
  if (found.copies.length === 0) return texts.duplicates.none;
  return texts.duplicates.text(found.copies.length, formatBytes(found.sizeBytes));
}
