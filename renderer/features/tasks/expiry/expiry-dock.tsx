import type { ExpiringItem } from '../../../../shared/domain/jobs/expiry.ts';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { EXPIRY_TEXTS as words } from './expiry-texts.ts';
import classes from './expiry.module.css';
import { useExpiry } from './use-expiry.ts';

const SHOWN_ACTIVITY = 12;

/** What Atelier does by itself about things that expire, and what it did. */
export function ExpiryDock() {
  const { items, attention, handled } = useExpiry();
  return (
    <div className={classes.dock}>
      <p>{words.sum(handled.length, attention.length)}</p>
      <h3>{words.automatic}</h3>
      <dl>
        {words.rules.map(([rule, detail]) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.activity}</h3>
      <Activity items={items} />
      <p className={classes.quiet}>{words.foot}</p>
    </div>
  );
}

function Activity({ items }: { items: readonly ExpiringItem[] }) {
  const done = new Map<string, { atMs: number; text: string }>();
  for (const { did, name, jobId, id } of items) {
    if (!('atMs' in did)) continue;
    const text = did.what === 'saved' ? words.activitySaved(name || words.untitled) : words.activityUsed(name);
    // A task has a link and a record, and is saved once.
    done.set(jobId ?? id, { atMs: did.atMs, text });
  }
  const newest = [...done].toSorted(([, one], [, other]) => other.atMs - one.atMs).slice(0, SHOWN_ACTIVITY);
  if (newest.length === 0) return <p className={classes.quiet}>{words.noActivity}</p>;
  return (
    <ul className={classes.activity}>
      {newest.map(([id, { atMs, text }]) => (
        <li key={id}>
          <span className={classes.quiet}>{formatDayAndTime(atMs)}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
