import type { LibraryDetails, RelatedItem } from '../../../../shared/domain/library/search/library-row.ts';
import { itemRoute } from '../../../ui/kinds/item-route.ts';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

const words = texts.dock;

/** What an image was made from and what it is used in; each opens where it is shown. */
export function RelatedItems({ details: { madeFrom, usedIn } }: { details: LibraryDetails }) {
  if (madeFrom.length === 0 && usedIn.length === 0) return null;
  return (
    <section className={classes.related} aria-label={words.related}>
      <ul>
        {madeFrom.map((item) => (
          <Related key={item.id} item={item} role={words.madeFrom} />
        ))}
        {usedIn.map((item) => (
          <Related key={item.id} item={item} role={words.usedIn} />
        ))}
      </ul>
    </section>
  );
}

function Related({ item, role }: { item: RelatedItem; role: string }) {
  const { icon: Icon, name } = SHOWN_KINDS[item.kind];
  const route = itemRoute(item);
  return (
    <li>
      <button type="button" onClick={() => navigate(route?.panel ?? 'library', ...(route?.path ?? [item.id]))}>
        <Icon size={16} stroke={1.6} aria-hidden />
        <span className={classes.relatedWords}>
          <span>{item.title}</span> <span className={classes.small}>{`${role} · ${name}`}</span>
        </span>
      </button>
    </li>
  );
}
