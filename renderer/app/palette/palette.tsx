import {
  createSpotlight,
  SpotlightAction,
  SpotlightActionsGroup,
  SpotlightActionsList,
  SpotlightEmpty,
  SpotlightRoot,
  SpotlightSearch,
} from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileText, IconSearch, IconSettings } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { COMMANDS, commandKeys } from '../../../shared/domain/commands.ts';
import { api } from '../../api/client.ts';
import { searchSettings } from '../../features/settings/index.ts';
import { actionRegistry } from '../../ui/actions/action-registry.ts';
import { Keys } from '../../ui/actions/keys.tsx';
import { useKeymapSetting } from '../../ui/actions/keymap-setting.ts';
import { type ActionView, actionView, useActionsVersion } from '../../ui/actions/use-actions.ts';
import { navigate } from '../../ui/layout/navigation.ts';
import { closePopup, useFrame } from '../frame/frame-store.ts';
import { TEXTS } from '../texts.ts';
import { bestMatches } from '../../ui/search/match-words.ts';
import classes from './palette.module.css';

const [store, spotlight] = createSpotlight();
const MOST = 8;

/** Ctrl/Cmd+K: runs commands, opens transcripts, goes to settings. */
export function Palette() {
  const isOpen = useFrame((state) => state.popup === 'palette');
  const [query, setQuery] = useState('');
  useEffect(() => (isOpen ? spotlight.open() : spotlight.close()), [isOpen]);
  return (
    <SpotlightRoot
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      title={TEXTS.palette.placeholder}
      scrollable
      centered={false}
      yOffset="12vh"
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      maxHeight="26rem"
      onSpotlightClose={() => closePopup('palette')}
      classNames={{
        header: 'visually-hidden',
        content: classes.content,
        search: classes.search,
        action: classes.action,
        actionsGroup: classes.group,
      }}
      transitionProps={{ duration: 160, transition: 'fade' }}
    >
      <SpotlightSearch
        placeholder={TEXTS.palette.placeholder}
        aria-label={TEXTS.palette.placeholder}
        leftSection={<IconSearch size={16} stroke={1.6} />}
      />
      {isOpen ? <Results query={query} /> : null}
    </SpotlightRoot>
  );
}

function Results({ query }: { query: string }) {
  const commands = useCommands(query);
  const transcripts = useTranscripts(query);
  const settings = query.trim() === '' ? [] : searchSettings(query).slice(0, MOST);
  const isEmpty = commands.length + transcripts.length + settings.length === 0;
  return (
    <SpotlightActionsList>
      {isEmpty ? <SpotlightEmpty>{TEXTS.palette.nothing}</SpotlightEmpty> : null}
      {transcripts.length > 0 ? (
        <SpotlightActionsGroup label={TEXTS.palette.transcripts}>
          {transcripts.map((row) => (
            <SpotlightAction
              key={row.id}
              label={row.title}
              description={row.snippet ?? undefined}
              leftSection={<IconFileText size={16} stroke={1.6} />}
              onClick={() => navigate('transcribe', row.id)}
            />
          ))}
        </SpotlightActionsGroup>
      ) : null}
      {commands.length > 0 ? (
        <SpotlightActionsGroup label={TEXTS.palette.commands}>
          {commands.map((view) => (
            <CommandEntry key={view.command.id} view={view} />
          ))}
        </SpotlightActionsGroup>
      ) : null}
      {settings.length > 0 ? (
        <SpotlightActionsGroup label={TEXTS.palette.settings}>
          {settings.map(({ id, label, section }) => (
            <SpotlightAction
              key={id}
              label={label}
              leftSection={<IconSettings size={16} stroke={1.6} />}
              onClick={() => navigate('settings', section)}
            />
          ))}
        </SpotlightActionsGroup>
      ) : null}
    </SpotlightActionsList>
  );
}

function CommandEntry({ view }: { view: ActionView }) {
  const { command, label, keys, enabled, reason } = view;
  const run = () => {
    // The palette must be gone and the focus back before the command looks at the focus.
    closePopup('palette');
    requestAnimationFrame(() => actionRegistry.run(command.id, document.activeElement));
  };
  return (
    <SpotlightAction
      label={label}
      disabled={!enabled}
      rightSection={
        <span className={classes.end}>
          <span className={classes.category}>{enabled ? command.category : (reason ?? TEXTS.palette.notNow)}</span>
          {keys[0] ? <Keys chord={keys[0]} /> : null}
        </span>
      }
      dimmedSections={false}
      onClick={run}
    />
  );
}

function useCommands(query: string): ActionView[] {
  useActionsVersion();
  const keymap = useKeymapSetting();
  const views = COMMANDS.filter(({ id }) => id !== 'app.palette')
    .map((command) => actionView(command, actionRegistry.find(command.id), commandKeys(command, keymap)))
    .filter(({ enabled }) => enabled || query.trim() !== '');
  const found = bestMatches(query, views, ({ label, command }) => `${label} ${command.category}`);
  return [...found.filter(({ enabled }) => enabled), ...found.filter(({ enabled }) => !enabled)];
}

function useTranscripts(query: string) {
  const [asked] = useDebouncedValue(query.trim(), 120);
  const input = { query: asked, limit: MOST };
  const rows = useQuery(
    api.transcripts.list.queryOptions({ input, enabled: asked !== '', placeholderData: keepPreviousData }),
  ).data?.rows;
  return asked === '' || query.trim() === '' ? [] : (rows ?? []);
}
