import { Button } from '@mantine/core';
import {
  IconBooks,
  IconClock,
  IconFileImport,
  IconFolder,
  IconInbox,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import type { KindCount, LibraryOverview } from '../../../../shared/domain/library/search/library-row.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import type { LabelCount } from '../../../../shared/domain/organisation/organised.ts';
import { api } from '../../../api/client.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { ChoiceRow } from '../../../ui/collection/sidebar/choice-row.tsx';
import { SidebarGroup, SidebarList } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { BIN, narrow, openPart, useLibrary } from '../library-store.ts';
import { useStorageDialog } from '../storage/storage-dialog.tsx';
import { storageTexts } from '../storage/storage-texts.ts';
import { texts } from '../texts.ts';
import { BoardRows } from './board-rows.tsx';
import classes from './list.module.css';
import { SavedSearchRows } from './saved-search-rows.tsx';

/** Parts of the library with their sizes, kinds, boards, saved searches, folders and tags, and at the foot the bin. */
export function ListColumn() {
  const overview = useQuery(api.library.overview.queryOptions()).data;
  const labels = useQuery(api.organisation.labels.queryOptions()).data;
  const counts = {
    '': overview?.total,
    'is:favourite': overview?.favouriteCount,
    'is:unsorted': overview?.unsortedCount,
  };
  return (
    <>
      <PanelHeader title={texts.title}>
        <Button
          size="compact-sm"
          leftSection={<IconFileImport size={15} stroke={1.6} aria-hidden />}
          onClick={() => actionRegistry.run('file.import')}
        >
          {texts.list.import}
        </Button>
      </PanelHeader>
      <SidebarList>
        <ul className={`${sidebar.rows} ${classes.parts}`} aria-label={texts.list.parts}>
          <PartRow part="" icon={IconBooks} name={texts.list.everything} count={counts['']} />
          <PartRow part="date:week" icon={IconClock} name={texts.list.recent} />
          <PartRow part="is:favourite" icon={IconStar} name={texts.list.favourites} count={counts['is:favourite']} />
          <PartRow part="is:unsorted" icon={IconInbox} name={texts.list.unsorted} count={counts['is:unsorted']} />
        </ul>
        <KindRows kinds={inOrder(overview?.kinds ?? [])} />
        <BoardRows />
        <SavedSearchRows />
        <LabelRows title={texts.list.folders} operator="folder" icon={IconFolder} labels={labels?.folders ?? []} />
        <LabelRows title={texts.list.tags} operator="tag" icon={IconTag} labels={labels?.tags ?? []} />
      </SidebarList>
      <div className={classes.foot}>
        <ul className={sidebar.rows}>
          <PartRow part={BIN} icon={IconTrash} name={texts.list.bin} count={overview?.binnedCount} />
        </ul>
        <StorageButton sizeBytes={overview?.sizeBytes ?? 0} sizes={overview?.sizes ?? []} />
      </div>
    </>
  );
}

/** How the library's size is made up; opens the storage view. */
function StorageButton({ sizeBytes, sizes }: Pick<LibraryOverview, 'sizeBytes' | 'sizes'>) {
  const size = formatBytes(sizeBytes);
  return (
    <button
      type="button"
      className={classes.storage}
      aria-label={storageTexts.open(size)}
      onClick={() => useStorageDialog.setState({ isOpen: true })}
    >
      <span className={classes.shares} aria-hidden>
        {sizes.map((share) => (
          <span
            key={share.kind}
            title={`${SHOWN_KINDS[share.kind].names}: ${formatBytes(share.sizeBytes)}`}
            style={{ flexGrow: share.sizeBytes }}
          />
        ))}
      </span>
      {storageTexts.size(size)}
    </button>
  );
}

/** As the registry has them. */
function inOrder(counts: readonly KindCount[]): KindCount[] {
  const order = Object.keys(ITEM_KINDS);
  return counts.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function PartRow(props: { part: string; icon: PanelIcon; name: string; count?: number | undefined }) {
  const { part, icon: Icon, name, count } = props;
  const isCurrent = useLibrary(
    (state) => state.part === part && (part !== '' || (state.kind === null && state.savedId === null)),
  );
  return (
    <ChoiceRow
      icon={<Icon size={16} stroke={1.6} />}
      tone={isCurrent ? 'accent' : undefined}
      name={name}
      {...(count === undefined ? {} : { fact: count.toLocaleString('en') })}
      isCurrent={isCurrent}
      onClick={() => openPart(part)}
    />
  );
}

/** A kind narrows whatever part is shown; the same again takes that back. */
function KindRows({ kinds }: { kinds: readonly KindCount[] }) {
  const chosen = useLibrary((state) => state.kind);
  if (kinds.length === 0) return null;
  return (
    <SidebarGroup isPlain title={texts.list.kinds}>
      <ul className={sidebar.rows}>
        {kinds.map(({ kind, count }) => {
          const { icon: Icon, names } = SHOWN_KINDS[kind];
          return (
            <ChoiceRow
              key={kind}
              icon={<Icon size={16} stroke={1.6} />}
              name={names}
              fact={count.toLocaleString('en')}
              tone={chosen === kind ? 'accent' : undefined}
              isPressed={chosen === kind}
              onClick={() => narrow({ kind: chosen === kind ? null : kind })}
            />
          );
        })}
      </ul>
    </SidebarGroup>
  );
}

function LabelRows(props: {
  title: string;
  operator: 'folder' | 'tag';
  icon: PanelIcon;
  labels: readonly LabelCount[];
}) {
  const { title, operator, icon, labels } = props;
  if (labels.length === 0) return null;
  return (
    <SidebarGroup isPlain title={title}>
      <ul className={sidebar.rows}>
        {labels.map(({ name, count }) => (
          <PartRow key={name} part={writeOperator(operator, name)} icon={icon} name={name} count={count} />
        ))}
      </ul>
    </SidebarGroup>
  );
}
