import type { MouseEvent } from 'react';
import {
  IconArrowBackUp,
  IconArrowsLeftRight,
  IconCopy,
  IconFileCertificate,
  IconFilePlus,
  IconFolder,
  IconInfoCircle,
  IconPackageExport,
  IconPencil,
  IconPlayerPlay,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { texts as collectionTexts } from '../../../ui/collection/collection-texts.ts';
import { type MenuEntry, openContextMenu } from '../../../ui/context-menu/context-menu.tsx';
import { exportVoice } from '../bundle/voice-bundles.ts';
import { compareWith } from '../compare/compare-with.ts';
import { showDetails } from '../collection/show-details.ts';
import { previewVoice } from '../preview/play-preview.ts';
import { foldersOf, tagsOf } from '../collection/arrange-voices.ts';
import { texts } from '../texts.ts';
import { menuTexts } from './menu-texts.ts';
import {
  copyVoiceId,
  exportConsent,
  openInNewScript,
  organiseVoice,
  restoreVoice,
  startRenaming,
  toggleFavourite,
} from '../collection/voice-actions.ts';
import { useVoicesStore, voiceKey } from '../collection/voices-store.ts';

const words = menuTexts;

/** Opens what can be done with the voice of a card, where the mouse or the menu key asks for it. */
export function openVoiceMenu(event: MouseEvent<HTMLElement>, voice: Voice, around: VoiceSurroundings): void {
  if (event.target instanceof HTMLInputElement) return;
  useVoicesStore.setState({ selected: voiceKey(voice) });
  event.currentTarget.focus({ preventScroll: true });
  openContextMenu(event, words.label(voice.name), voiceEntries(voice, around));
}

/** What entries need besides the voice: the preview text, all voices, and what discards it from the grid. */
export type VoiceSurroundings = { sentence: string; voices: readonly Voice[]; discard: () => void };

function voiceEntries(voice: Voice, { sentence, voices, discard }: VoiceSurroundings): MenuEntry[] {
  const isGone = voice.state === 'missing';
  const isOwn = voice.kind !== 'system';
  return [
    {
      label: texts.preview.start,
      icon: IconPlayerPlay,
      chord: 'Space',
      isDisabled: isGone,
      run: () => previewVoice(voice, sentence),
    },
    { label: texts.dock.useInScript, icon: IconFilePlus, isDisabled: isGone, run: () => void openInNewScript(voice) },
    { label: texts.dock.compare, icon: IconArrowsLeftRight, isDisabled: isGone, run: () => compareWith(voice) },
    { label: words.details, icon: IconInfoCircle, chord: 'Enter', run: () => showDetails() },
    'line',
    {
      label: voice.isFavourite ? texts.grid.unfavouriteShort : texts.grid.favouriteShort,
      icon: IconStar,
      run: () => toggleFavourite(voice),
    },
    ...(isOwn ? [{ label: texts.actions.rename, icon: IconPencil, chord: 'F2', run: () => startRenaming(voice) }] : []),
    { label: texts.dock.folder, icon: IconFolder, entries: folderEntries(voice, voices) },
    { label: texts.dock.tags, icon: IconTag, entries: tagEntries(voice, voices) },
    'line',
    ...exportEntries(voice),
    { label: texts.dock.copyId, icon: IconCopy, run: () => void copyVoiceId(voice) },
    ...discardEntries(voice, discard),
  ];
}

function folderEntries(voice: Voice, voices: readonly Voice[]): MenuEntry[] {
  const move = (folders: string[]) => () => void organiseVoice(voice, { folders });
  return [
    ...foldersOf(voices).map(({ name }) => ({
      label: name,
      isDisabled: voice.folders.includes(name),
      run: move([name]),
    })),
    ...(voice.folders.length === 0 ? [] : [{ label: words.noFolder, run: move([]) }]),
    { label: words.newFolder, run: () => showDetails('folder') },
  ];
}

function tagEntries(voice: Voice, voices: readonly Voice[]): MenuEntry[] {
  const others = tagsOf(voices).filter(({ name }) => !voice.tags.includes(name));
  return [
    ...others.map(({ name }) => ({
      label: words.tag(name),
      run: () => void organiseVoice(voice, { addTags: [name] }),
    })),
    ...voice.tags.map((name) => ({
      label: collectionTexts.removeTag(name),
      run: () => void organiseVoice(voice, { removeTags: [name] }),
    })),
    { label: words.newTag, run: () => showDetails('tag') },
  ];
}

function exportEntries(voice: Voice): MenuEntry[] {
  if (!voice.consent) return [];
  return [
    ...(voice.clone ? [{ label: words.exportVoice, icon: IconPackageExport, run: () => void exportVoice(voice) }] : []),
    { label: words.exportConsent, icon: IconFileCertificate, run: () => void exportConsent(voice) },
  ];
}

/** Built-in voices that the service lists can't be deleted. */
function discardEntries(voice: Voice, discard: () => void): MenuEntry[] {
  if (voice.kind === 'system' && voice.state === 'ready') return [];
  const isBinned = voice.binnedAtMs !== null;
  return [
    'line',
    ...(isBinned ? [{ label: texts.actions.restore, icon: IconArrowBackUp, run: () => void restoreVoice(voice) }] : []),
    {
      label: isBinned ? texts.actions.remove : texts.actions.bin,
      icon: IconTrash,
      chord: 'Delete',
      run: discard,
    },
  ];
}
