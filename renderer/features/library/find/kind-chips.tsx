import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { useFound } from '../items/found/found-context.tsx';
import { isSearching, narrow, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import classes from './find.module.css';
import { OrderControls } from './search-bar.tsx';

/** How much of each kind a search finds; one of them can be shown alone. Beside them the order. */
export function KindChips() {
  const { head } = useFound();
  const chosen = useLibrary((state) => state.kind);
  const hasSearch = useLibrary(isSearching);
  const kinds = head?.summary.kinds ?? [];
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={classes.kinds}>
      {hasSearch && total > 0 ? (
        <div className={classes.kindChips} role="group" aria-label={texts.find.kinds}>
          <KindChip kind={null} name={texts.find.all} count={total} isChosen={chosen === null} />
          {kinds.map(({ kind, count }) => (
            <KindChip key={kind} kind={kind} name={SHOWN_KINDS[kind].names} count={count} isChosen={chosen === kind} />
          ))}
        </div>
      ) : null}
      <span className={classes.space} />
      <OrderControls />
    </div>
  );
}

function KindChip(props: { kind: ItemKind | null; name: string; count: number; isChosen: boolean }) {
  const { kind, name, count, isChosen } = props;
  return (
    <button
      type="button"
      className={classes.kindChip}
      aria-pressed={isChosen}
      aria-label={texts.find.kindChip(name, count)}
      onClick={() => narrow({ kind })}
    >
      {name} {count.toLocaleString('en')}
    </button>
  );
}
