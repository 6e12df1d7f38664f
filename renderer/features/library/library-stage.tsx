import { Button } from '@mantine/core';
import { IconBooks, IconSearchOff, IconTrash } from '@tabler/icons-react';
import { apiFailure } from '../../api/connection/api-failure.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failures/failure-notice.tsx';
import { useDelayed } from '../../ui/feedback/use-delayed.ts';
import { PanelStage, StageCentre, StageNotice } from '../../ui/layout/stage-parts.tsx';
import { useSeen } from '../../ui/items/unread/use-seen.ts';
import { navigate } from '../../ui/layout/navigation.ts';
import { CompareDialog } from './compare/compare-dialog.tsx';
import { KindChips } from './find/kind-chips.tsx';
import { Moments } from './find/moments.tsx';
import { SearchBar } from './find/search-bar.tsx';
import { removeChip } from './find/search-chips.ts';
import { useFound, usePrimary } from './items/found/found-context.tsx';
import { BoardHead } from './items/board-head.tsx';
import { MovedFilesBar } from './items/moved-files-bar.tsx';
import { StackBar } from './items/stack-bar.tsx';
import { useShownItem } from './items/use-shown-item.ts';
import { ItemGrid } from './items/item-grid.tsx';
import { BIN, isBoardPart, isSearching, openPart, showEverything, useLibrary } from './library-store.ts';
import { ExportDialog } from '../../ui/items/exporting/export-dialog.tsx';
import { LabelDialog } from '../../ui/items/labels/label-dialog.tsx';
import { selectedIds } from './order/order-items.ts';
import { NamingDialog } from './order/naming/naming-dialog.tsx';
import { SelectionBar } from './order/selection-bar.tsx';
import { useLibraryActions } from './order/use-library-actions.ts';
import { QuickLook } from './quick-look/quick-look.tsx';
import { StorageDialog } from './storage/storage-dialog.tsx';
import { texts } from './texts.ts';

/** The main stage: the search, when its words were said, and what it finds. */
export function LibraryStage() {
  useLibraryActions();
  useShownItem();
  useSeen(usePrimary());
  const isBin = useLibrary((state) => state.part === BIN);
  return (
    <PanelStage>
      <h2 className="visually-hidden">{texts.items.grid}</h2>
      <SearchBar />
      <KindChips />
      {isBin ? null : <Moments />}
      <MovedFilesBar />
      <BoardHead />
      <StackBar />
      <Items />
      <SelectionBar />
      <Labels />
      <NamingDialog />
      <ExportDialog />
      <QuickLook />
      <CompareDialog />
      <StorageDialog />
    </PanelStage>
  );
}

function Items() {
  const { head, error, retry } = useFound();
  const isLate = useDelayed(head === undefined && !error);
  if (error) {
    return (
      <StageNotice>
        <FailureNotice failure={apiFailure(error)} steps={{ retry }} />
      </StageNotice>
    );
  }
  if (!head) return isLate ? <p role="status">{texts.items.loading}</p> : null;
  return head.summary.total === 0 ? <Nothing /> : <ItemGrid />;
}

/** Nothing is found, nothing is in the part that is open, or nothing is in the library yet. */
function Nothing() {
  const hasSearch = useLibrary(isSearching);
  const part = useLibrary((state) => state.part);
  const kind = useLibrary((state) => state.kind);
  if (hasSearch) return <NoResults />;
  const words = emptyWords(part, kind !== null);
  return (
    <StageCentre>
      <EmptyState icon={part === BIN ? IconTrash : IconBooks} title={words.title} text={words.text}>
        {part === '' && kind === null ? (
          <>
            <Button variant="filled" onClick={() => navigate('transcribe')}>
              {texts.empty.transcribe}
            </Button>
            <Button onClick={() => navigate('speak')}>{texts.empty.speak}</Button>
          </>
        ) : (
          <Button onClick={showEverything}>{texts.empty.showAll}</Button>
        )}
      </EmptyState>
    </StageCentre>
  );
}

function emptyWords(part: string, hasKind: boolean) {
  if (part === BIN) return texts.empty.bin;
  if (isBoardPart(part) && !hasKind) return texts.empty.board;
  return part === '' && !hasKind ? texts.empty.all : texts.empty.part;
}

/** Names what narrows the search and offers to drop it, one by one. */
function NoResults() {
  const text = useLibrary((state) => state.text);
  const chips = useLibrary((state) => state.chips);
  const part = useLibrary((state) => state.part);
  const kind = useLibrary((state) => state.kind);
  return (
    <StageCentre>
      <EmptyState icon={IconSearchOff} title={texts.empty.noResults(text.trim())} text={texts.empty.noResultsText}>
        {chips.map((chip) => (
          <Button key={chip} onClick={() => removeChip(chip)}>
            {texts.empty.without(chip)}
          </Button>
        ))}
        {part === '' && kind === null ? null : <Button onClick={() => openPart('')}>{texts.empty.searchAll}</Button>}
        <Button onClick={showEverything}>{texts.empty.showAll}</Button>
      </EmptyState>
    </StageCentre>
  );
}

function Labels() {
  const kind = useLibrary((state) => state.labelling);
  const count = useLibrary((state) => state.selection.ids.size);
  const close = () => useLibrary.setState({ labelling: null });
  return <LabelDialog kind={kind} count={count} selectedIds={selectedIds} close={close} />;
}
