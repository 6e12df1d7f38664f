import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import { create } from 'zustand';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import type { ScriptImport } from '../../../../shared/domain/script/script-views.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import type { UnsureFile } from '../../../ui/text-encoding/encoding-dialog.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';

/** Files that wait for somebody to choose their encoding; the first of them is asked about. */
export const useUnsureFiles = create<{ waiting: readonly UnsureFile[] }>(() => ({ waiting: [] }));

/** Asks for the encodings of files that were refused for it, and offers to speak sounds that were left out. */
export function followUp(results: readonly ScriptImport[]): void {
  for (const { fileName, scriptId, again } of results) {
    if (!again) continue;
    const { fileId, encodings, soundCueCount } = again;
    if (scriptId === null) {
      useUnsureFiles.setState(({ waiting }) => ({ waiting: [...waiting, { fileName, fileId, encodings }] }));
    } else if (soundCueCount > 0) offerSounds({ scriptId, fileId, soundCueCount });
  }
}

/** The question about the first file is answered: null leaves it out. */
export async function answerEncoding({ fileId }: UnsureFile, encoding: string | null): Promise<void> {
  useUnsureFiles.setState(({ waiting }) => ({ waiting: waiting.filter((file) => file.fileId !== fileId) }));
  if (encoding !== null) await importAgain({ fileId, encoding, withSounds: false });
}

/** Reads a file another way and opens its script; null when that did not work, which is told. */
async function importAgain(way: Parameters<typeof client.scripts.importAgain>[0]): Promise<ItemId | null> {
  try {
    const result = await client.scripts.importAgain(way);
    if (result.failure)
      showToast({ message: texts.importing.refused(result.fileName, failureSentences(result.failure)) });
    if (result.scriptId !== null) navigate('speak', result.scriptId);
    followUp([result]);
    return result.scriptId;
  } catch (error) {
    showFailureToast(texts.importing.notAdded, error);
    return null;
  }
}

/** The script with the sounds takes the place of the one without, which then lies in the bin. */
function offerSounds({ scriptId, fileId, soundCueCount }: { scriptId: ItemId; fileId: string; soundCueCount: number }) {
  const speakThem = async () => {
    const made = await importAgain({ fileId, encoding: null, withSounds: true });
    if (made === null) return;
    client.organisation
      .bin({ refs: [itemRef(scriptId)] })
      .catch((error: unknown) => showFailureToast(texts.importing.notReplaced, error));
  };
  showToast({
    message: texts.importing.soundsLeftOut(soundCueCount),
    action: { label: texts.importing.speakSounds, run: () => void speakThem() },
  });
}
