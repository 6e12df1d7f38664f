import type { MessagePort, TransferListItem } from 'node:worker_threads';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { loadFlite } from '../flite/flite.ts';
import { renderSoundTag } from '../sound-tags/render-sound-tag.ts';
import { renderSentence } from '../rendering/render-sentence.ts';
import type { SpeechResults, SpeechTask, SpeechThreadReply, SpeechThreadRequest } from './speech-protocol.ts';

/** Answers requests of the pool, one after the other. */
export function runSpeechThread(port: MessagePort): void {
  loadFlite();
  port.on('message', ({ id, task }: SpeechThreadRequest) => void answer(port, id, task));
}

async function answer(port: MessagePort, id: number, task: SpeechTask): Promise<void> {
  let reply: SpeechThreadReply;
  let transfer: TransferListItem[] = [];
  try {
    const result = await work(task);
    if ('samples' in result) transfer = [result.samples.buffer as ArrayBuffer];
    reply = { id, result };
  } catch (error) {
    reply = { id, failure: failureRecord(error) };
  }
  port.postMessage(reply, transfer);
}

async function work(task: SpeechTask): Promise<SpeechResults[keyof SpeechResults]> {
  switch (task.kind) {
    case 'sentence':
      return renderSentence(task);
    case 'sound-tag':
      return { samples: renderSoundTag(task), words: [] };
    case 'learn': {
      // Only now: with all that reads recordings and tells languages it loads ten times as long as what speaks.
      const { learnVoice } = await import('../../voices/clone/learn-voice.ts');
      return learnVoice(task);
    }
  }
}
