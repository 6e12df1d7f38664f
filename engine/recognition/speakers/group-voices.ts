import type { VoicePrint } from './voice-print.ts';
export function groupVoices(prints: VoicePrint[], _speakerCount: number | null): Int32Array {
  return new Int32Array(prints.length);
}
