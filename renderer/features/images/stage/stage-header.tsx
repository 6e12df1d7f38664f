import { Slider } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { PanelSearch } from '../../../ui/collection/panel-search.tsx';
import { HeaderBar } from '../../../ui/layout/panel-header.tsx';
import { useGalleryState } from '../results/gallery-context.tsx';
import { FilterTitle } from '../../../ui/generation-form/results/filter-title.tsx';
import type { ResultFilter } from '../../../ui/generation-form/results/gallery.ts';
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
  const search = useImages((state) => state.words);
  const { itemCount = 0, totalCount = 0 } = gallery ?? {};
  const facts = itemCount === totalCount ? words.facts(totalCount) : words.shown(itemCount, totalCount);
  return (
    <HeaderBar title={<ImageFilter />} facts={gallery ? facts : undefined}>
      <PanelSearch
        label={words.search}
        value={search}
        onChange={(next) => useImages.setState({ words: next, at: 0 })}
      />
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

function ImageFilter() {
  const filter = useImages((state) => state.filter);
  const choose = (next: ResultFilter) => useImages.setState({ filter: next, at: 0 });
  return <FilterTitle label={words.filter} names={words.filters} filter={filter} choose={choose} />;
}
