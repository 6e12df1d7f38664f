import type { Take } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { client } from '../../../../api/client.ts';
import { currentSettings } from '../../../../api/settings/settings.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { sizeAccepted } from '../../playback/size-accepted.ts';
import { texts } from './export-texts.ts';

/** Writes files into a folder that is asked for, and says which. False where nothing was written. */
export async function saveFiles(input: Parameters<typeof client.scripts.export>[0]): Promise<boolean> {
  try {
    const saved = await sizeAccepted((acceptsSize) => client.scripts.export({ ...input, acceptsSize }));
    if (!saved) return false;
    const names = saved.fileNames.length > 3 ? texts.files(saved.fileNames.length) : saved.fileNames.join(', ');
    const message = texts.done(names, saved.folder);
    announce(message);
    showToast({ message });
    return true;
  } catch (error) {
    showFailureToast(texts.notSaved, error);
    return false;
  }
}

/** Writes takes of one script as files of their own, chosen or not, as exports were made last. */
export async function saveTakes(takes: readonly Take[]): Promise<void> {
  const [first] = takes;
  if (!first) return;
  const { exportFormat, exportSubtitles, exportNameTemplate } = currentSettings().speak;
  await saveFiles({
    id: first.scriptId,
    format: exportFormat,
    subtitles: exportSubtitles,
    nameTemplate: exportNameTemplate,
    takeIds: takes.map(({ id }) => id),
  });
}
