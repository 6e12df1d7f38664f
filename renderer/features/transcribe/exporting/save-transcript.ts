import type { ExportFormat } from '../../../../shared/domain/subtitles/render-transcript.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { texts } from '../texts.ts';
import { savedCautions } from './export-cautions.tsx';
import type { ExportContents } from './export-options.ts';

type Export = ExportContents & { format: ExportFormat; template: string; nextToSource: boolean };

/** Asks where to, writes the file, and says where it is. `close` is called once it is there. */
export async function saveTranscript(open: OpenTranscript, options: Export, close: () => void): Promise<void> {
  const { format, template, ...rest } = options;
  try {
    const saved = await client.transcripts.export({
      ids: [open.transcript.id],
      formats: [format],
      nameTemplate: template.trim(),
      ...rest,
    });
    if (!saved) return;
    close();
    const done = texts.exporting.done(saved.fileNames.join(', '), saved.folder);
    const message = [...savedCautions(open.transcript), done].join('. ');
    announce(message);
    showToast({ message });
  } catch (error) {
    showFailureToast(texts.exporting.notSaved, error);
  }
}
