import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Lineage, LineageItem, Outdated } from '../../../../shared/domain/library/origins/lineage.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { api } from '../../../api/client.ts';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { KindSign } from '../items/cells/item-thumb.tsx';
import { openInPanel } from '../items/open-item.ts';
import { openPart } from '../library-store.ts';
import { texts } from '../texts.ts';
import dock from './dock.module.css';
import { cellOfKey } from './graph-keys.ts';
import classes from './related-graph.module.css';

/** What an item was made from and what it is used in, step by step, with what is out of date. Nothing where it stands alone. */
export function RelatedGraph({ id }: { id: ItemId }) {
  const heading = useId();
  const lineage = useQuery({
    ...api.library.lineage.queryOptions({ input: { id } }),
    placeholderData: keepPreviousData,
  }).data;
  const isOfItem = lineage?.items.some((item) => item.id === id && item.step === 0) ?? false;
  if (!lineage || !isOfItem || lineage.items.length < 2) return null;
  return (
    <section className={dock.section} aria-labelledby={heading}>
      <h3 className={dock.heading} id={heading}>
        {texts.dock.relations}
      </h3>
      <Graph key={id} lineage={lineage} label={heading} />
      {lineage.hasMore ? <p className={dock.small}>{texts.dock.hasMore}</p> : null}
    </section>
  );
}

/** Arrows walk through it, Enter opens. */
function Graph({ lineage: { items }, label }: { lineage: Lineage; label: string }) {
  const self = items.findIndex(({ step }) => step === 0);
  const [at, setAt] = useState(self);
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = cellOfKey(event.key, at, items);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in it
    <ul className={classes.graph} aria-labelledby={label} onKeyDown={press}>
      {items.map((item, place) => (
        <Node
          key={item.id}
          item={item}
          titles={titles}
          isTabStop={place === Math.min(at, items.length - 1)}
          onFocus={() => setAt(place)}
        />
      ))}
    </ul>
  );
}

type NodeProps = {
  item: LineageItem;
  titles: ReadonlyMap<ItemId, string>;
  isTabStop: boolean;
  onFocus: () => void;
};

function Node({ item, titles, isTabStop, onFocus }: NodeProps) {
  const { id, kind, title, step, outdated } = item;
  const isSelf = step === 0;
  return (
    <li className={classes.node} data-self={isSelf || undefined} data-step={Math.max(0, Math.min(step, 4) - 1)}>
      <button
        type="button"
        className={dock.related}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isSelf || undefined}
        onFocus={onFocus}
        onClick={() => {
          if (!openInPanel({ id, kind }, null, '') && !isSelf) openPart(writeOperator('kind', kind));
        }}
      >
        <KindSign kind={kind} size={16} />
        <span className={dock.relatedWords}>
          <span className={dock.relatedTitle}>{title}</span>{' '}
          <span className={dock.small}>{`${roleOf(step)} · ${SHOWN_KINDS[kind].name}`}</span>
          {outdated.map((reason) => (
            <span key={reason.cause} className={classes.outdated}>
              <IconHistory size={13} stroke={1.8} aria-hidden />
              {outdatedText(reason, titles)}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}

function roleOf(step: number): string {
  if (step === 0) return texts.dock.thisItem;
  return step < 0 ? texts.dock.madeFrom : texts.dock.usedIn;
}

function outdatedText(reason: Outdated, titles: ReadonlyMap<ItemId, string>): string {
  switch (reason.cause) {
    case 'edited': {
      const [first, ...others] = reason.sourceIds.map((id) => titles.get(id) ?? '');
      return texts.outdated.edited(first ?? '', others.length);
    }
    case 'takes':
      return texts.outdated.takes(reason.lineCount);
    case 'upstream':
      return texts.outdated.upstream;
  }
}
