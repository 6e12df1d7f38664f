import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DesignCandidate, VoiceDesignRound } from '../../../../shared/domain/voices/voice.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import { queryClient } from '../../../api/query-client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { VoiceOrb } from '../../../ui/voice-orb/voice-orb.tsx';
import { PreviewButton } from '../../../ui/preview/preview-button.tsx';
import { playPreviewOf } from '../preview/play-preview.ts';
import { texts } from '../texts.ts';
import { designTexts } from './design-texts.ts';
import classes from './design.module.css';

const words = designTexts;
type Props = { round: VoiceDesignRound; candidate: DesignCandidate; number: number };

/** One candidate: its orb, to be previewed, saved under a name, or discarded. */
export function CandidateCard({ round, candidate, number }: Props) {
  const { voiceId, state, failure } = candidate;
  const title = words.candidate(number);
  const discard = useMutation({
    mutationFn: () => client.voices.discardCandidate({ designId: round.id, voiceId }),
    onSuccess: refresh,
  });
  return (
    <li className={classes.candidate} data-state={state}>
      <div className={classes.tile}>
        {state === 'queued' || state === 'making' ? (
          <ProgressRing share={null} size={32} />
        ) : (
          <VoiceOrb voiceId={voiceId} size={84} />
        )}
      </div>
      <strong>{title}</strong>
      <span className={classes.small} role="status">
        {words.states[state]}
      </span>
      {state === 'failed' && failure ? (
        <p className={classes.failed}>{`${failureText(failure).what}. ${failureText(failure).why}`}</p>
      ) : null}
      <div className={classes.actions}>
        {state === 'ready' || state === 'kept' ? (
          <PreviewCandidate round={round} candidate={candidate} title={title} />
        ) : null}
        {state === 'ready' ? (
          <>
            <Keep round={round} candidate={candidate} number={number} />
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={words.discardNumber(number)}
              loading={discard.isPending}
              onClick={() => discard.mutate()}
            >
              {words.discard}
            </Button>
          </>
        ) : null}
      </div>
      {discard.error ? (
        <FailureNotice failure={apiFailure(discard.error)} steps={{ retry: () => discard.mutate() }} />
      ) : null}
    </li>
  );
}

async function refresh(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: api.voices.designs.key() }),
    queryClient.invalidateQueries({ queryKey: api.voices.list.key() }),
  ]);
}

function PreviewCandidate({ round, candidate, title }: Pick<Props, 'round' | 'candidate'> & { title: string }) {
  const { soundId, durationMs } = candidate;
  if (soundId === null) return null;
  const sound = { soundId, durationMs: durationMs ?? 0, isCached: true };
  const name = `design:${soundId}`;
  const play = () => void playPreviewOf(name, { title, subtitle: round.previewText }, () => Promise.resolve(sound));
  return <PreviewButton name={name} label={texts.preview.start} what={title.toLowerCase()} onPreview={play} />;
}

function Keep({ round, candidate, number }: Props) {
  const [name, setName] = useState<string | null>(null);
  const keep = useMutation({
    mutationFn: (wanted: string) =>
      client.voices.keepCandidate({ designId: round.id, voiceId: candidate.voiceId, name: wanted }),
    onSuccess: async (voice) => {
      announce(words.saved(voice.name));
      await refresh();
    },
  });
  if (name === null) {
    return (
      <Button
        size="compact-sm"
        aria-label={words.saveNumber(number)}
        onClick={() => setName(words.proposedName(round.description, number))}
      >
        {words.save}
      </Button>
    );
  }
  const wanted = name.trim();
  return (
    <form
      className={classes.keep}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== '') keep.mutate(wanted);
      }}
    >
      <TextInput
        aria-label={words.name}
        value={name}
        maxLength={120}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setName(null);
        }}
      />
      <Button
        type="submit"
        size="compact-sm"
        aria-label={words.saveNumber(number)}
        disabled={wanted === ''}
        loading={keep.isPending}
      >
        {words.save}
      </Button>
      {keep.error ? (
        <FailureNotice failure={apiFailure(keep.error)} steps={{ retry: () => keep.mutate(wanted) }} />
      ) : null}
    </form>
  );
}
