import {
  IconBooks,
  IconFileTextSpark,
  IconMessageCircle,
  IconMicrophone2,
  IconMovie,
  IconMusic,
  IconPhoto,
  IconSettings,
  IconSpeakerphone,
  IconStack2,
} from '@tabler/icons-react';
import type { PanelId } from '../../../shared/domain/panel-id.ts';
import type { PanelIcon } from '../layout/panel.ts';

/** The icon of every panel: in the rail, and wherever something is said to be of a panel. */
export const PANEL_ICONS: Record<PanelId, PanelIcon> = {
  transcribe: IconFileTextSpark,
  speak: IconSpeakerphone,
  voices: IconMicrophone2,
  images: IconPhoto,
  music: IconMusic,
  chat: IconMessageCircle,
  library: IconBooks,
  video: IconMovie,
  tasks: IconStack2,
  settings: IconSettings,
};
