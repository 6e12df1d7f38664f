import process from 'node:process';
import type { MessagePort } from 'node:worker_threads';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { openTokenText, type TokenText } from '../models/token-text.ts';
import { groupVoices } from '../speakers/clusters/group-voices.ts';
import { openSpeakerSpace, type SpeakerSpace } from '../speakers/speaker-space.ts';
import { openVoiceEncoder, type VoiceEncoder } from '../speakers/voice-prints/voice-encoder.ts';
import { voicePrints } from '../speakers/voice-prints/voice-print.ts';
import { recognisedWords } from '../transcription/recognised-words.ts';
import { openMoonshine, type Moonshine } from '../transcription/moonshine.ts';
import type { ModelReply, ModelRequest, ModelResults, ModelTask } from './worker-protocol.ts';

/** Models of one thread, each loaded when it is first needed. */
type Models = {
  moonshine(): Promise<Moonshine>;
  vocabulary(): Promise<TokenText>;
  voiceEncoder(): Promise<VoiceEncoder>;
  speakerSpace(): Promise<SpeakerSpace>;
};

/** Answers tasks one after the other until the thread is ended. */
export function runModelThread(port: MessagePort, modelsFolder: string): void {
  const models: Models = {
    moonshine: once(async () => openMoonshine(modelsFolder)),
    vocabulary: once(async () => openTokenText(modelsFolder)),
    voiceEncoder: once(async () => openVoiceEncoder(modelsFolder)),
    speakerSpace: once(async () => openSpeakerSpace(modelsFolder)),
  };
  port.on('message', (request: ModelRequest) => {
    if (request === 'stop') process.exit(0);
    void run(models, request.task).then(
      (result) => port.postMessage({ id: request.id, result } satisfies ModelReply),
      (error: unknown) => port.postMessage({ id: request.id, failure: failureRecord(error) } satisfies ModelReply),
    );
  });
}

async function run(models: Models, task: ModelTask): Promise<ModelResults[keyof ModelResults]> {
  switch (task.kind) {
    case 'recognize': {
      const { window, withVoices } = task;
      const decoded = await (await models.moonshine()).decode(window.samples, withVoices);
      const { words, languages } = recognisedWords(decoded, await models.vocabulary(), window);
      const prints = decoded.hidden ? voicePrints(window, decoded.hidden, await models.speakerSpace()) : [];
      return { words, prints, languages };
    }
    case 'describe-voices': {
      const hidden = await (await models.voiceEncoder()).hidden(task.window.samples);
      return { prints: voicePrints(task.window, hidden, await models.speakerSpace()) };
    }
    case 'group-voices': {
      const { voiceVariances } = await models.speakerSpace();
      return { labels: groupVoices(task.prints, task.speakerCount, voiceVariances) };
    }
  }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return async () => {
    loaded ??= load();
    return loaded;
  };
}
