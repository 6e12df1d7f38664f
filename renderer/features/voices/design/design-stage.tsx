import { Button, Switch, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconSparkles } from '@tabler/icons-react';
import { addressHost } from '../../../../shared/domain/settings/service-host.ts';
import { characterCount, SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import { apiFailure } from '../../../api/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useSettings } from '../../../api/settings.ts';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { PreviewFailure } from '../preview/preview-failure.tsx';
import { texts } from '../texts.ts';
import { DesignRound } from './design-round.tsx';
import { hasWords, toggleWords, useDesignDraft } from './design-store.ts';
import classes from './design.module.css';

const words = texts.design;
const CANDIDATES = 3;
const MOST_DESCRIPTION = 2000;

/** Designs a voice from a description: three candidates side by side, and the rounds before. */
export function DesignStage() {
  const rounds = useQuery(api.voices.designs.queryOptions());
  const [newest, ...earlier] = rounds.data ?? [];
  return (
    <>
      <PanelHeader title={texts.list.design} level={2}>
        <Button size="compact-sm" onClick={() => navigate('voices')}>
          {texts.clone.close}
        </Button>
      </PanelHeader>
      <div className={classes.body}>
        <div className={classes.column}>
          <DesignForm />
          <PreviewFailure prefix="design:" />
          {rounds.error ? (
            <FailureNotice failure={apiFailure(rounds.error)} steps={{ retry: () => void rounds.refetch() }} />
          ) : null}
          {newest ? <DesignRound round={newest} isNewest /> : null}
          {newest || !rounds.isSuccess ? null : <p className={classes.quiet}>{words.nothing}</p>}
          {earlier.length > 0 ? <h3 className={classes.heading}>{words.earlier}</h3> : null}
          {earlier.map((round) => (
            <DesignRound key={round.id} round={round} />
          ))}
        </div>
      </div>
    </>
  );
}

function DesignForm() {
  const { engine, speak } = useSettings();
  const { description, previewText, watermark } = useDesignDraft();
  const preview = previewText.trim() === '' ? speak.sampleSentence : previewText.trim();
  const make = useMutation({
    mutationFn: () =>
      client.voices.design({
        engine,
        description: description.trim(),
        previewText: preview,
        count: CANDIDATES,
        watermark,
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.voices.designs.key() });
      // In a low window the candidates begin below its edge.
      requestAnimationFrame(() => document.querySelector('[data-newest-round]')?.scrollIntoView({ block: 'nearest' }));
    },
  });
  const isReady = description.trim() !== '';
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) make.mutate();
      }}
    >
      <Description />
      <Preview characters={characterCount(preview)} placeholder={speak.sampleSentence} />
      <Switch
        size="xs"
        label={words.watermark}
        description={words.watermarkWhy}
        checked={watermark}
        onChange={(event) => useDesignDraft.setState({ watermark: event.currentTarget.checked })}
      />
      {make.error ? <FailureNotice failure={apiFailure(make.error)} steps={{ retry: () => make.mutate() }} /> : null}
      <div className={classes.foot}>
        <Cost characters={characterCount(preview)} />
        <Button
          type="submit"
          size="md"
          variant="filled"
          disabled={!isReady}
          loading={make.isPending}
          leftSection={<IconSparkles size={15} stroke={1.6} aria-hidden />}
        >
          {words.generate(CANDIDATES)}
        </Button>
      </div>
    </form>
  );
}

function Description() {
  const description = useDesignDraft((draft) => draft.description);
  return (
    <>
      <Textarea
        label={words.description}
        placeholder={words.placeholder}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={MOST_DESCRIPTION}
        value={description}
        onChange={(event) => useDesignDraft.setState({ description: event.currentTarget.value })}
      />
      <Chips description={description} />
    </>
  );
}

function Preview({ characters, placeholder }: { characters: number; placeholder: string }) {
  const previewText = useDesignDraft((draft) => draft.previewText);
  return (
    <Textarea
      label={words.preview}
      placeholder={placeholder}
      autosize
      minRows={1}
      maxRows={4}
      maxLength={SPEECH_LIMITS.designPreview}
      value={previewText}
      description={words.previewCount(characters)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => useDesignDraft.setState({ previewText: event.currentTarget.value })}
    />
  );
}

function Cost({ characters }: { characters: number }) {
  const { engine, cloud } = useSettings();
  const host = addressHost(cloud.baseUrl);
  return (
    <span className={classes.small}>
      {engine === 'cloud' ? words.costCloud(CANDIDATES, characters, host) : words.costLocal}
    </span>
  );
}

function Chips({ description }: { description: string }) {
  return (
    <div className={classes.chips}>
      {words.chips.map(({ name, values }) => (
        <div key={name} role="group" aria-label={name} className={classes.chipRow}>
          <span className={classes.chipName}>{name}</span>
          {values.map((value) => {
            const isOn = hasWords(description, value);
            return (
              <button
                key={value}
                type="button"
                className={classes.chip}
                aria-pressed={isOn}
                onClick={() => useDesignDraft.setState({ description: toggleWords(description, value) })}
              >
                {value}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
