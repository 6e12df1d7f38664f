import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { FileTicket } from '../../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { client } from '../../../../api/client.ts';
import { hostBridge } from '../../../../api/connection/host.ts';
import { uploadFile } from '../../../../api/files/upload-file.ts';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { addFileTaker } from '../../../../ui/file-takers.ts';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './material.module.css';
import { takeMaterial, useCloneDraft } from '../../clone-draft/clone-draft.ts';

/** A file from the disk: chosen, or dropped here. */
export function FilePane() {
  const take = useMutation({
    mutationFn: (from: File | 'dialog') => (from === 'dialog' ? chooseFile() : takeFile(from)),
    onSuccess: (item) => item && takeMaterial(item.id),
  });
  const hasMaterial = useCloneDraft((draft) => draft.itemId !== null);
  useWindowTaker((file) => take.mutate(file));
  return (
    <>
      <div className={classes.drop}>
        <IconUpload size={30} stroke={1.25} aria-hidden />
        <p>{cloneTexts.file.drop}</p>
        <Button
          variant={hasMaterial ? 'default' : 'filled'}
          loading={take.isPending}
          onClick={() => take.mutate('dialog')}
        >
          {cloneTexts.file.choose}
        </Button>
        <p className={wizard.small}>{cloneTexts.file.hint}</p>
      </div>
      {take.error ? (
        <FailureNotice failure={apiFailure(take.error)} steps={{ chooseFile: () => take.mutate('dialog') }} />
      ) : null}
    </>
  );
}

async function chooseFile(): Promise<LibraryItem | null> {
  const [chosen] = await client.library.chooseFiles();
  return chosen ? importTicket(chosen.ticket) : null;
}

async function takeFile(file: File): Promise<LibraryItem> {
  const [admitted] = await hostBridge().admitFiles([file]);
  return admitted ? importTicket(admitted.ticket) : uploadFile(file);
}

async function importTicket(ticket: FileTicket): Promise<LibraryItem> {
  const [result] = await client.library.import({ tickets: [ticket] });
  if (!result) throw new Failure('INTERNAL', 'The library returned no result for the file.');
  if (result.failure) throw Failure.of(result.failure);
  return result.item;
}

/** While this pane is open a file that is dropped on the window is what to clone from, not something to transcribe. */
function useWindowTaker(take: (file: File) => void): void {
  const takeFirst = useEffectEvent(([file]: File[]) => file && take(file));
  useEffect(
    () =>
      addFileTaker({
        takesName: () => true,
        takesType: () => true,
        verb: cloneTexts.file.dropVerb,
        text: cloneTexts.file.dropText,
        take: (files) => takeFirst(files),
      }),
    [],
  );
}
