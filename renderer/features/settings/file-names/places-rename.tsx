import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { NameTemplates } from '../../../../shared/domain/library/places/name-template.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import classes from '../settings.module.css';
import { texts } from './file-name-texts.ts';

/**
 * Items whose files are named otherwise than the templates say: how many, some of the names that they would get, and the task that
 * renames them. Nothing where there are none, and while such a task runs.
 */
export function PlacesRename({ templates }: { templates: NameTemplates }) {
  const jobId = useQuery(api.library.places.queryOptions()).data?.jobId;
  const query = api.library.renames.queryOptions({ input: { templates } });
  const renames = useQuery({ ...query, enabled: jobId === null }).data;
  const rename = useMutation({
    mutationFn: () => client.library.moveToPlaces({ renames: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.library.places.key() }),
  });
  if (jobId !== null || !renames || renames.count === 0) return null;
  const { count, ownCount, examples } = renames;
  return (
    <>
      <div className={classes.line}>
        <Button onClick={() => rename.mutate()} loading={rename.isPending}>
          {texts.rename}
        </Button>
        <span className={classes.description} role="status">
          {texts.toRename(count)}
        </span>
      </div>
      <ul className={classes.examples} aria-label={texts.examples}>
        {examples.map(({ from, to }) => (
          <li key={from}>{texts.renamed(from, to)}</li>
        ))}
      </ul>
      <p className={classes.description}>
        {ownCount === 0 ? texts.renameHelp : `${texts.renameHelp} ${texts.own(ownCount)}`}
      </p>
      {rename.error ? (
        <FailureNotice failure={apiFailure(rename.error)} steps={{ retry: () => rename.mutate() }} />
      ) : null}
    </>
  );
}
