import { ActionIcon, Button, Menu, Select, TextInput } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconMicrophone2,
  IconPlus,
  IconSearch,
  IconSparkles,
  IconStar,
  IconUsers,
  IconWand,
  IconX,
} from '@tabler/icons-react';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { navigate, useRoute } from '../../../ui/layout/navigation.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import { useSettings } from '../../../api/settings.ts';
import { useOpenClone } from '../clone/use-open-clone.ts';
import { texts } from '../texts.ts';
import { useVoiceList } from '../use-voices.ts';
import { useVoicesStore } from '../voices-store.ts';
import { countVoices, VOICE_FILTERS, VOICE_SORTS, type VoiceFilter, type VoiceSort } from './arrange-voices.ts';
import classes from './list.module.css';
import { MakingList } from './making-list.tsx';

const ICONS: Record<VoiceFilter, PanelIcon> = {
  all: IconUsers,
  system: IconDeviceDesktop,
  cloned: IconMicrophone2,
  designed: IconWand,
  favourites: IconStar,
};

/** Parts of the list, search and order, and how to make a voice of one's own. */
export function ListColumn() {
  const search = useVoicesStore((state) => state.search);
  return (
    <>
      <PanelHeader title={texts.title}>
        <NewMenu />
      </PanelHeader>
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={texts.list.search}
          placeholder={texts.list.search}
          leftSection={<IconSearch size={15} stroke={1.6} aria-hidden />}
          rightSection={search === '' ? null : <ClearSearch />}
          value={search}
          onChange={(event) => useVoicesStore.setState({ search: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search === '') return;
            event.preventDefault();
            useVoicesStore.setState({ search: '' });
          }}
        />
        <SortSelect />
      </div>
      <Filters />
      <MakingList />
      <span className={classes.space} />
      <Whereto />
    </>
  );
}

function NewMenu() {
  const openClone = useOpenClone();
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
      </Menu.Dropdown>
    </Menu>
  );
}

function ClearSearch() {
  return (
    <ActionIcon
      size="1.25rem"
      aria-label={texts.list.clearSearch}
      onClick={() => useVoicesStore.setState({ search: '' })}
    >
      <IconX size={13} stroke={1.6} />
    </ActionIcon>
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

function Filters() {
  const { voices } = useVoiceList();
  const filter = useVoicesStore((state) => state.filter);
  const isList = useRoute().path.length === 0;
  const counts = countVoices(voices);
  const choose = (value: VoiceFilter) => {
    useVoicesStore.setState({ filter: value });
    navigate('voices');
  };
  return (
    <ul className={classes.filters} aria-label={texts.list.parts}>
      {VOICE_FILTERS.map((value) => {
        const Icon = ICONS[value];
        const isOn = isList && value === filter;
        return (
          <li key={value}>
            <button
              type="button"
              className={classes.filter}
              data-on={isOn || undefined}
              aria-current={isOn ? 'true' : undefined}
              onClick={() => choose(value)}
            >
              <Icon size={16} stroke={1.6} />
              <span className={classes.name}>{texts.list.filters[value]}</span>
              <span className={classes.count}>{counts[value]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Whereto() {
  const { engine, cloud } = useSettings();
  const host = cloud.baseUrl.replace(/^https?:\/\//, '');
  return (
    <PrivacyLine text={engine === 'cloud' ? texts.list.cloud(host) : texts.list.local} hasLeft={engine === 'cloud'} />
  );
}
