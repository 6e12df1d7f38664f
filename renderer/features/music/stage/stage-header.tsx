import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { RESULT_FILTERS } from '../../../ui/generation-form/results/gallery.ts';
import { HeaderBar } from '../../../ui/layout/panel-header.tsx';
import headerClasses from '../../../ui/layout/panel-header.module.css';
import { useGalleryState } from '../results/gallery-context.tsx';
import { useSongs } from '../results/songs-store.ts';
import { texts } from '../texts.ts';
import { HeardMenu } from './heard-menu.tsx';
import classes from './stage.module.css';

const words = texts.list;

/** Which songs are shown, and how many takes that are. */
export function StageHeader() {
  const { gallery } = useGalleryState();
  const { itemCount = 0, totalCount = 0 } = gallery ?? {};
  const facts = itemCount === totalCount ? words.facts(totalCount) : words.shown(itemCount, totalCount);
  return (
    <HeaderBar title={<FilterTitle />} facts={gallery ? facts : undefined}>
      <HeardMenu />
    </HeaderBar>
  );
}

/** The title names the filter and changes it. */
function FilterTitle() {
  const filter = useSongs((state) => state.filter);
  return (
    <h2 className={headerClasses.title}>
      <Menu position="bottom-start" returnFocus>
        <Menu.Target>
          <button type="button" className={classes.filter} aria-label={`${words.filter}: ${words.filters[filter]}`}>
            {words.filters[filter]}
            <IconChevronDown size={15} stroke={1.6} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {RESULT_FILTERS.map((each) => (
            <Menu.Item key={each} onClick={() => useSongs.setState({ filter: each })}>
              {words.filters[each]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </h2>
  );
}
