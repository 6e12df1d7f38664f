import { useQuery } from '@tanstack/react-query';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isPlaced, type TimedLyrics } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import { api } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';

/** The lyrics of a song; undefined until they are read. */
export function useSongLyrics(id: ItemId | null): TimedLyrics | undefined {
  return useQuery({ ...api.music.lyrics.queryOptions({ input: { id: id ?? ('' as ItemId) } }), enabled: id !== null })
    .data;
}

/** What can be done about the times of a song's lyrics: they are exported where there are any, and found where nobody knows them. */
export function useLyricTimes(id: ItemId | null): { hasTimes: boolean; canFind: boolean; job: Job | null } {
  const lyrics = useSongLyrics(id);
  const job = useJobs().find((each) => each.kind === 'time-lyrics' && each.itemId === id && isActiveJob(each)) ?? null;
  const lines = lyrics?.lines ?? [];
  const canFind = lines.length > 0 && lyrics?.origin !== 'score' && job === null;
  return { hasTimes: lines.some(isPlaced), canFind, job };
}
