import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import type { LibraryStorage } from '../../../../shared/domain/library/upkeep/library-storage.ts';
import { api } from '../../../api/client.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { FormerRows } from '../../../ui/items/former-libraries/former-rows.tsx';
import { Freeing } from './freeing.tsx';
import { KindShares, MonthShares } from './storage-shares.tsx';
import { storageTexts as texts } from './storage-texts.ts';
import classes from './storage.module.css';

/** Whether the storage view is open. */
export const useStorageDialog = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

const close = () => useStorageDialog.setState({ isOpen: false });

/** What the library takes on the disk, and what of that could be freed. */
export function StorageDialog() {
  const isOpen = useStorageDialog((state) => state.isOpen);
  return (
    <Modal opened={isOpen} onClose={close} title={texts.title} size="44rem">
      {isOpen ? <Storage /> : null}
    </Modal>
  );
}

function Storage() {
  const query = useQuery(api.library.storage.queryOptions());
  if (query.error) {
    return <FailureNotice failure={apiFailure(query.error)} steps={{ retry: () => void query.refetch() }} />;
  }
  // Nothing jumps once the figures are there.
  return <div className={classes.view}>{query.data ? <Shares storage={query.data} /> : null}</div>;
}

function Shares({ storage }: { storage: LibraryStorage }) {
  const { count, sizeBytes, freeBytes, kinds, months } = storage;
  return (
    <>
      <p className={classes.total}>
        <strong>{texts.total(formatBytes(sizeBytes), count)}</strong>
        {freeBytes === null ? null : <span>{texts.free(formatBytes(freeBytes))}</span>}
      </p>
      <div className={classes.columns}>
        <KindShares kinds={kinds} close={close} />
        <MonthShares months={months} close={close} />
      </div>
      <FormerRows />
      <Freeing storage={storage} />
    </>
  );
}
