import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { playItem } from '../../../ui/items/play-item.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

/** What was recognised of a recording in the background, and the way to a transcript of it; nothing where there is one already. */
export function HeardText({ row }: { row: LibraryRow }) {
  const id = useId();
  const heard = useQuery(api.backgroundRecognition.of.queryOptions({ input: { id: row.id } })).data;
  const make = useMutation({
    mutationFn: () => client.backgroundRecognition.makeTranscript({ id: row.id }),
    onSuccess: ({ transcriptId }) => navigate('transcribe', transcriptId),
  });
  if (!heard || heard.state === 'begun') return null;
  const { playable } = row;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 className={classes.heading} id={id}>
        {texts.heard.title}
      </h3>
      {heard.failure ? (
        <FailureNotice
          failure={heard.failure}
          steps={{ retry: () => void client.backgroundRecognition.retry({ id: row.id }) }}
        />
      ) : (
        <>
          <p className={classes.heardNote}>{texts.heard.note(heard.lineCount)}</p>
          {heard.lineCount > 0 ? (
            <Button size="compact-sm" loading={make.isPending} onClick={() => make.mutate()}>
              {texts.heard.make}
            </Button>
          ) : null}
          {make.error ? (
            <FailureNotice failure={apiFailure(make.error)} steps={{ retry: () => make.mutate() }} />
          ) : null}
          <ul className={classes.heardLines}>
            {heard.lines.map(({ startMs, text }) => (
              <li key={startMs}>
                <button
                  type="button"
                  className={classes.heardLine}
                  disabled={!playable}
                  onClick={() => playable && playItem({ ...row, playable }, startMs)}
                >
                  <span className={classes.heardTime}>{formatShortTime(startMs)}</span> <span>{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
