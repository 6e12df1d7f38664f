import type { ComponentType } from 'react';
import type { ItemId, LineId } from '../../../shared/domain/ids.ts';
import { DockColumn } from './dock/dock-column.tsx';
import { ExportMenu } from './exporting/export-menu.tsx';
import { PriceBar } from './foot/price-bar.tsx';
import { ListColumn } from './list/list-column.tsx';
import { LineSound } from './playback/line-sound.tsx';
import { Playback } from './playback/playback.tsx';
import type { OpenScript } from './speak-context.tsx';

/** The parts of the panel that deal with sound; null leaves the place out. */
export type SpeakSlots = {
  List: ComponentType | null;
  Dock: ComponentType | null;
  /** Foot of the stage: count, price, the main action. */
  Foot: ComponentType<{ open: OpenScript }> | null;
  /** In the header, at its end. */
  ExportMenu: ComponentType<{ open: OpenScript }> | null;
  /** Inside the card of the active line: waveform, words, take actions. */
  LineSound: ComponentType<{ lineId: LineId }> | null;
  /** Mounted while a script is open: what is played and lit, commands of takes. */
  Playback: ComponentType<{ open: OpenScript; scriptId: ItemId }> | null;
};

/** See SpeakSlots. */
export const speakSlots: SpeakSlots = {
  List: ListColumn,
  Dock: DockColumn,
  Foot: PriceBar,
  ExportMenu,
  LineSound,
  Playback,
};
