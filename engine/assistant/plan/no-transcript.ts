import { findTargets } from './find-targets.ts';
import { type Hands, PlanStopped } from './hands.ts';

/**
 * What is said where only a recording has that title; null where none has it.
 * @throws CallNeeded to look it up
 */
export function noTranscriptOf(hands: Hands, phrase: string): string | null {
  try {
    const [recording] = findTargets(hands, phrase, { kinds: ['recording'], isSingle: true, isReading: true });
    return `“${recording!.title}” has no transcript yet. Say: “transcribe ${recording!.title}”.`;
  } catch (error) {
    if (error instanceof PlanStopped) return null;
    throw error;
  }
}
