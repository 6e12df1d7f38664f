import type { FailureData } from '../failure.ts';
import { numberIn } from '../failure-data.ts';
import { detailText } from './detail-text.ts';

const RESPONSES = {
  document_format: 'a linked document has an unknown format',
  document_too_long: 'a linked document is too long',
  early_end: 'the stream ended before its last event',
  event_format: 'an event of the stream has an unknown format',
  format: 'it has an unknown format',
  json_instead: 'it’s JSON instead of a stream or a file',
  link: 'its link to the result isn’t allowed',
  no_audio: 'it contains no audio',
  no_task_id: 'the task has no usable ID',
  not_json: 'it isn’t JSON',
  status: (data: FailureData) => `HTTP ${numberIn(data, 'httpStatus') ?? 'status unknown'}`,
  too_long: 'it’s too long',
} as const;

/** Stable name of why an answer cannot be used: `detail` beside the reason `unusable_response`. */
export type ResponseDetail = keyof typeof RESPONSES;

/** Why the answer cannot be used, to follow a colon. */
export const responseText = (data: FailureData): string =>
  detailText(RESPONSES, data['detail'], data) ?? RESPONSES.format;
