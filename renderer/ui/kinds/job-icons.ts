import {
  IconClockHour4,
  IconFileDiff,
  IconCut,
  IconFileExport,
  IconFileImport,
  IconFileTextSpark,
  IconFolderSymlink,
  IconListCheck,
  IconListDetails,
  IconMicrophone2,
  IconMusic,
  IconMovie,
  IconPhoto,
  IconSpeakerphone,
  IconUsers,
  IconTextSpellcheck,
  IconWand,
} from '@tabler/icons-react';
import type { JobKind } from '../../../shared/domain/jobs/job-kinds.ts';
import type { PanelIcon } from '../layout/panel.ts';

/** The icon of every kind of work of the registry (shared/domain/jobs/job-kinds.ts). */
export const JOB_ICONS: Record<JobKind, PanelIcon> = {
  import: IconFileImport,
  transcribe: IconFileTextSpark,
  'transcribe-range': IconFileDiff,
  'rewrite-lines': IconTextSpellcheck,
  'digest-transcript': IconListDetails,
  'relabel-speakers': IconUsers,
  export: IconFileExport,
  speak: IconSpeakerphone,
  'check-speech': IconListCheck,
  'clone-voice': IconMicrophone2,
  'design-voice': IconWand,
  'generate-image': IconPhoto,
  'generate-song': IconMusic,
  'time-lyrics': IconClockHour4,
  'write-film': IconCut,
  'place-items': IconFolderSymlink,
  'generate-video': IconMovie,
};
