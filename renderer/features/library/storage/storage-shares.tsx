import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import type { LibraryStorage, StorageShare } from '../../../../shared/domain/library/upkeep/library-storage.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { narrow, openPart, showEverything } from '../library-store.ts';
import { storageTexts as texts } from './storage-texts.ts';
import classes from './storage.module.css';

const monthName = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' });

/** What each kind takes; a row shows its items, the largest first. */
export function KindShares({ kinds, close }: { kinds: LibraryStorage['kinds']; close: () => void }) {
  return (
    <Shares
      title={texts.kinds}
      rows={kinds.map(({ kind, ...share }) => {
        const { icon: Icon, names } = SHOWN_KINDS[kind];
        return {
          key: kind,
          icon: <Icon size={16} stroke={1.6} aria-hidden />,
          name: names,
          share,
          show: () => {
            showEverything();
            narrow({ kind, sort: 'largest' });
            close();
          },
        };
      })}
    />
  );
}

/** What was created in each month; a row shows those items. */
export function MonthShares({ months, close }: { months: LibraryStorage['months']; close: () => void }) {
  return (
    <Shares
      title={texts.months}
      rows={months.map(({ month, ...share }) => ({
        key: month,
        icon: <IconCalendar size={16} stroke={1.6} aria-hidden />,
        name: monthName.format(new Date(`${month}-01T12:00:00`)),
        share,
        show: () => {
          openPart('');
          narrow({ chips: [writeOperator('date', month)], text: '', sort: 'largest' });
          close();
        },
      }))}
    />
  );
}

type Row = { key: string; icon: ReactNode; name: string; share: StorageShare; show: () => void };

function Shares({ title, rows }: { title: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ share }) => share.sizeBytes));
  return (
    <section aria-label={title} className={classes.shares}>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.rows}>
        {rows.map(({ key, icon, name, share, show }) => {
          const size = formatBytes(share.sizeBytes);
          return (
            <li key={key}>
              <button
                type="button"
                className={classes.share}
                title={texts.share(name, share.count, size)}
                onClick={show}
              >
                {icon}
                <span className={classes.name}>{name}</span>
                <span className={classes.figure}>{size}</span>
                <span className={classes.bar} aria-hidden>
                  <span style={{ width: `${(share.sizeBytes / most) * 100}%` }} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
