import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { TagField } from '../../collection/tags/tag-field.tsx';
import { texts } from '../items-texts.ts';
import { organise } from '../actions/organise-items.ts';

/** The tags of an item, to be added and taken away. */
export function ItemTags({ row }: { row: LibraryRow }) {
  const { title } = row;
  return (
    <TagField
      tags={row.organised.tags}
      change={(tags) => void organise([row.id], { tags }, texts.tagged(title))}
      remove={(tag) => void organise([row.id], { removeTags: [tag] }, texts.untagged(title, tag))}
    />
  );
}
