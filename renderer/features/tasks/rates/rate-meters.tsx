import { useQuery } from '@tanstack/react-query';
import type { RateUse } from '../../../../shared/domain/jobs/job-facts.ts';
import { api } from '../../../api/client.ts';
import { SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { TEXTS } from '../texts.ts';
import { freeRequests, rateName, rateText } from './rate-text.ts';
import classes from './rates.module.css';

/** Requests leave the window of their count by themselves, which no change tells. */
const LOOK_EVERY_MS = 1000;
/** More than this many parts of a bar are too narrow to be counted. */
const MOST_PARTS = 20;

/** What may be sent to the cloud at this moment, for each model and operation that is in use; nothing while none is. */
export function RateMeters() {
  const rates = useQuery({
    ...api.jobs.rates.queryOptions(),
    refetchInterval: ({ state }) => (state.data !== undefined && state.data.length > 0 ? LOOK_EVERY_MS : false),
  }).data;
  const nowMs = useNow(rates !== undefined && rates.length > 0);
  if (rates === undefined || rates.length === 0) return null;
  return (
    <SidebarGroup title={TEXTS.rates.title}>
      <ul className={classes.rates}>
        {rates.map((rate) => (
          <RateMeter key={`${rate.operation} ${rate.model ?? ''}`} rate={rate} nowMs={nowMs} />
        ))}
      </ul>
    </SidebarGroup>
  );
}

function RateMeter({ rate, nowMs }: { rate: RateUse; nowMs: number }) {
  const isWaiting = rate.nextAtMs !== null && rate.nextAtMs > nowMs;
  return (
    <li className={classes.rate} data-waiting={isWaiting || undefined}>
      <span className={classes.name}>{rateName(rate)}</span>
      <span className={classes.free}>{rateText(rate, nowMs)}</span>
      <Bar rate={rate} nowMs={nowMs} />
    </li>
  );
}

/** One part for each request of the rate, the free ones last; a whole bar where there are too many. None without a known limit. */
function Bar({ rate, nowMs }: { rate: RateUse; nowMs: number }) {
  const free = freeRequests(rate, nowMs);
  if (free === null || rate.count === null) return null;
  const { count } = rate;
  if (count > MOST_PARTS)
    return (
      <span className={classes.bar} aria-hidden>
        <i style={{ flexGrow: count - free }} />
        <i data-free style={{ flexGrow: free }} />
      </span>
    );
  return (
    <span className={classes.bar} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-free={index >= count - free || undefined} />
      ))}
    </span>
  );
}
