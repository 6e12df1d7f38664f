import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { barsPath } from '../../../../shared/domain/media/peak-bars.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { JOB_ICONS } from '../../../ui/kinds/job-icons.ts';
import classes from './rows.module.css';

const HEIGHT = 24;

/** The waveform of the recording that a task is about, or the icon of its kind, on a tile. */
export function JobTile({ job }: { job: Pick<Job, 'kind' | 'waveformOf'> }) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const Icon = JOB_ICONS[job.kind];
  const bars = useThumbnail(job.waveformOf, inViewport);
  return (
    <span ref={ref} className={classes.tile} aria-hidden>
      {bars === null ? (
        <Icon size={16} stroke={1.6} />
      ) : (
        <svg width={bars.length * 3 - 1} height={HEIGHT}>
          <path d={barsPath(bars, HEIGHT)} />
        </svg>
      )}
    </span>
  );
}

/** Heights of the bars; null where there are none, or they are not read yet: only those of rows that can be seen are. */
function useThumbnail(id: ItemId | null, isSeen: boolean): number[] | null {
  const url = id === null ? null : mediaUrl.thumbnail(id);
  const bars = useQuery({
    queryKey: ['thumbnail', url],
    queryFn: ({ signal }) => readBars(url ?? '', signal),
    enabled: isSeen && url !== null,
    staleTime: Infinity,
  }).data;
  return bars !== undefined && bars.length > 0 ? bars : null;
}

/** A picture that cannot be read is none: the icon stays. */
async function readBars(url: string, signal: AbortSignal): Promise<number[]> {
  const response = await fetch(url, { signal });
  return response.ok ? ((await response.json()) as number[]) : [];
}
