import { IconFolder, IconTag } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ChoiceRow } from '../../../ui/collection/sidebar/choice-row.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { navigate, useRoute } from '../../../ui/layout/navigation.ts';
import type { CountedLabel } from '../../../ui/organisation/count-labels.ts';
import { texts } from '../texts.ts';
import { usePlacedVoices } from '../collection/use-voices.ts';
import { toggleFolder, toggleTag, useVoicesStore } from '../collection/voices-store.ts';
import { foldersOf, tagsOf } from '../collection/arrange-voices.ts';

/** Folders and tags that voices have; a folder is a part of the list, a tag narrows whatever part is shown. */
export function FolderRows() {
  const voices = usePlacedVoices();
  const folder = useVoicesStore((state) => state.folder);
  const tag = useVoicesStore((state) => state.tag);
  const folders = useMemo(() => foldersOf(voices, folder), [voices, folder]);
  const tags = useMemo(() => tagsOf(voices, tag), [voices, tag]);
  return (
    <>
      <Rows label={texts.list.folders} labels={folders} chosen={folder} toggle={toggleFolder} icon={IconFolder} />
      <Rows label={texts.list.tags} labels={tags} chosen={tag} toggle={toggleTag} icon={IconTag} />
    </>
  );
}

function Rows(props: {
  label: string;
  labels: readonly CountedLabel[];
  chosen: string | null;
  toggle: (name: string) => void;
  icon: typeof IconFolder;
}) {
  const { label, labels, chosen, toggle, icon: Icon } = props;
  const isList = useRoute().path.length === 0;
  if (labels.length === 0) return null;
  return (
    // No landmark: the details of a voice have a region of that name.
    <SidebarGroup isPlain title={label}>
      <ul className={sidebar.rows}>
        {labels.map(({ name, count }) => (
          <ChoiceRow
            key={name}
            icon={<Icon size={16} stroke={1.6} />}
            name={name}
            fact={String(count)}
            tone={isList && chosen === name ? 'accent' : undefined}
            isPressed={isList && chosen === name}
            onClick={() => {
              if (isList || chosen !== name) toggle(name);
              navigate('voices');
            }}
          />
        ))}
      </ul>
    </SidebarGroup>
  );
}
