import { clipPlayer } from '../../../media/clips/clip-player.ts';
import type { Actions } from '../../../ui/actions/action-registry.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { resultActions, useUndoActions, verdictActions } from '../../../ui/items/actions/item-actions.ts';
import { seenAction } from '../../../ui/items/unread/mark-seen.ts';
import { binItems } from '../../../ui/items/actions/organise-items.ts';
import { openFileOf, revealItem } from '../../../ui/items/actions/take-out.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { createCut } from '../cut/document/change-cut.ts';
import { usePrimary, useShownClips } from '../results/clips-context.tsx';
import { leaveClips, selectAllClips } from '../results/select-clips.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { texts } from '../texts.ts';
import { selectedIds, useVideo } from '../results/video-store.ts';
import { judgeClips } from './judge-clips.ts';
import { continueShot, grabFrame, reuseAll } from './reuse.ts';
import { generateVariation } from './variations.ts';

/** What the commands do in the panel: with all that is selected, or with the clip in the player. */
export function useClipActions(): void {
  const clips = useShownClips();
  const primary = usePrimary();
  const count = useVideo((state) => state.selection.ids.size);
  const hasAny = count > 0;
  useActions({
    ...useUndoActions(),
    ...primaryActions(primary),
    ...resultActions({
      selectedIds,
      enabled: hasAny,
      organised: primary?.row.organised ?? null,
      ask: (labelling) => useVideo.setState({ labelling }),
      bin: (ids) => void binItems(ids, () => leaveClips(clips, ids)),
      subject: 'clips',
    }),
    'video.cut': { run: () => void createCut(inOrder(clips), { marked: markedOf(primary) }), enabled: hasAny },
    'library.compare': {
      run: () => useVideo.setState({ isComparing: true }),
      enabled: count === 2,
      reason: texts.gallery.compareNeeds,
    },
    ...verdictActions((verdict) => void judgeClips(clips, verdict), {
      enabled: hasAny,
      verdict: primary?.row.organised.verdict ?? null,
    }),
    'library.markAllSeen': seenAction(
      'clip',
      clips.some(({ row }) => row.isNew),
    ),
    'library.selectAll': { run: () => selectAllClips(clips), enabled: clips.length > 0 },
  });
}

/** The keys of the player at the foot, while there is a clip to look at. */
const SHUTTLE: Actions = {
  'player.toggle': { run: () => clipPlayer.toggle(), keysOnly: true },
  'player.slower': { run: () => clipPlayer.faster(-1), keysOnly: true },
  'player.faster': { run: () => clipPlayer.faster(1), keysOnly: true },
};

/** What is done with one clip. */
function primaryActions(primary: ShownClip | null): Actions {
  const enabled = primary !== null;
  const withPrimary = (run: (clip: ShownClip) => void) => ({ run: () => primary && run(primary), enabled });
  return {
    'video.reuseAll': withPrimary((clip) => void reuseAll(clip)),
    'video.variation': withPrimary((clip) => void generateVariation(clip)),
    'video.grabFrame': withPrimary((clip) => void grabFrame(clip)),
    'video.continueShot': withPrimary((clip) => void continueShot(clip)),
    ...(enabled ? SHUTTLE : {}),
    'video.setIn': withPrimary(() => clipPlayer.mark('in')),
    'video.setOut': withPrimary(() => clipPlayer.mark('out')),
    'video.previousFrame': withPrimary(() => clipPlayer.step(-1)),
    'video.nextFrame': withPrimary(() => clipPlayer.step(1)),
    'video.showInLibrary': withPrimary(({ row }) => navigate('library', row.id)),
    'library.openFile': withPrimary(({ row }) => void openFileOf(row.id)),
    'library.reveal': withPrimary(({ row }) => void revealItem(row.id)),
  };
}

/** What is selected, oldest first: as it was generated. */
const inOrder = (clips: readonly ShownClip[]) => {
  const ids = new Set(selectedIds());
  return clips.flatMap(({ row }) => (ids.has(row.id) ? [row.id] : [])).toReversed();
};

/** What the player marks of the clip in it. */
function markedOf(primary: ShownClip | null) {
  const { inMs, outMs } = clipPlayer.getState();
  return primary && { itemId: primary.row.id, inMs, outMs };
}
