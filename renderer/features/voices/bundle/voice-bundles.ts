import { engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { client } from '../../../api/client.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { bundleTexts } from './bundle-texts.ts';

const words = bundleTexts;

/** Writes a clone with all that is needed to clone it again into one file where the user says. */
export async function exportVoice({ engine, id, name }: Voice): Promise<void> {
  try {
    const written = await client.voices.exportBundle({ engine, id });
    if (written) showToast({ message: words.written(written.fileName) });
  } catch (error) {
    showFailureToast(words.notWritten(name), error);
  }
}

/** Clones again from an exported file; asks first where that sends a person's voice away and is counted. */
export async function importVoice(file: File): Promise<void> {
  const settings = currentSettings();
  const { cloud } = settings;
  const engine = engineOfPanel(settings, 'voices');
  if (engine === 'cloud' && !(await confirm(words.question(file.name, cloud.baseUrl)))) return;
  try {
    const [admitted] = await hostBridge().admitFiles([file]);
    if (!admitted) {
      showToast({ message: words.noPath(file.name) });
      return;
    }
    const { name } = await client.voices.importBundle({ ticket: admitted.ticket, engine });
    announce(words.started(name));
  } catch (error) {
    showFailureToast(words.notRead(file.name), error);
  }
}
