import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemId, SpeakerId } from '../../../../../shared/domain/ids.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import type { Transcript } from '../../../../../shared/domain/transcript/transcript.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { api, client } from '../../../../api/client.ts';
import { SearchField } from '../../../../ui/collection/search-field.tsx';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { SpeakerMark } from '../../../../ui/speaker-mark.tsx';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './material.module.css';
import { setDraft, takeMaterial, useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { pickSuggested, totalMs } from '../../clone-draft/spans/spans.ts';

const TYPING_MS = 200;

/** A speaker of a transcript: the best clean excerpts of the lines are picked. */
export function TranscriptPane() {
  const [openId, setOpenId] = useState<ItemId | null>(useCloneDraft.getState().transcriptId);
  return openId === null ? <Transcripts open={setOpenId} /> : <Speakers id={openId} close={() => setOpenId(null)} />;
}

function Transcripts({ open }: { open: (id: ItemId) => void }) {
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search.trim(), TYPING_MS);
  const page = useQuery({
    ...api.transcripts.list.queryOptions({ input: { limit: 50, ...(query === '' ? {} : { query }) } }),
    placeholderData: keepPreviousData,
  });
  const rows = (page.data?.rows ?? []).filter((row) => row.segmentCount > 0);
  return (
    <>
      <SearchField label={cloneTexts.transcripts.search} value={search} onChange={setSearch} />
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" className={classes.row} onClick={() => open(row.id)}>
              <span className={wizard.clip}>{row.title}</span>
              <span className={wizard.small}>
                {cloneTexts.transcripts.facts(row.speakerCount, formatShortTime(row.durationMs))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {page.isSuccess && rows.length === 0 ? (
        <p className={wizard.quiet} role="status">
          {query === '' ? cloneTexts.transcripts.empty : cloneTexts.library.noHits(query)}
        </p>
      ) : null}
    </>
  );
}

function Speakers({ id, close }: { id: ItemId; close: () => void }) {
  const transcript = useQuery(api.transcripts.get.queryOptions({ input: { id } }));
  const taken = useCloneDraft((draft) => (draft.transcriptId === id ? draft.speakerId : null));
  const pick = useMutation({ mutationFn: pickSpeaker });
  const { data, error } = transcript;
  return (
    <>
      <div className={classes.crumb}>
        <Button size="compact-sm" variant="subtle" onClick={close}>
          {cloneTexts.transcripts.back}
        </Button>
        <strong className={wizard.clip}>{data?.title ?? ''}</strong>
      </div>
      <p className={wizard.small}>{cloneTexts.transcripts.pick}</p>
      {error ? <FailureNotice failure={apiFailure(error)} steps={{ retry: () => void transcript.refetch() }} /> : null}
      <ul className={classes.rows}>
        {(data?.speakers ?? []).map((speaker) => (
          <li key={speaker.id}>
            <button
              type="button"
              className={classes.row}
              aria-pressed={taken === speaker.id}
              disabled={pick.isPending}
              onClick={() => data && pick.mutate({ transcript: data, speakerId: speaker.id })}
            >
              <SpeakerMark ordinal={speaker.ordinal} />
              <span className={wizard.clip}>{speaker.name}</span>
              <span className={wizard.small}>{data ? talkTime(data, speaker.id) : ''}</span>
            </button>
          </li>
        ))}
      </ul>
      {pick.isPending ? (
        <p className={wizard.quiet} role="status">
          {cloneTexts.transcripts.picking}
        </p>
      ) : null}
      {pick.error ? (
        <FailureNotice
          failure={apiFailure(pick.error)}
          steps={{ retry: () => pick.variables && pick.mutate(pick.variables) }}
        />
      ) : null}
    </>
  );
}

function talkTime(transcript: Transcript, speakerId: SpeakerId): string {
  const lines = transcript.segments.filter((segment) => segment.speakerId === speakerId);
  return cloneTexts.transcripts.talk(lines.length, formatShortTime(totalMs(lines)));
}

/** Takes the recording of the transcript with the best excerpts of that speaker. */
async function pickSpeaker({ transcript, speakerId }: { transcript: Transcript; speakerId: SpeakerId }): Promise<void> {
  const { id: transcriptId, mediaId, speakers } = transcript;
  takeMaterial(mediaId, { transcriptId, speakerId });
  const suggested = await client.voices.suggestSpans({ itemId: mediaId, transcriptId, speakerId });
  const draft = useCloneDraft.getState();
  // Another choice may have been made meanwhile.
  if (draft.transcriptId !== transcriptId || draft.speakerId !== speakerId) return;
  const name = speakers.find((speaker) => speaker.id === speakerId)?.name ?? '';
  setDraft({ spans: pickSuggested(suggested, () => crypto.randomUUID()), ...(draft.name === '' ? { name } : {}) });
}
