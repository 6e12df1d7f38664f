import type { FailureData } from './failure.ts';
import { CLIP_REASONS } from './reasons/clip-reasons.ts';
import { textIn } from './failure-data.ts';
import { CHAT_REASONS } from './reasons/chat-reasons.ts';
import { IMAGE_REASONS } from './reasons/image-reasons.ts';
import { LIBRARY_REASONS } from './reasons/library-reasons.ts';
import { MUSIC_REASONS } from './reasons/music-reasons.ts';
import { SCRIPT_REASONS } from './reasons/script-reasons.ts';
import { SERVICE_REASONS } from './reasons/service-reasons.ts';
import { TOOL_REASONS } from './reasons/tool-reasons.ts';
import { VOICE_REASONS } from './reasons/voice-reasons.ts';

const REASONS = {
  ...CHAT_REASONS,
  ...CLIP_REASONS,
  ...IMAGE_REASONS,
  ...LIBRARY_REASONS,
  ...MUSIC_REASONS,
  ...SCRIPT_REASONS,
  ...VOICE_REASONS,
  ...SERVICE_REASONS,
  ...TOOL_REASONS,
} as const;

/** Stable name of what exactly is wrong: `reason` in the data of CONFLICT, INVALID_INPUT and SERVICE_FAILED. */
export type FailureReason = keyof typeof REASONS;

/** All reasons. */
export const FAILURE_REASONS = Object.keys(REASONS) as FailureReason[];

/** Why, and what to do, for the `reason` in a failure's data; null where it has none that is known. */
export function reasonText(data: FailureData): string | null {
  const reason = textIn(data, 'reason');
  if (reason === null || !Object.hasOwn(REASONS, reason)) return null;
  const words: string | ((facts: FailureData) => string) = REASONS[reason as FailureReason];
  return typeof words === 'string' ? words : words(data);
}
