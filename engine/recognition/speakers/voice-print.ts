import type { SoundWindow } from '../reading/read-speech.ts';
import type { HiddenStates } from '../models/encoder-outputs.ts';
export type VoicePrint = { startMs: number; endMs: number; features: Float32Array };
export function voicePrints(_window: SoundWindow, _hidden: HiddenStates): VoicePrint[] {
  return [];
}
