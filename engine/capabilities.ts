import { openOwnVoices } from './voices/own-voices.ts';
import type { Capability, EngineSetup } from './http/capability.ts';
import { openFileCapability } from './http/files/file-capability.ts';
import { openImageCapability } from './http/images/image-capability.ts';
import { openMusicCapability } from './http/music/music-capability.ts';
import { openResponseCapability } from './http/responses/response-capability.ts';
import { openSpeechCapability } from './http/speech/speech-capability.ts';
import { openRecognitionCapability } from './http/transcription/recognition-capability.ts';
import { openVideoCapability } from './http/videos/video-capability.ts';
import { openVoiceCapability } from './http/voices/voice-capability.ts';

/**
 * Everything the engine can do. One more is a folder under `http`, one for its work, and an entry here.
 * Each is handed what it uses of those before it, so they are disposed of from the last to the first.
 */
export async function openCapabilities(setup: EngineSetup): Promise<readonly Capability[]> {
  const recognition = openRecognitionCapability(setup);
  const files = await openFileCapability(setup, recognition.recognizer.probe);
  const own = await openOwnVoices(setup);
  const speech = await openSpeechCapability(setup, { ...files, own });
  const voices = openVoiceCapability(setup, { ...files, ...recognition, ...speech, own });
  const images = openImageCapability(files);
  const videos = await openVideoCapability(setup, files);
  const responses = openResponseCapability(setup, files);
  const music = await openMusicCapability(setup, { ...files, ...recognition });
  return [recognition, files, speech, voices, images, videos, responses, music];
}
