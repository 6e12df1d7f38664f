import { Menu } from '@mantine/core';
import { IconCheck, IconMetronome } from '@tabler/icons-react';
import { ENERGY_LEVELS, type EnergyLevel } from '../../../../shared/domain/music/energy-level.ts';
import { ALL_KEYS, keyName } from '../../../../shared/domain/music/music-key.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { energyNames } from '../../../ui/items/energy-text.ts';
import { type HeardBy, SONG_ORDERS, useSongs } from '../results/songs-store.ts';
import { texts } from '../texts.ts';
import classes from './stage.module.css';

const words = texts.list;
const LEVELS = Object.keys(ENERGY_LEVELS) as EnergyLevel[];

/** Shows songs of a tempo, a key and an energy, and orders them by one of these; what is chosen has a tick. */
export function HeardMenu() {
  const heard = useSongs((state) => state.heard);
  const order = useSongs((state) => state.order);
  const chosen = [...Object.values(heard), ...(order === 'newest' ? [] : [words.orderedBy(order)])];
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton
          aria-label={chosen.length === 0 ? words.heard : words.heardNow(chosen.join(', '))}
          aria-pressed={chosen.length > 0}
        >
          <IconMetronome size={17} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.tempo}</Menu.Label>
        {words.tempos.map(({ value, label }) => (
          <Choice key={value} by="tempo" value={value} label={label} />
        ))}
        <Menu.Label>{words.energy}</Menu.Label>
        {LEVELS.map((level) => (
          <Choice key={level} by="energy" value={level} label={energyNames[level]} />
        ))}
        <Menu.Divider />
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>{words.key}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown className={classes.keys ?? ''}>
            {ALL_KEYS.map(keyName).map((name) => (
              <Choice key={name} by="key" value={name} label={name} />
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <OrderMenu />
        <Menu.Divider />
        <Menu.Item onClick={() => useSongs.setState({ heard: {} })}>{words.heardAll}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** One tempo, key or energy; choosing it again takes it away. */
function Choice({ by, value, label }: { by: HeardBy; value: string; label: string }) {
  const operator = writeOperator(by, value);
  const heard = useSongs((state) => state.heard);
  const { [by]: chosen, ...others } = heard;
  const isChosen = chosen === operator;
  return (
    <Tickable
      label={label}
      isChosen={isChosen}
      choose={() => useSongs.setState({ heard: isChosen ? others : { ...others, [by]: operator } })}
    />
  );
}

function OrderMenu() {
  const order = useSongs((state) => state.order);
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item>{words.order}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {SONG_ORDERS.map((value) => (
          <Tickable
            key={value}
            label={words.orders[value]}
            isChosen={order === value}
            choose={() => useSongs.setState({ order: value })}
          />
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

function Tickable({ label, isChosen, choose }: { label: string; isChosen: boolean; choose: () => void }) {
  return (
    <Menu.Item
      aria-current={isChosen || undefined}
      rightSection={isChosen ? <IconCheck size={14} stroke={1.8} aria-hidden /> : null}
      onClick={choose}
    >
      {label}
    </Menu.Item>
  );
}
