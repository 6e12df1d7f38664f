import { createFileClient } from './files/file-client.ts';
import { createImageClient } from './images/image-client.ts';
import { createMusicClient } from './music/music-client.ts';
import { createOwnModelClient } from './responses/own-model-client.ts';
import { createResponseClient } from './responses/response-client.ts';
import { createSpeechClient } from './speech/speech-client.ts';
import { createTranscriptionClient } from './transcription/transcription-client.ts';
import { createServiceConnection } from './transport/create-service-connection.ts';
import type { ServiceConnectionOptions } from './transport/service-connection.ts';
import { createVideoClient } from './videos/video-client.ts';
import { createVoiceClient } from './voices/voice-client.ts';

/**
 * A client for every resource of the interface, all over one connection; nothing is sent yet. One more resource is a folder
 * beside this file and an entry here. Domains take the clients that they use.
 */
export function createServiceClients(options: ServiceConnectionOptions) {
  const connection = createServiceConnection(options);
  return {
    transcription: createTranscriptionClient(connection),
    speech: createSpeechClient(connection),
    voices: createVoiceClient(connection),
    images: createImageClient(connection),
    music: createMusicClient(connection),
    responses: createResponseClient(connection),
    videos: createVideoClient(connection),
    ownModel: createOwnModelClient(connection),
    files: createFileClient(connection),
    /** Cuts off whatever is under way. */
    dispose: () => connection.dispose(),
  };
}

/** See createServiceClients. */
export type ServiceClients = ReturnType<typeof createServiceClients>;
