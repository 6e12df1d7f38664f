import type { CloudFile } from '../../../../shared/domain/jobs/cloud-file.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { CLOUD_FILE_TEXTS as words } from './cloud-file-texts.ts';

/** What can be done about a file, by the names of its texts. */
export type CloudFileStep = keyof typeof words.actions;

/** What is offered for a file, the main one last. Only samples can be uploaded without what they were needed for. */
export function cloudFileSteps({ isGone, source, purpose }: CloudFile): CloudFileStep[] {
  if (isGone) return purpose === 't2a_async_input' ? ['forget'] : ['forget', 'uploadAgain'];
  return source === null ? ['delete'] : ['show', 'delete'];
}

/** Does one of them; what fails is told. */
export async function runCloudFileStep(step: CloudFileStep, file: CloudFile): Promise<void> {
  const { id, purpose, source } = file;
  const name = file.name || words.unnamed;
  if (step === 'show' && source !== null) return navigate('library', source.id);
  try {
    if (step === 'uploadAgain' && source !== null && purpose !== 't2a_async_input') {
      await client.cloudFiles.uploadAgain({ itemId: source.id, purpose });
      showToast({ message: words.uploadedAgain(name) });
    } else if (step === 'forget' || (step === 'delete' && (await isMeant(file, name)))) {
      await client.cloudFiles.remove({ id, purpose });
      if (step === 'delete') showToast({ message: words.deleted(name) });
    }
  } catch (error) {
    showFailureToast(step === 'uploadAgain' ? words.failedToUpload : words.failedToDelete, error);
  }
  await queryClient.invalidateQueries({ queryKey: api.cloudFiles.key() });
}

const isMeant = ({ source }: CloudFile, name: string): Promise<boolean> =>
  confirm({
    title: words.deleteTitle(name),
    text: source === null ? words.deleteUnknown : words.deleteKnown,
    confirm: words.actions.delete,
    cancel: words.keep,
    isDanger: true,
  });
