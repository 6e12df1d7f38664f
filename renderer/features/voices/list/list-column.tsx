import { Button, Menu, SegmentedControl, Select } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { IconArrowsLeftRight, IconFileImport, IconMicrophone2, IconPlus, IconSparkles } from '@tabler/icons-react';
import { addressHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { SidebarList } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import { usePanelEngine, useSettings } from '../../../api/settings/settings.ts';
import { importVoice } from '../bundle/voice-bundles.ts';
import { useOpenClone } from '../clone-draft/use-open-clone.ts';
import { texts } from '../texts.ts';
import { bundleTexts } from '../bundle/bundle-texts.ts';
import { useVoicesStore } from '../collection/voices-store.ts';
import { VOICE_SORTS, type VoiceSort } from '../collection/arrange-voices.ts';
import classes from './list.module.css';
import { InProgressList } from './in-progress-list.tsx';
import { PartRows } from './part-rows.tsx';
import { FolderRows } from './folder-rows.tsx';
import { UnfinishedClone } from './unfinished-clone.tsx';

/** Parts of the list, search and order, and how to make a voice of one's own. */
export function ListColumn() {
  const search = useVoicesStore((state) => state.search);
  return (
    <>
      <PanelHeader title={texts.title}>
        <NewMenu />
      </PanelHeader>
      <div className={classes.tools}>
        <SearchField
          label={texts.list.search}
          value={search}
          onChange={(next) => useVoicesStore.setState({ search: next })}
        />
        <SortSelect />
        <PlaceControl />
      </div>
      <SidebarList>
        <UnfinishedClone />
        <InProgressList />
        <PartRows />
        <FolderRows />
      </SidebarList>
      <Whereto />
    </>
  );
}

function NewMenu() {
  const openClone = useOpenClone();
  const files = useFileDialog({
    multiple: false,
    accept: '.zip',
    resetOnOpen: true,
    onChange: (chosen) => {
      const file = chosen?.item(0);
      if (file) void importVoice(file);
    },
  });
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <Button size="compact-sm" leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}>
          {texts.list.new}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconMicrophone2 size={15} stroke={1.6} />} onClick={openClone}>
          {texts.list.clone}
        </Menu.Item>
        <Menu.Item leftSection={<IconSparkles size={15} stroke={1.6} />} onClick={() => navigate('voices', 'design')}>
          {texts.list.design}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileImport size={15} stroke={1.6} />} onClick={files.open}>
          {bundleTexts.import}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconArrowsLeftRight size={15} stroke={1.6} />}
          onClick={() => navigate('voices', 'compare')}
        >
          {texts.list.compare}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function SortSelect() {
  const sort = useVoicesStore((state) => state.sort);
  return (
    <Select
      aria-label={texts.list.sort}
      data={VOICE_SORTS.map((value) => ({ value, label: texts.list.sorts[value] }))}
      value={sort}
      onChange={(value) => value !== null && useVoicesStore.setState({ sort: value as VoiceSort })}
    />
  );
}

/** Where voices must work to be shown. */
function PlaceControl() {
  const place = useVoicesStore((state) => state.place);
  return (
    <SegmentedControl
      fullWidth
      aria-label={texts.list.place}
      data={[
        { value: '', label: texts.list.anywhere },
        { value: 'local', label: texts.places.local },
        { value: 'cloud', label: texts.places.cloud },
      ]}
      value={place ?? ''}
      onChange={(value) => useVoicesStore.setState({ place: value === 'local' || value === 'cloud' ? value : null })}
    />
  );
}

function Whereto() {
  const engine = usePanelEngine('voices');
  const { cloud } = useSettings();
  const host = addressHost(cloud.baseUrl);
  return (
    <PrivacyLine text={engine === 'cloud' ? texts.list.cloud(host) : texts.list.local} hasLeft={engine === 'cloud'} />
  );
}
