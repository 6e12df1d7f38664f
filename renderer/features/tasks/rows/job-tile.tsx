import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { barsPath } from '../../../../shared/domain/media/peak-bars.ts';
import { api } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { hasPicture, ItemLook } from '../../../ui/items/item-look.tsx';
import { JOB_ICONS } from '../../../ui/kinds/job-icons.ts';
import { picturedItem } from './job-picture.ts';
import classes from './rows.module.css';

const HEIGHT = 24;

type Pictured = Pick<Job, 'kind' | 'waveformOf' | 'itemId' | 'itemKind' | 'results'>;

/** What came of a task or what it is about, as a picture or a waveform on a tile; the icon of its kind where there is neither. */
export function JobTile({ job }: { job: Pictured }) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const row = usePicturedRow(job, inViewport);
  const Icon = JOB_ICONS[job.kind];
  const sign = <Icon size={16} stroke={1.6} />;
  const bars = useThumbnail(waveformOf(job, row), inViewport);
  return (
    <span ref={ref} className={classes.tile} aria-hidden>
      {row && hasPicture(row) ? (
        <ItemLook row={row} sign={sign} className={classes.look} />
      ) : bars === null ? (
        sign
      ) : (
        <svg width={bars.length * 3 - 1} height={HEIGHT}>
          <path d={barsPath(bars, HEIGHT)} />
        </svg>
      )}
    </span>
  );
}

/** The row of the item that the task is shown by; undefined without one. */
function usePicturedRow(job: Pictured, isSeen: boolean): LibraryRow | undefined {
  const id = picturedItem(job);
  const ids = id === null ? [] : [id];
  return useQuery({ ...api.library.rows.queryOptions({ input: { ids } }), enabled: isSeen && id !== null }).data?.[0];
}

/** Of the recording that is transcribed, or of the item itself where that is sound. */
function waveformOf(job: Pictured, row: LibraryRow | undefined): ItemId | null {
  if (picturedItem(job) === null) return job.waveformOf;
  return row?.mediaState === 'ready' && ITEM_KINDS[row.kind].mediaType === 'audio' ? row.id : null;
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
