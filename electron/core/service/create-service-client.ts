import { fileCalls } from './files.ts';
import type { ServiceClient } from './service-client.ts';
import { speakerLabelCalls } from './speaker-labels.ts';
import { transcriptionCalls } from './transcription.ts';
import { createServiceConnection, type ServiceConnectionOptions } from './transport/service-connection.ts';

/** Creates a client; nothing is sent yet. */
export function createServiceClient(options: ServiceConnectionOptions): ServiceClient {
  const connection = createServiceConnection(options);
  return {
    ...transcriptionCalls(connection),
    ...speakerLabelCalls(connection),
    files: fileCalls(connection),
    dispose: () => connection.dispose(),
  };
}
