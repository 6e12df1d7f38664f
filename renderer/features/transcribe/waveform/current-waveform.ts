import { create } from 'zustand';
import type { WaveformView } from '../../../media/waveform/waveform-view.ts';
import type { WaveView } from '../../../media/waveform/waveform-events.ts';

/** The waveform on the screen, for commands and controls beside it, and what it shows now. */
export const useWaveform = create<{ view: WaveformView | null; shown: WaveView | null }>(() => ({
  view: null,
  shown: null,
}));
