import { Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useEffect } from 'react';
import { DocumentStage } from '../../../ui/collection/document-stage.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { UnsavedSteps } from '../../../ui/feedback/toasts/unsaved-steps.tsx';
import { hasWords } from '../../../../shared/domain/speech/speech-text.ts';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { useAnswerTaker } from '../../../ui/layout/answer-takers.ts';
import { insertAnswer } from '../clipboard/insert-answer.ts';
import { useSent } from '../../../ui/layout/send-to.ts';
import { generateLines } from '../generation/generate-lines.ts';
import { openScripts } from '../document/opened/open-scripts.ts';
import { GoToScriptLine } from '../find/go-to-script-line.tsx';
import { ScriptFind } from '../find/script-find.tsx';
import { GenerateBar } from '../generate-bar/generate-bar.tsx';
import { newScript, openSample } from '../importing/import-scripts.ts';
import { LineList } from '../rows/line-list.tsx';
import { Playback } from './playback.tsx';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useOpenScript, useScriptReading } from '../document/script-context.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { DoubtNotice } from './doubt-notice.tsx';
import { StageHeader } from './stage-header.tsx';
import { useSpeakActions } from './use-speak-actions.ts';
import { ElsewhereNotice } from './elsewhere-notice.tsx';
import { VoicesNotice } from './voices-notice.tsx';

/** The main stage: the open script, or how to begin. */
export function MainStage() {
  return (
    <DocumentStage
      view={{ ...useScriptReading(), open: useOpenScript() }}
      title={texts.title}
      loading={texts.stage.loading}
      beginning={<Beginning />}
    >
      {(open) => <OpenStage key={open.script.id} open={open} />}
    </DocumentStage>
  );
}

const spokenLines = ({ script }: OpenScript): LineId[] =>
  script.lines.filter(({ text }) => hasWords(text)).map(({ id }) => id);

/** Nothing is open: a pasted text becomes the first script. */
function Beginning() {
  useEffect(() => {
    // Nothing is written here, so the event goes to the body.
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (!isTyping && text.trim() !== '') void newScript(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <EmptyState icon={IconSpeakerphone} title={texts.stage.emptyTitle} text={texts.stage.emptyText}>
      <Button variant="filled" onClick={() => void newScript()}>
        {texts.stage.newScript}
      </Button>
      <Button onClick={() => void openSample()}>{texts.stage.openSample}</Button>
    </EmptyState>
  );
}

function OpenStage({ open }: { open: OpenScript }) {
  const isFinding = useSpeak((state) => state.find.isOpen);
  useSpeakActions(open);
  useSent(
    'speak',
    () => void generateLines(open.script.id, spokenLines(open)),
    ({ generates }) => generates === open.script.id,
  );
  useAnswerTaker({ id: 'script', label: texts.stage.script, take: (answer) => insertAnswer(open, answer) });
  return (
    <>
      <StageHeader open={open} />
      {isFinding ? <ScriptFind open={open} /> : null}
      <UnsavedSteps documents={openScripts} id={open.script.id} />
      <DoubtNotice open={open} />
      <VoicesNotice open={open} />
      <ElsewhereNotice open={open} />
      <LineList open={open} />
      <GenerateBar open={open} />
      <GoToScriptLine open={open} />
      <Playback open={open} scriptId={open.script.id} />
    </>
  );
}
