import { Button } from '@mantine/core';
import type { ExpiringItem } from '../../../../shared/domain/jobs/expiry.ts';
import { ExpiryRing } from '../../../ui/expiry/expiry-ring.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import list from '../rows/rows.module.css';
import { useTasksStore } from '../tasks-store.ts';
import { expiryActions, runExpiryAction } from './expiry-actions.ts';
import { EXPIRY_ICONS } from './expiry-lanes.tsx';
import { EXPIRY_TEXTS as words } from './expiry-texts.ts';
import classes from './expiry.module.css';

/** Time left, what it is, what Atelier did and what can be done. */
export function ExpiryRows(props: { title: string; items: readonly ExpiringItem[]; isOpen: boolean }) {
  const { title, items, isOpen } = props;
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={list.heading}>
        {title} <span className={list.count}>{items.length.toLocaleString('en')}</span>
      </h3>
      <ul className={list.list} aria-label={title}>
        {items.map((item) => (
          <Row key={item.id} item={item} isOpen={isOpen} />
        ))}
      </ul>
    </section>
  );
}

function Row({ item, isOpen }: { item: ExpiringItem; isOpen: boolean }) {
  const { kind, expiresAtMs, lifeMs, isSafe, did } = item;
  const isLetGo = useTasksStore((state) => state.letGo[item.id] === expiresAtMs);
  const Icon = EXPIRY_ICONS[kind];
  const name = item.name || words.untitled;
  const actions = expiryActions(item, { isOpen, isLetGo });
  return (
    <li className={classes.row}>
      <ExpiryRing expiresAtMs={expiresAtMs} lifeMs={lifeMs} isQuiet={isSafe || isLetGo} />
      <span className={classes.name} title={name}>
        <Icon size={15} stroke={1.6} aria-hidden />
        <span>{name}</span>
      </span>
      <span className={classes.kind}>{words.kinds[kind]}</span>
      <span className={classes.did}>
        {isLetGo ? words.letGo : words.did[did.what]('atMs' in did ? formatDayAndTime(did.atMs) : '')}
      </span>
      <span className={classes.actions}>
        {actions.map((action, index) => (
          <Button
            key={action}
            size="compact-sm"
            variant={index === actions.length - 1 && action !== 'show' ? 'default' : 'subtle'}
            aria-label={`${words.actions[action]}: ${name}`}
            onClick={() => void runExpiryAction(action, item)}
          >
            {words.actions[action]}
          </Button>
        ))}
      </span>
    </li>
  );
}
