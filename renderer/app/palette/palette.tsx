import {
  createSpotlight,
  SpotlightAction,
  SpotlightActionsGroup,
  SpotlightActionsList,
  SpotlightEmpty,
  SpotlightRoot,
  SpotlightSearch,
  useSpotlight,
} from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { COMMANDS, commandKeys } from '../../../shared/domain/commands/commands.ts';
import { actionRegistry } from '../../ui/actions/action-registry.ts';
import { Keys } from '../../ui/actions/keys/keys.tsx';
import { useKeymapSetting } from '../../ui/actions/keys/keymap-setting.ts';
import { type ActionView, actionView, useActionsVersion } from '../../ui/actions/use-actions.ts';
import { closePopup, useFrame } from '../frame/frame-store.ts';
import { TEXTS } from '../texts.ts';
import { bestMatches } from '../../ui/search/match-words.ts';
import classes from './palette.module.css';
import { usePaletteItems } from './palette-items.ts';

const [store, spotlight] = createSpotlight();
const MOST = 12;
const LIST_ID = 'palette-list';

/** Attributes of an entry for assistive technology: the keyboard stays in the field, which names the selected entry. */
type EntryPlace = { ref: (element: HTMLElement | null) => void; role: 'option'; 'aria-selected': boolean };
const entryId = (index: number) => `palette-entry-${index}`;

/** Ctrl/Cmd+K: runs commands, opens transcripts and scripts, goes to settings. */
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
      centered={false}
      yOffset="12vh"
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      onSpotlightClose={() => closePopup('palette')}
      classNames={{
        header: 'visually-hidden',
        content: classes.content,
        search: classes.search,
        action: classes.action,
        actionsList: classes.list,
        actionsGroup: classes.group,
      }}
      transitionProps={{ duration: 160, transition: 'fade' }}
    >
      <SearchField />
      {isOpen ? <Results query={query} /> : null}
    </SpotlightRoot>
  );
}

function SearchField() {
  const { selected } = useSpotlight(store);
  return (
    <SpotlightSearch
      placeholder={TEXTS.palette.placeholder}
      aria-label={TEXTS.palette.placeholder}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      role="combobox"
      aria-expanded
      aria-autocomplete="list"
      aria-controls={LIST_ID}
      aria-activedescendant={selected < 0 ? undefined : entryId(selected)}
    />
  );
}

function Results({ query }: { query: string }) {
  const commands = useCommands(query);
  const found = usePaletteItems(query);
  const { selected } = useSpotlight(store);
  const place = (index: number): EntryPlace => ({
    // Mantine drops the attribute.
    ref: (element) => element?.setAttribute('id', entryId(index)),
    role: 'option',
    'aria-selected': index === selected,
  });
  const groups = found.map((group, at) => ({
    ...group,
    firstIndex: found.slice(0, at).reduce((sum, { items }) => sum + items.length, commands.length),
  }));
  const isEmpty = commands.length === 0 && groups.length === 0;
  return (
    <SpotlightActionsList id={LIST_ID} {...(isEmpty ? {} : { role: 'listbox', 'aria-label': TEXTS.search })}>
      {isEmpty ? <SpotlightEmpty role="status">{TEXTS.palette.nothing}</SpotlightEmpty> : null}
      {commands.length > 0 ? (
        <SpotlightActionsGroup role="group" aria-label={TEXTS.palette.commands} label={TEXTS.palette.commands}>
          {commands.map((view, index) => (
            <CommandEntry key={view.command.id} view={view} place={place(index)} />
          ))}
        </SpotlightActionsGroup>
      ) : null}
      {groups.map(({ label, icon: GroupIcon, items, firstIndex }) => (
        <SpotlightActionsGroup key={label} role="group" aria-label={label} label={label}>
          {items.map((item, index) => (
            <SpotlightAction
              key={item.id}
              {...place(firstIndex + index)}
              label={item.title}
              description={item.snippet ?? undefined}
              leftSection={<GroupIcon size={16} stroke={1.6} />}
              onClick={item.open}
            />
          ))}
        </SpotlightActionsGroup>
      ))}
    </SpotlightActionsList>
  );
}

function CommandEntry({ view, place }: { view: ActionView; place: EntryPlace }) {
  const { command, label, keys, enabled, reason } = view;
  const run = () => {
    // The palette must be gone and the focus back before the command looks at the focus.
    closePopup('palette');
    requestAnimationFrame(() => actionRegistry.run(command.id, document.activeElement));
  };
  return (
    <SpotlightAction
      {...place}
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
  const sorted = [...found.filter(({ enabled }) => enabled), ...found.filter(({ enabled }) => !enabled)];
  return query.trim() === '' ? sorted : sorted.slice(0, MOST);
}
