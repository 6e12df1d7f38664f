import { Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconSparkles } from '@tabler/icons-react';
import { SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { usePanelEngine, useSettings } from '../../../api/settings/settings.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { EngineField } from '../../../ui/generation-form/engine/engine-field.tsx';
import { engineProblems, useEngine } from '../../../ui/generation-form/engine/use-engine.ts';
import { CountedTextarea } from '../../../ui/generation-form/fields/counted-textarea.tsx';
import { PromptField } from '../../../ui/generation-form/fields/prompt-field.tsx';
import { WordChips } from '../../../ui/generation-form/fields/word-chips.tsx';
import { firstProblem, problemAt } from '../../../ui/generation-form/form-problems.ts';
import { BillingLine } from '../../../ui/generation-form/submit/billing-line.tsx';
import { FormFooter } from '../../../ui/generation-form/submit/form-footer.tsx';
import { GenerateButton } from '../../../ui/generation-form/submit/generate-button.tsx';
import { designTexts } from './design-texts.ts';
import { designDraft, designHistory, designProblems, designUnits, spokenPreview } from './design-draft.ts';
import classes from './design.module.css';

const words = designTexts;
const CANDIDATES = 3;

/** The form that candidates for a voice are generated from. */
export function DesignForm() {
  const draft = designDraft.use();
  const engine = useEngine('voices');
  const generation = useCandidates();
  const { sampleSentence } = useSettings().speak;
  const preview = spokenPreview(draft, sampleSentence);
  const problems = designProblems(draft);
  return (
    <div className={classes.form}>
      <Description text={draft.description} problem={problemAt(problems, 'description')} />
      <CountedTextarea
        label={words.preview}
        placeholder={sampleSentence}
        minRows={1}
        maxRows={4}
        most={SPEECH_LIMITS.designPreview}
        value={draft.previewText}
        counted={preview}
        problem={problemAt(problems, 'previewText')}
        onChange={(previewText) => designDraft.set({ previewText })}
      />
      <Watermark isOn={draft.watermark} />
      <EngineField state={engine} />
      {generation.error ? (
        <FailureNotice failure={apiFailure(generation.error)} steps={{ retry: () => generation.mutate() }} />
      ) : null}
      <FormFooter>
        <BillingLine
          engine={engine.engine}
          billed={designUnits(preview, CANDIDATES)}
          sent={words.sent}
          stays={words.stays}
        />
        <GenerateButton
          label={words.generate(CANDIDATES)}
          problem={firstProblem([...problems, ...engineProblems(engine)])}
          isPending={generation.isPending}
          icon={<IconSparkles size={15} stroke={1.6} aria-hidden />}
          run={() => generation.mutate()}
        />
      </FormFooter>
    </div>
  );
}

function Description({ text, problem }: { text: string; problem: string | null }) {
  const write = (description: string) => designDraft.set({ description });
  return (
    <>
      <PromptField
        label={words.description}
        placeholder={words.placeholder}
        minRows={3}
        maxRows={8}
        most={SPEECH_LIMITS.designDescription}
        value={text}
        problem={problem}
        history={designHistory}
        onChange={write}
      />
      <WordChips groups={words.chips} text={text} onChange={write} />
    </>
  );
}

function Watermark({ isOn }: { isOn: boolean }) {
  return (
    <Switch
      size="xs"
      label={words.watermark}
      description={words.watermarkWhy}
      checked={isOn}
      onChange={(event) => designDraft.set({ watermark: event.currentTarget.checked })}
    />
  );
}

/** Asks for candidates of what the form says now. */
function useCandidates() {
  const engine = usePanelEngine('voices');
  const { speak } = useSettings();
  return useMutation({
    mutationFn: async () => {
      const draft = designDraft.use.getState();
      const description = draft.description.trim();
      const previewText = spokenPreview(draft, speak.sampleSentence);
      const { watermark } = draft;
      await client.voices.design({ engine, description, previewText, count: CANDIDATES, watermark });
      designHistory.remember(description);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.voices.designs.key() });
      // In a low window the candidates begin below its edge.
      requestAnimationFrame(() => document.querySelector('[data-newest-round]')?.scrollIntoView({ block: 'nearest' }));
    },
  });
}
