import { useQuery } from '@tanstack/react-query';
import { isFreeModel, MUSIC_LIMITS } from '../../../../shared/domain/music/music-models.ts';
import type { RateUse } from '../../../../shared/domain/jobs/job-facts.ts';
import { api } from '../../../api/client.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { formTexts } from '../form-draft/form-texts.ts';
import classes from './form.module.css';

const words = formTexts.meter;
const REFRESH_MS = 1000;
/** More requests than that are a bar, not capsules. */
const MOST_CAPSULES = 10;

/** How many requests of this minute the model still has (service.md, Limits), by Atelier's own count. */
export function RateMeter({ model }: { model: string }) {
  const rates = useQuery({ ...api.jobs.rates.queryOptions(), refetchInterval: REFRESH_MS }).data;
  const rate = rates?.find((each) => each.operation === 'music' && each.model === model);
  const most = rate?.count ?? (isFreeModel(model) ? MUSIC_LIMITS.perMinute.free : MUSIC_LIMITS.perMinute.paid);
  const left = Math.max(0, most - (rate?.used ?? 0));
  return (
    <div className={classes.meter} role="group" aria-label={words.label}>
      {most <= MOST_CAPSULES ? (
        <span className={classes.capsules} aria-hidden>
          {Array.from({ length: most }, (_, index) => (
            <i key={index} data-free={index < left || undefined} />
          ))}
        </span>
      ) : null}
      <span>{words.left(left, most)}</span>
      {rate ? <NextSlot rate={rate} /> : null}
    </div>
  );
}

function NextSlot({ rate: { nextAtMs } }: { rate: RateUse }) {
  const nowMs = useNow(nextAtMs !== null);
  const seconds = nextAtMs === null ? 0 : Math.ceil((nextAtMs - nowMs) / 1000);
  return seconds > 0 ? <span className={classes.next}>{words.next(seconds)}</span> : null;
}
