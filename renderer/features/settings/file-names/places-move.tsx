import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import classes from '../settings.module.css';
import { texts } from './file-name-texts.ts';

/** While the task runs, how often what is left is asked for. */
const POLL_MS = 1000;

/** Items of earlier versions that are not in readable folders: how many, and the task that moves them. Nothing where there are none. */
export function PlacesMove() {
  const query = api.library.places.queryOptions({
    refetchInterval: ({ state }) => (state.data?.jobId ? POLL_MS : false),
  });
  const places = useQuery(query).data;
  const move = useMutation({
    mutationFn: () => client.library.moveToPlaces({ renames: false }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.library.places.key() }),
  });
  if (!places) return null;
  const { toMove, formerCount, jobId } = places;
  if (toMove.count === 0 && formerCount === 0 && jobId === null) return null;
  return (
    <>
      {toMove.count > 0 || jobId !== null ? (
        <div className={classes.line}>
          {jobId === null ? (
            <Button onClick={() => move.mutate()} loading={move.isPending}>
              {texts.move}
            </Button>
          ) : (
            <Button onClick={() => navigate('tasks')}>{texts.showTask}</Button>
          )}
          <span className={classes.description} role="status">
            {jobId === null ? texts.toMove(toMove.count, toMove.sizeBytes) : texts.moving(toMove.count)}
          </span>
        </div>
      ) : null}
      {toMove.count > 0 ? <p className={classes.description}>{texts.moveHelp}</p> : null}
      {toMove.count === 0 && formerCount > 0 ? (
        <p className={classes.description}>{texts.former(formerCount)}</p>
      ) : null}
      {move.error ? <FailureNotice failure={apiFailure(move.error)} steps={{ retry: () => move.mutate() }} /> : null}
    </>
  );
}
