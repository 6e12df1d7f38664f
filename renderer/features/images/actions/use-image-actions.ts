import type { Actions } from '../../../ui/actions/action-registry.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { COMPARED } from '../../../ui/image-viewer/viewed-image.ts';
import { resultActions, useUndoActions, verdictActions } from '../../../ui/items/actions/item-actions.ts';
import { seenAction } from '../../../ui/items/unread/mark-seen.ts';
import { binItems } from '../../../ui/items/actions/organise-items.ts';
import { openFileOf, revealItem } from '../../../ui/items/actions/take-out.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { openEditor } from '../editing/draft/edit-store.ts';
import { useCells, usePrimary } from '../results/gallery-context.tsx';
import type { ImageCell } from '../results/image-cells.ts';
import { findSimilar, selectedIds, useImages } from '../results/images-store.ts';
import { leaveImages, selectAllCells } from '../results/select-cells.ts';
import { judgeCells } from './judge-cells.ts';
import { copyImage, copyPrompt } from './copy-image.ts';
import { retryMissing } from './request-actions.ts';
import { generateVariations } from './variations.ts';
import { reuseAll, reusePrompt, reuseSeed, reuseSize, setSubject, vary } from './reuse.ts';

/** What the commands do in the panel: with all that is selected, or with the image that the inspector shows. */
export function useImageActions(): void {
  const cells = useCells();
  const primary = usePrimary();
  const count = useImages((state) => state.selection.ids.size);
  const hasAny = count > 0;
  useActions({
    ...useUndoActions(),
    ...primaryActions(primary),
    ...resultActions({
      selectedIds,
      enabled: hasAny,
      organised: primary?.row?.organised ?? null,
      ask: (labelling) => useImages.setState({ labelling }),
      bin: (ids) => void binItems(ids, () => leaveImages(cells, ids)),
      subject: 'images',
    }),
    ...verdictActions((verdict) => void judgeCells(cells, verdict), {
      enabled: hasAny,
      verdict: primary?.row?.organised.verdict ?? null,
    }),
    'library.compare': {
      run: () => useImages.setState({ dialog: 'compare' }),
      enabled: count >= COMPARED.least && count <= COMPARED.most,
    },
    'library.markAllSeen': seenAction(
      'image',
      cells.some((cell) => cell.kind === 'item' && cell.row?.isNew),
    ),
    'library.selectAll': { run: () => selectAllCells(cells), enabled: cells.length > 0 },
  });
}

/** What is done with one image. */
function primaryActions(primary: ImageCell | null): Actions {
  const enabled = primary !== null;
  const withPrimary = (run: (cell: ImageCell) => void) => ({ run: () => primary && run(primary), enabled });
  const generation = primary?.generation ?? null;
  const isMissing = generation?.results.some(({ state }) => state !== 'ready') ?? false;
  return {
    'images.reuseAll': withPrimary((cell) => void reuseAll(cell)),
    'images.reusePrompt': withPrimary((cell) => void reusePrompt(cell)),
    'images.reuseSeed': withPrimary((cell) => void reuseSeed(cell)),
    'images.reuseSize': withPrimary((cell) => void reuseSize(cell)),
    'images.vary': withPrimary((cell) => void vary(cell)),
    'images.variations': withPrimary((cell) => void generateVariations(cell)),
    'images.useAsSubject': withPrimary(({ id }) => void setSubject(id)),
    'images.copyImage': withPrimary((cell) => void copyImage(cell)),
    'images.copyPrompt': withPrimary((cell) => void copyPrompt(cell)),
    'images.edit': withPrimary(({ id }) => void openEditor(id)),
    'images.similar': withPrimary(({ id }) => findSimilar(id)),
    'images.retryMissing': { run: () => generation && void retryMissing(generation), enabled: isMissing },
    'images.showInLibrary': withPrimary(({ id }) => navigate('library', id)),
    'library.quickLook': withPrimary(() => useImages.setState({ dialog: 'look' })),
    'library.openFile': withPrimary(({ id }) => void openFileOf(id)),
    'library.reveal': withPrimary(({ id }) => void revealItem(id)),
  };
}
