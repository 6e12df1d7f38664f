import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { TagField } from '../../collection/tags/tag-field.tsx';
import { texts as itemsTexts } from '../items-texts.ts';
import classes from './kept-fields.module.css';
import { organise } from '../organise-items.ts';
import { FavouriteButton, RatingField } from './rating-field.tsx';

/** How the user keeps an item: stars, favourite and tags. */
export function KeptFields({ row }: { row: LibraryRow }) {
  const { title } = row;
  return (
    <div className={classes.kept}>
      <div className={classes.marks}>
        <RatingField row={row} />
        <FavouriteButton row={row} />
      </div>
      <TagField
        tags={row.organised.tags}
        change={(tags) => void organise([row.id], { tags }, itemsTexts.tagged(title))}
        remove={(tag) => void organise([row.id], { removeTags: [tag] }, itemsTexts.untagged(title, tag))}
      />
    </div>
  );
}
