import { Button, Slider, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconEar } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { characterCount, SPEECH_LIMITS } from '../../../../../shared/domain/speech/speech-options.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { client } from '../../../../api/client.ts';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { transcriptTexts } from './transcript-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './transcript.module.css';
import { setDraft, useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { spansKey } from '../../clone-draft/spans/spans.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { PromptSample } from './prompt-sample.tsx';
import { GrowingTextarea } from '../../../../ui/text/growing-textarea.tsx';

const words = transcriptTexts;

/** Third step: what the sample says, a short prompt sample, and what is done to the sound. */
export function TranscriptStep() {
  return (
    <>
      <SampleText />
      <PromptSample />
      <Treatment />
    </>
  );
}

function SampleText() {
  const text = useCloneDraft((draft) => draft.sampleText);
  const isChecked = useCloneDraft((draft) => draft.isTextChecked);
  const heard = useRecognisedText();
  const length = characterCount(text.trim());
  const isTooLong = length > SPEECH_LIMITS.textValidation;
  return (
    <section className={wizard.block} aria-label={words.title}>
      <h3 className={wizard.blockTitle}>{words.title}</h3>
      <p className={wizard.small}>{words.why}</p>
      <GrowingTextarea
        aria-label={words.title}
        minRows={3}
        maxRows={8}
        value={text}
        placeholder={heard.isPending ? words.transcribing : words.placeholder}
        error={isChecked && isTooLong ? words.tooLong(length) : undefined}
        description={words.count(length)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => setDraft({ sampleText: event.currentTarget.value })}
      />
      {heard.error ? <FailureNotice failure={apiFailure(heard.error)} steps={{ retry: () => heard.mutate() }} /> : null}
      <div className={wizard.controls}>
        <Button
          size="compact-sm"
          loading={heard.isPending}
          leftSection={<IconEar size={15} stroke={1.6} aria-hidden />}
          onClick={() => heard.mutate()}
        >
          {words.transcribeAgain}
        </Button>
      </div>
      <Switch
        size="xs"
        label={words.check}
        description={isTooLong ? words.checkTooLong(length) : words.checkWhy}
        checked={isChecked}
        disabled={isTooLong && !isChecked}
        onChange={(event) => setDraft({ isTextChecked: event.currentTarget.checked })}
      />
      {isChecked ? <Accuracy /> : null}
    </section>
  );
}

function Accuracy() {
  const accuracy = useCloneDraft((draft) => draft.accuracy);
  return (
    <div className={classes.slider}>
      <span>{words.accuracy}</span>
      <Slider
        className={wizard.grow ?? ''}
        thumbLabel={words.accuracy}
        min={0.05}
        max={1}
        step={0.05}
        value={accuracy}
        onChange={(value) => setDraft({ accuracy: value })}
      />
      <span className={classes.figure}>{words.percent(accuracy)}</span>
      <p className={wizard.small}>{words.accuracyWhy}</p>
    </div>
  );
}

/** Fills the text by recognition: once automatically for these excerpts, and again when asked. */
function useRecognisedText() {
  const itemId = useCloneDraft((draft) => draft.itemId);
  const spans = useCloneDraft((draft) => draft.spans);
  const heard = useMutation({
    mutationFn: async () => {
      if (itemId === null) return;
      const plain = spans.map(({ startMs, endMs }) => ({ startMs, endMs }));
      const { text } = await client.voices.sampleText({ itemId, spans: plain });
      const now = useCloneDraft.getState();
      if (spansKey(now.spans) === spansKey(spans)) setDraft({ sampleText: text, textOf: spansKey(spans) });
    },
  });
  const begin = useEffectEvent(() => {
    const { textOf } = useCloneDraft.getState();
    if (spans.length > 0 && textOf !== spansKey(spans) && !heard.isPending) heard.mutate();
  });
  useEffect(() => begin(), []);
  return heard;
}

function Treatment() {
  const reduceNoise = useCloneDraft((draft) => draft.reduceNoise);
  const normalizeVolume = useCloneDraft((draft) => draft.normalizeVolume);
  return (
    <section className={wizard.block} aria-label={words.treatment}>
      <h3 className={wizard.blockTitle}>{words.treatment}</h3>
      <Switch
        size="xs"
        label={words.noise}
        description={words.noiseWhy}
        checked={reduceNoise}
        onChange={(event) => setDraft({ reduceNoise: event.currentTarget.checked })}
      />
      <Switch
        size="xs"
        label={words.volume}
        description={words.volumeWhy}
        checked={normalizeVolume}
        onChange={(event) => setDraft({ normalizeVolume: event.currentTarget.checked })}
      />
      <BeforeAndAfter />
    </section>
  );
}
