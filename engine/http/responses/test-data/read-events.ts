import type { ResponseObject } from '../../../../shared/service-api/responses/response-object.ts';
import type { ResponseEvent } from '../answer/response-events.ts';

/** One frame of a stream as it was sent. */
export type Frame = { name: string; event: ResponseEvent };

/** The frames of a stream; whatever is no frame fails. */
export function readFrames(text: string): Frame[] {
  return text
    .split('\n\n')
    .filter((frame) => frame !== '')
    .map((frame) => {
      const match = /^event: (\S+)\ndata: (\{.*\})$/.exec(frame);
      if (!match) throw new Error(`No frame of a response: ${frame}`);
      return { name: match[1]!, event: JSON.parse(match[2]!) as ResponseEvent };
    });
}

/** The answer that a stream ends with. */
export const answerIn = (frames: readonly Frame[]): ResponseObject =>
  frames.at(-1)!.event['response'] as ResponseObject;
