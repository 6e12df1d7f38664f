import { client } from '../../../api/client.ts';
import sampleAddress from '../../../../assets/samples/two-readings.flac?url';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import { uploadFile } from '../../../api/files/upload-file.ts';

/** How many people are heard in the sample. So short a recording leaves too little to count them by. */
const SPEAKERS = 2;

/** Takes in the sample that comes with the app and transcribes it on this computer, whatever the engine is. */
export async function transcribeSample(): Promise<void> {
  try {
    const sound = await (await fetch(sampleAddress)).blob();
    const item = await uploadFile(new File([sound], texts.importing.sampleFile));
    const [started] = await client.transcripts.start({
      mediaIds: [item.id],
      engine: 'local',
      language: null,
      speakerCount: SPEAKERS,
    });
    if (started) navigate('transcribe', started.transcriptId);
  } catch (error) {
    showFailureToast(texts.importing.notAdded, error);
  }
}
