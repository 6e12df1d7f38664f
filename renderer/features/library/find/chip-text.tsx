import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { searchTokens } from '../../../../shared/domain/library/search/parse-search.ts';
import { api } from '../../../api/client.ts';
import { Swatch } from '../../../ui/items/colours/colour-choice.tsx';
import { texts } from '../texts.ts';
import classes from './find.module.css';

/** An operator as its chip shows it: as it is written, but an item by its title, and a colour also as it looks. */
export function ChipText({ chip }: { chip: string }) {
  const filter = searchTokens(chip, 0)[0]?.filter;
  if (filter?.by === 'similar') return <SimilarTo id={filter.id as ItemId} />;
  return (
    <>
      {filter?.by === 'colour' ? <Swatch colour={filter.colour} /> : null}
      {chip}
    </>
  );
}

function SimilarTo({ id }: { id: ItemId }) {
  const [row] = useQuery(api.library.rows.queryOptions({ input: { ids: [id] } })).data ?? [];
  return <span className={classes.chipText}>{texts.find.similarTo(row?.title ?? '…')}</span>;
}
