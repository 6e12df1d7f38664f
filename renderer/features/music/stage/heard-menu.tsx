import { Menu } from '@mantine/core';
import { IconCheck, IconMetronome } from '@tabler/icons-react';
import { ALL_KEYS, keyName } from '../../../../shared/domain/music/music-key.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSongs } from '../results/songs-store.ts';
import { texts } from '../texts.ts';
import classes from './stage.module.css';

const words = texts.list;

/** Shows songs of a tempo or in a key; what is chosen has a tick. */
export function HeardMenu() {
  const heard = useSongs((state) => state.heard);
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton aria-label={heard === null ? words.heard : words.heardNow(heard)} aria-pressed={heard !== null}>
          <IconMetronome size={17} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {words.tempos.map(({ value, label }) => (
          <Choice key={value} operator={writeOperator('tempo', value)} label={label} heard={heard} />
        ))}
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>{words.key}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown className={classes.keys ?? ''}>
            {ALL_KEYS.map((key) => (
              <Choice
                key={keyName(key)}
                operator={writeOperator('key', keyName(key))}
                label={keyName(key)}
                heard={heard}
              />
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Divider />
        <Choice operator={null} label={words.heardAll} heard={heard} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** `operator` null shows songs of any tempo and key. */
function Choice({ operator, label, heard }: { operator: string | null; label: string; heard: string | null }) {
  const isChosen = heard === operator;
  return (
    <Menu.Item
      aria-current={isChosen || undefined}
      rightSection={isChosen ? <IconCheck size={14} stroke={1.8} aria-hidden /> : null}
      onClick={() => useSongs.setState({ heard: operator })}
    >
      {label}
    </Menu.Item>
  );
}
