import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { VoiceDesignRound } from '../../../../shared/domain/voices/voice.ts';
import { useJobs } from '../../../api/jobs.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { designTexts } from './design-texts.ts';
import { CandidateCard } from './candidate-card.tsx';
import { designDraft } from './design-draft.ts';
import classes from './design.module.css';

/** One round: what was wanted and the candidates that came of it. */
export function DesignRound({ round, isNewest = false }: { round: VoiceDesignRound; isNewest?: boolean }) {
  const job = useJobs().find(({ id }) => id === round.jobId);
  const again = () => designDraft.set({ description: round.description, previewText: round.previewText });
  return (
    <section
      className={classes.round}
      data-newest-round={isNewest || undefined}
      aria-label={designTexts.roundOf(formatDayAndTime(round.createdAtMs))}
    >
      <header className={classes.roundHead}>
        <p className={classes.wanted} data-selectable>
          {round.description}
        </p>
        <span className={classes.small}>{formatDayAndTime(round.createdAtMs)}</span>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden />}
          onClick={again}
        >
          {designTexts.useAgain}
        </Button>
      </header>
      {isNewest && job?.state === 'failed' && job.failure ? <FailureNotice failure={job.failure} /> : null}
      <ul className={classes.candidates}>
        {round.candidates.map((candidate, at) => (
          <CandidateCard key={candidate.voiceId || at} round={round} candidate={candidate} number={at + 1} />
        ))}
      </ul>
    </section>
  );
}
