import { Button } from '@mantine/core';
import { IconFileTextSpark, IconMicrophone } from '@tabler/icons-react';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { DocumentStage } from '../../../ui/collection/document-stage.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { UnsavedSteps } from '../../../ui/feedback/toasts/unsaved-steps.tsx';
import { StageCentre } from '../../../ui/layout/stage-parts.tsx';
import { openTranscripts } from '../document/open-documents.ts';
import { CheckBar } from '../checking/check-bar.tsx';
import { useLineProblems } from '../checking/line-problems.ts';
import { MendDialog } from '../checking/mend-dialog.tsx';
import { TranscriptFind } from '../find/transcript-find.tsx';
import { chooseFiles } from '../importing/import-files.ts';
import { transcribeSample } from '../importing/sample.ts';
import { RECORDING_TEXTS } from '../recording/recording-texts.ts';
import { toggleRecording } from '../recording/use-recording-session.ts';
import { BulkExportDialog } from '../exporting/bulk-dialog.tsx';
import { RangeDialog } from '../range/range-dialog.tsx';
import { RangeNotices } from '../range/range-notices.tsx';
import { CorrectionsDialog } from '../corrections/corrections-dialog.tsx';
import { CorrectionsNotice } from '../corrections/corrections-notice.tsx';
import { CorrectionsReview } from '../corrections/corrections-review.tsx';
import { RewriteDialog } from '../rewriting/rewrite-dialog.tsx';
import { RewriteNotices } from '../rewriting/rewrite-notices.tsx';
import { DigestDialog } from '../digest/digest-dialog.tsx';
import { DigestNotices } from '../digest/digest-notices.tsx';
import { FilterBar } from '../filter/filter-bar.tsx';
import { LineList } from '../rows/line-list.tsx';
import { texts } from '../texts.ts';
import { useTranscribeView } from '../document/transcript-context.tsx';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { RegroupDialog } from '../tools/regroup-dialog.tsx';
import { TimingDialog } from '../tools/timing-dialog.tsx';
import { WaveformStrip } from '../waveform/waveform-strip.tsx';
import { DoubtNotice } from './doubt-notice.tsx';
import { GoToTranscriptLine } from './go-to-line.tsx';
import { StageHeader } from './stage-header.tsx';
import { StageState, useStageState } from './stage-state.tsx';
import { useLoadedPlayer, useRememberedPlace } from './use-loaded-player.ts';
import { TrackNotice } from './track-notice.tsx';
import { useTranscribeActions } from './use-transcribe-actions.ts';

/** The main stage: the open transcript, or how to begin. */
export function MainStage() {
  useActions({ 'transcript.exportSeveral': { run: () => useTranscribe.setState({ isBulkExporting: true }) } });
  return (
    <>
      <DocumentStage
        view={useTranscribeView()}
        title={texts.title}
        loading={texts.stage.loading}
        beginning={<Beginning />}
      >
        {(open) => <OpenStage key={open.transcript.id} open={open} />}
      </DocumentStage>
      <BulkExportDialog />
    </>
  );
}

function Beginning() {
  return (
    <EmptyState icon={IconFileTextSpark} title={texts.stage.emptyTitle} text={texts.stage.emptyText}>
      <Button variant="filled" onClick={() => void chooseFiles()}>
        {texts.importing.choose}
      </Button>
      <Button leftSection={<IconMicrophone size={15} stroke={1.6} aria-hidden />} onClick={() => toggleRecording()}>
        {RECORDING_TEXTS.start}
      </Button>
      <Button onClick={() => void transcribeSample()}>{texts.importing.sample}</Button>
    </EmptyState>
  );
}

function OpenStage({ open }: { open: OpenTranscript }) {
  const state = useStageState(open);
  const isFinding = useTranscribe((store) => store.find.isOpen);
  const isChecking = useTranscribe((store) => store.isChecking);
  const problems = useLineProblems(open);
  useTranscribeActions(open, problems);
  useLoadedPlayer(open);
  useRememberedPlace(open);
  const hasLines = open.transcript.segments.length > 0;
  return (
    <>
      <StageHeader open={open} />
      <WaveformStrip open={open} />
      <TrackNotice mediaId={open.transcript.mediaId} />
      <DoubtNotice open={open} />
      <RangeNotices open={open} />
      <RewriteNotices open={open} />
      <DigestNotices open={open} />
      <CorrectionsNotice open={open} />
      {hasLines ? <FilterBar open={open} /> : null}
      {isChecking && hasLines ? <CheckBar problems={problems} /> : null}
      {isFinding && hasLines ? <TranscriptFind open={open} /> : null}
      <UnsavedSteps documents={openTranscripts} id={open.transcript.id} />
      {state ? <StageState open={open} state={state} /> : null}
      {open.visible.length > 0 || open.transcript.state === 'working' ? (
        <LineList open={open} problems={problems} />
      ) : null}
      {hasLines && open.visible.length === 0 ? <NothingShown /> : null}
      <GoToTranscriptLine open={open} />
      <MendDialog open={open} />
      <RegroupDialog open={open} />
      <TimingDialog open={open} />
      <RangeDialog open={open} />
      <RewriteDialog open={open} />
      <DigestDialog open={open} />
      <CorrectionsDialog open={open} />
      <CorrectionsReview open={open} />
    </>
  );
}

function NothingShown() {
  return (
    <StageCentre>
      <p>{texts.list.hiddenByFilter}</p>
      <Button size="compact-sm" mt="0.5rem" onClick={() => useTranscribe.setState({ filter: null })}>
        {texts.list.showAll}
      </Button>
    </StageCentre>
  );
}
