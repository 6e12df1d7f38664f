import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { TranscribeBackground } from './recording/transcribe-background.tsx';
import { texts } from './texts.ts';

/** The Transcribe panel: recordings in, timed text out. */
export const transcribePanel: Panel = {
  id: 'transcribe',
  title: texts.title,
  icon: PANEL_ICONS.transcribe,
  command: 'go.transcribe',
  place: 'top',
  Background: TranscribeBackground,
  hasList: true,
  hasDock: true,
};
