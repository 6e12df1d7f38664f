import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { parseLyrics } from '../../../../shared/domain/music/lyrics/lyric-blocks.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { serviceHost } from '../../../../shared/domain/settings/services/service-host.ts';
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

type Props = { id: ItemId; engine: EngineChoice };

/** Whether the service or the local engine still knows the reference, for how long, and the lyrics that it found in it. */
export function PreparedReference({ id, engine }: Props) {
  const host = serviceHost(useSettings(), engine);
  const input = { id, engine };
  const known = useQuery({ ...api.music.preparedReference.queryOptions({ input }), refetchInterval: MINUTE_MS });
  const reading = useMutation({
    mutationFn: async () => client.music.prepareReference(input),
    onSuccess: (prepared) => {
      if (prepared === null) showToast({ message: words.unable });
      else fillIn(prepared.lyrics);
    },
    onError: (error) => showFailureToast(words.notRead, error),
  });
  if (known.data === undefined) return null;
  return (
    <div className={classes.prepared}>
      <p className={parts.hint}>{stateText(host, known.data !== null)}</p>
      {known.data ? (
        <ExpiryRing
          expiresAtMs={known.data.expiresAtMs}
          lifeMs={DAY_MS}
          title={host === null ? words.expiresLocal : words.expires}
          isQuiet
        />
      ) : null}
      <Button size="compact-sm" variant="subtle" loading={reading.isPending} onClick={() => reading.mutate()}>
        {words.useLyrics}
      </Button>
    </div>
  );
}

function stateText(host: string | null, isKnown: boolean): string {
  if (host === null) return isKnown ? words.knownLocal : words.unknownLocal;
  return isKnown ? words.known(host) : words.unknown(host);
}

/** Tags alone are no lyrics. */
function fillIn(lyrics: string): void {
  const blocks = parseLyrics(lyrics);
  if (blocks.every(({ text }) => text.trim() === '')) showToast({ message: words.noLyrics });
  else fillForm({ blocks: draftBlocks(blocks) }, words.lyricsUsed);
}
