import { IconSpeakerphone } from '@tabler/icons-react';
import type { Panel } from '../../ui/layout/panel.ts';
import { ScriptDropTarget } from './intake/drop-target.tsx';
import { SpeakProvider } from './speak-context.tsx';
import { speakSlots } from './speak-slots.ts';
import { MainStage } from './stage/main-stage.tsx';
import { texts } from './texts.ts';

/** The Speak panel: a script in, narration out. */
export const speakPanel: Panel = {
  id: 'speak',
  title: texts.title,
  icon: IconSpeakerphone,
  command: 'go.speak',
  place: 'top',
  Provider: SpeakProvider,
  Background: ScriptDropTarget,
  List: speakSlots.List,
  Main: MainStage,
  Dock: speakSlots.Dock,
};
