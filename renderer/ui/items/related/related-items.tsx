import type { LibraryDetails, RelatedItem } from '../../../../shared/domain/library/search/library-row.ts';
import { itemRoute } from '../../kinds/item-route.ts';
import { SHOWN_KINDS } from '../../kinds/shown-kinds.ts';
import { navigate } from '../../layout/navigation.ts';
import { texts } from '../items-texts.ts';
import classes from './related-items.module.css';

/** What an item was made from, which is called `madeFrom`, and what it is used in; each opens where it is shown. */
export function RelatedItems({ details, madeFrom: role }: { details: LibraryDetails; madeFrom: string }) {
  const { madeFrom, usedIn } = details;
  if (madeFrom.length === 0 && usedIn.length === 0) return null;
  return (
    <section className={classes.related} aria-label={texts.related}>
      <ul>
        {madeFrom.map((item) => (
          <Related key={item.id} item={item} role={role} />
        ))}
        {usedIn.map((item) => (
          <Related key={item.id} item={item} role={texts.usedIn} />
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
