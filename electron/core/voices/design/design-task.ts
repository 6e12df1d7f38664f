import { surelyDidNothing } from '../../remote-tasks/may-have-arrived.ts';
import type { TaskKind } from '../../remote-tasks/task-kind.ts';
import type { DesignedVoice } from '../../service/voices/voice-service.ts';

/** What a candidate is made from. Its round and the ID of the voice are the owner. */
export type DesignOrder = { description: string; previewText: string; watermark: boolean };

/**
 * A candidate ends with the answer to its request: there is nothing to ask about (gaps.md G14). A lost answer may be billed,
 * and whether the service refuses an ID twice is not documented, so it is looked for and not sent again unasked.
 */
export const DESIGN_TASK: TaskKind<DesignOrder, DesignedVoice> = {
  kind: 'design-voice',
  failureData: { isVoice: true },
  async submit({ service, task, request, options }) {
    return { answer: await service.voices.design({ ...options, ...request, voiceId: task.ownerPart }) };
  },
  isThere: async ({ service, task, options }) =>
    (await service.voices.list('voice_generation', options)).some(({ id }) => id === task.ownerPart),
  wasRefused: surelyDidNothing,
};
