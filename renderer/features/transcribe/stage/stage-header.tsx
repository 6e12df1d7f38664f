import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop, IconSpeakerphone } from '@tabler/icons-react';
import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { StageTitle } from '../../../ui/collection/stage-title.tsx';
import { HeaderBar } from '../../../ui/layout/panel-header.tsx';
import { useSaveStatus } from '../document/open-documents.ts';
import { ExportMenu } from '../exporting/export-menu.tsx';
import { renameTranscript } from '../history/history-actions.ts';
import { incompleteWords } from '../history/row-facts.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { resumeTranscript, stopJob, useStageJob } from '../document/stage-job.ts';
import classes from './stage.module.css';

/** Title, quiet facts, and the panel's one main action. */
export function StageHeader({ open }: { open: OpenTranscript }) {
  const { transcript } = open;
  const { running, canResume } = useStageJob(transcript);
  return (
    <HeaderBar title={<Title open={open} />} facts={<Facts open={open} />}>
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
      {canResume ? (
        <Button
          size="compact-sm"
          leftSection={<IconPlayerPlay size={15} stroke={1.6} aria-hidden />}
          onClick={() => resumeTranscript(transcript.id)}
        >
          {texts.stage.resume}
        </Button>
      ) : null}
      <CommandButton id="transcript.dub" icon={IconSpeakerphone} />
      <ExportMenu open={open} />
    </HeaderBar>
  );
}

function Title({ open: { transcript } }: { open: OpenTranscript }) {
  const { id, title } = transcript;
  return (
    <StageTitle
      key={title}
      title={title}
      fieldLabel={texts.history.titleField}
      rename={(next) => void renameTranscript(id, next)}
    />
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
  if (transcript.state !== 'partial') return texts.stage.facts(facts);
  return (
    <>
      <span className={classes.incomplete}>{incompleteWords(transcript)}</span>
      {texts.stage.facts(['', ...facts])}
    </>
  );
}
