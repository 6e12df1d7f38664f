import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop, IconSpeakerphone } from '@tabler/icons-react';
import { LANGUAGE_NAMES } from '../../../../shared/domain/language-names.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { useSaveStatus } from '../document/open-documents.ts';
import { ExportMenu } from '../exporting/export-menu.tsx';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../transcribe-context.tsx';
import classes from './stage.module.css';
import { StageTitle } from './stage-title.tsx';
import { resumeJob, stopJob, useStageJob } from './stage-job.ts';

/** Title, quiet facts, and the panel's one main action. */
export function StageHeader({ open }: { open: OpenTranscript }) {
  const { transcript } = open;
  const { running, resumable } = useStageJob(transcript);
  return (
    <header className={classes.header}>
      <StageTitle key={transcript.title} id={transcript.id} title={transcript.title} />
      <Facts open={open} />
      <span className={classes.space} />
      {running ? (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlayerStop size={15} stroke={1.6} aria-hidden />}
          onClick={() => stopJob(running)}
        >
          {texts.stage.stop}
        </Button>
      ) : null}
      {resumable ? (
        <Button
          size="compact-sm"
          leftSection={<IconPlayerPlay size={15} stroke={1.6} aria-hidden />}
          onClick={() => resumeJob(resumable)}
        >
          {texts.stage.resume}
        </Button>
      ) : null}
      <CommandButton id="transcript.dub" icon={IconSpeakerphone} />
      <ExportMenu open={open} />
    </header>
  );
}

function Facts({ open: { transcript } }: { open: OpenTranscript }) {
  const { pendingCount, failed } = useSaveStatus(transcript.id);
  const saving = failed.length > 0 ? texts.stage.notSaved : pendingCount > 0 ? texts.stage.saving : texts.stage.saved;
  const language = texts.languageName(transcript.recipe.language, LANGUAGE_NAMES);
  const { length } = transcript.segments;
  // Before the first line is written there is nothing to count or to save.
  const written = length > 0 ? [texts.lines(length), saving] : [];
  const facts = [language, ...written].filter((fact) => fact !== null);
  return <span className={classes.facts}>{texts.stage.facts(facts)}</span>;
}
