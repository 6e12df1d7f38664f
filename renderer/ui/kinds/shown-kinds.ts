import {
  type Icon,
  IconFileMusic,
  IconFileText,
  IconFileTextSpark,
  IconMessageCircle,
  IconMicrophone2,
  IconMusic,
  IconMovie,
  IconPhoto,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';

/** What of a kind of items is seen and read. */
export type ShownKind = {
  icon: Icon;
  /** Its name, and that of several. */
  name: string;
  names: string;
  /** What is lost with an item that is deleted permanently; the question is asked in the bin. */
  lost: string;
};

/** Icons and English words of every kind of the registry (shared/domain/library/item-kinds.ts). */
export const SHOWN_KINDS: Record<ItemKind, ShownKind> = {
  recording: {
    icon: IconFileMusic,
    name: 'Recording',
    names: 'Recordings',
    lost: 'The recording is lost. You can’t undo this.',
  },
  transcript: {
    icon: IconFileTextSpark,
    name: 'Transcript',
    names: 'Transcripts',
    lost: 'Its text and edits are lost. Its recording is deleted too, unless something else uses it. You can’t undo this.',
  },
  script: {
    icon: IconFileText,
    name: 'Script',
    names: 'Scripts',
    lost: 'Its text and all its takes are lost. You can’t undo this.',
  },
  speech: { icon: IconSpeakerphone, name: 'Take', names: 'Takes', lost: 'The take is lost. You can’t undo this.' },
  'voice-sample': {
    icon: IconMicrophone2,
    name: 'Voice sample',
    names: 'Voice samples',
    lost: 'The sample is lost, and its voice can’t be cloned from it again. You can’t undo this.',
  },
  song: { icon: IconMusic, name: 'Song', names: 'Songs', lost: 'The song is lost. You can’t undo this.' },
  conversation: {
    icon: IconMessageCircle,
    name: 'Chat',
    names: 'Chats',
    lost: 'Its messages are lost. What it generated stays in the library. You can’t undo this.',
  },
  clip: { icon: IconMovie, name: 'Clip', names: 'Clips', lost: 'The clip is lost. You can’t undo this.' },
  image: { icon: IconPhoto, name: 'Image', names: 'Images', lost: 'The image is lost. You can’t undo this.' },
};
