import { Button, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconEar, IconPlayerPlay } from '@tabler/icons-react';
import { SPEECH_LIMITS } from '../../../../../shared/domain/speech/speech-options.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { client } from '../../../../api/client.ts';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { TimeField } from '../../../../ui/time/time-field.tsx';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import classes from '../parts/clone.module.css';
import { type ClonePrompt, setDraft, useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { playMaterial } from '../parts/play-material.ts';
import { promptFrom, totalMs } from '../../clone-draft/spans/spans.ts';
import { useMaterial, useMaterialMs } from '../parts/use-clone-facts.ts';
import { GrowingTextarea } from '../../../../ui/text/growing-textarea.tsx';

const words = cloneTexts.prompt;

/** The prompt: an excerpt under eight seconds with its words; optional. */
export function PromptSample() {
  const prompt = useCloneDraft((draft) => draft.prompt);
  const heard = useRecognisedPrompt();
  const choose = (isOn: boolean) => {
    const span = isOn ? promptFrom(useCloneDraft.getState().spans) : null;
    setDraft({ prompt: span && { ...span, text: '' } });
    if (span) heard.mutate();
  };
  return (
    <section className={classes.block} aria-label={words.title}>
      <h3 className={classes.blockTitle}>{words.title}</h3>
      <Switch
        size="xs"
        label={words.use}
        description={words.why}
        checked={prompt !== null}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {prompt ? <PromptEditor prompt={prompt} heard={heard} /> : null}
    </section>
  );
}

function PromptEditor({ prompt, heard }: { prompt: ClonePrompt; heard: ReturnType<typeof useRecognisedPrompt> }) {
  const item = useMaterial();
  const durationMs = useMaterialMs();
  const lengthMs = totalMs([prompt]);
  const change = (values: Partial<ClonePrompt>) => setDraft({ prompt: { ...prompt, ...values } });
  return (
    <>
      <div className={classes.controls}>
        <TimeField
          label={words.start}
          valueMs={prompt.startMs}
          minMs={0}
          maxMs={Math.max(0, prompt.endMs - 200)}
          onChange={(startMs) => change({ startMs })}
        />
        <TimeField
          label={words.end}
          valueMs={prompt.endMs}
          minMs={prompt.startMs + 200}
          maxMs={durationMs}
          onChange={(endMs) => change({ endMs })}
        />
        <span className={lengthMs >= SPEECH_LIMITS.promptEndMs ? classes.warning : classes.small}>
          {lengthMs >= SPEECH_LIMITS.promptEndMs ? words.tooLong(formatShortTime(lengthMs)) : formatShortTime(lengthMs)}
        </span>
        <Button
          size="compact-sm"
          leftSection={<IconPlayerPlay size={15} stroke={1.6} aria-hidden />}
          onClick={() => item && playMaterial(item, prompt)}
        >
          {words.play}
        </Button>
        <Button
          size="compact-sm"
          loading={heard.isPending}
          leftSection={<IconEar size={15} stroke={1.6} aria-hidden />}
          onClick={() => heard.mutate()}
        >
          {words.transcribeAgain}
        </Button>
      </div>
      <GrowingTextarea
        aria-label={words.text}
        placeholder={words.text}
        minRows={2}
        maxLength={1000}
        value={prompt.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {heard.error ? <FailureNotice failure={apiFailure(heard.error)} steps={{ retry: () => heard.mutate() }} /> : null}
    </>
  );
}

function useRecognisedPrompt() {
  return useMutation({
    mutationFn: async () => {
      const { itemId, prompt } = useCloneDraft.getState();
      if (itemId === null || !prompt) return;
      const { startMs, endMs } = prompt;
      const { text } = await client.voices.sampleText({ itemId, spans: [{ startMs, endMs }] });
      const now = useCloneDraft.getState().prompt;
      if (now?.startMs === startMs && now.endMs === endMs) setDraft({ prompt: { ...now, text } });
    },
  });
}
