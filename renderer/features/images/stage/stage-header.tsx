import { Menu, Slider } from '@mantine/core';
import { IconChevronDown, IconPhoto } from '@tabler/icons-react';
import { HeaderBar } from '../../../ui/layout/panel-header.tsx';
import headerClasses from '../../../ui/layout/panel-header.module.css';
import { useGalleryState } from '../results/gallery-context.tsx';
import { RESULT_FILTERS } from '../../../ui/generation-form/results/gallery.ts';
import { ColourChoice } from '../../../ui/items/colours/colour-choice.tsx';
import { likedColour } from '../results/use-like.ts';
import { CARD_PX, findByColour, useImages } from '../results/images-store.ts';
import { texts } from '../texts.ts';
import classes from './stage.module.css';

const words = texts.gallery;

/** Which images are shown, how many that are, and how large. */
export function StageHeader() {
  const { gallery } = useGalleryState();
  const cardPx = useImages((state) => state.cardPx);
  const like = useImages((state) => state.like);
  const { itemCount = 0, totalCount = 0 } = gallery ?? {};
  const facts = itemCount === totalCount ? words.facts(totalCount) : words.shown(itemCount, totalCount);
  return (
    <HeaderBar title={<FilterTitle />} facts={gallery ? facts : undefined}>
      <ColourChoice value={likedColour(like)} choose={findByColour} />
      <IconPhoto size={14} stroke={1.6} aria-hidden className={classes.sizeSign} />
      <Slider
        className={classes.slider ?? ''}
        thumbLabel={words.cardSize}
        min={CARD_PX.least}
        max={CARD_PX.most}
        step={8}
        value={cardPx}
        onChange={(value) => useImages.setState({ cardPx: value })}
      />
      <IconPhoto size={18} stroke={1.6} aria-hidden className={classes.sizeSign} />
    </HeaderBar>
  );
}

/** The title names the filter and changes it. */
function FilterTitle() {
  const filter = useImages((state) => state.filter);
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
            <Menu.Item key={each} onClick={() => useImages.setState({ filter: each, at: 0 })}>
              {words.filters[each]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </h2>
  );
}
