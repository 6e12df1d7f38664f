import { Menu } from '@mantine/core';
import { IconMetronome } from '@tabler/icons-react';
import { ALL_KEYS, keyName } from '../../../../shared/domain/music/music-key.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSongs } from '../results/songs-store.ts';
import { texts } from '../texts.ts';

const words = texts.list;

/** Shows songs of a tempo or in a key. */
export function HeardMenu() {
  const heard = useSongs((state) => state.heard);
  const find = (next: string | null) => useSongs.setState({ heard: next });
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton aria-label={heard === null ? words.heard : words.heardNow(heard)} aria-pressed={heard !== null}>
          <IconMetronome size={17} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {words.tempos.map(({ value, label }) => (
          <Menu.Item key={value} onClick={() => find(writeOperator('tempo', value))}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>{words.key}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {ALL_KEYS.map((key) => (
              <Menu.Item key={keyName(key)} onClick={() => find(writeOperator('key', keyName(key)))}>
                {keyName(key)}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        {heard === null ? null : <Menu.Item onClick={() => find(null)}>{words.heardAll}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
