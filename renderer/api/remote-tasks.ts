import { useQueries, useQuery } from '@tanstack/react-query';
import type { JobId, RemoteTaskId } from '../../shared/domain/ids.ts';
import { hasEnded, isPolled, pollIntervalMs, type RemoteTask } from '../../shared/domain/jobs/remote-task.ts';
import { api } from './client.ts';

const NONE: RemoteTask[] = [];

/**
 * How a shown task is polled: at once, at the pace of its age, again when its window is visible again, and never while that
 * is hidden. A change that core tells of makes it out of date, so that it is asked for at once (see keysOfChange).
 */
export function remoteTaskQuery(id: RemoteTaskId) {
  return {
    ...api.remoteTasks.poll.queryOptions({ input: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchIntervalInBackground: false,
    refetchInterval: ({ state }: { state: { data?: RemoteTask | undefined } }) =>
      state.data !== undefined && pollIntervalMs(state.data, Date.now()),
  };
}

/**
 * The tasks that a service works on for a job, newest first, each as the last poll left it. While a component with this hook
 * is shown, those that the service works on are polled.
 */
export function useRemoteTasks(jobId: JobId | null): RemoteTask[] {
  const list = api.remoteTasks.list.queryOptions({ input: jobId === null ? {} : { jobId } });
  const tasks = useQuery({ ...list, enabled: jobId !== null }).data ?? NONE;
  return useQueries({
    queries: tasks.filter(isPolled).map(({ id }) => remoteTaskQuery(id)),
    combine: (polled) => {
      const answers = new Map(polled.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
      return tasks.map((task) => answers.get(task.id) ?? task);
    },
  });
}

/** The task of a job that has not ended; null where there is none. See useRemoteTasks. */
export function useRemoteTask(jobId: JobId | null): RemoteTask | null {
  return useRemoteTasks(jobId).find((task) => !hasEnded(task)) ?? null;
}
