import { fileCalls } from './files.ts';
import type { ServiceClient } from './service-client.ts';
import { speakerLabelCalls } from './speaker-labels.ts';
import { speechCalls } from './speech.ts';
import { transcriptionCalls } from './transcription.ts';
import { saveBody } from './transport/save-body.ts';
import { createServiceConnection, type ServiceConnectionOptions } from './transport/service-connection.ts';
import { voiceCalls } from './voices.ts';

/** Creates a client; nothing is sent yet. */
export function createServiceClient(options: ServiceConnectionOptions): ServiceClient {
  const connection = createServiceConnection(options);
  return {
    ...transcriptionCalls(connection),
    ...speakerLabelCalls(connection),
    files: fileCalls(connection),
    speech: speechCalls(connection),
    voices: voiceCalls(connection),
    downloadResult: async (link, target, options) => saveBody(await connection.openLink(link, options), target),
    dispose: () => connection.dispose(),
  };
}
