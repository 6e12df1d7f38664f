import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { parseLyrics } from '../../../../shared/domain/music/lyric-blocks.ts';
import { serviceHost } from '../../../../shared/domain/settings/service-host.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api, client } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { ExpiryRing } from '../../../ui/expiry/expiry-ring.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { fillForm } from '../actions/reuse.ts';
import { draftBlocks } from '../form-draft/song-draft.ts';
import { formTexts } from '../form-draft/form-texts.ts';
import classes from './form.module.css';

const words = formTexts.prepared;
const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** Whether the service still knows the reference, for how long, and the lyrics that it found in it. */
export function PreparedReference({ id }: { id: ItemId }) {
  const host = serviceHost(useSettings(), 'cloud') ?? '';
  const input = { id, engine: 'cloud' } as const;
  const known = useQuery({ ...api.music.preparedReference.queryOptions({ input }), refetchInterval: MINUTE_MS });
  const reading = useMutation({
    mutationFn: async () => client.music.prepareReference(input),
    onSuccess: (prepared) => {
      if (prepared === null) showToast({ message: words.unable });
      else if (prepared.lyrics.trim() === '') showToast({ message: words.noLyrics });
      else fillForm({ blocks: draftBlocks(parseLyrics(prepared.lyrics)) }, words.lyricsUsed);
    },
    onError: (error) => showFailureToast(words.notRead, error),
  });
  if (known.data === undefined) return null;
  return (
    <div className={classes.prepared}>
      <p className={parts.hint}>{known.data ? words.known(known.data.host) : words.unknown(host)}</p>
      {known.data ? (
        <ExpiryRing expiresAtMs={known.data.expiresAtMs} lifeMs={DAY_MS} title={words.expires} isQuiet />
      ) : null}
      <Button size="compact-sm" variant="subtle" loading={reading.isPending} onClick={() => reading.mutate()}>
        {words.useLyrics}
      </Button>
    </div>
  );
}
