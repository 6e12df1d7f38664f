import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { client } from '../../../../api/client.ts';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { PreviewButton } from '../../../../ui/preview/preview-button.tsx';
import { PreviewFailure } from '../../preview/preview-failure.tsx';
import { playPreviewOf } from '../../preview/play-preview.ts';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './span.module.css';
import { setDraft, useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { pickSuggested, placeForSpan, spansKey, totalMs } from '../../clone-draft/spans/spans.ts';
import { useMaterial, useMaterialMs } from '../parts/use-clone-facts.ts';
import { SampleFindings } from './sample-findings.tsx';
import { SpanList } from './span-list.tsx';
import { SpanWaveform } from './span-waveform.tsx';

const words = cloneTexts.spans;

/** Second step: which excerpts of the recording are the sample, and its quality. */
export function SpanStep() {
  const item = useMaterial();
  const durationMs = useMaterialMs();
  const spans = useCloneDraft((draft) => draft.spans);
  const [focused, setFocused] = useState<string | null>(null);
  const suggest = useSuggestion();
  const add = () => {
    const place = placeForSpan(spans, durationMs);
    if (!place) return;
    const id = crypto.randomUUID();
    setDraft({ spans: [...spans, { id, ...place }].toSorted((a, b) => a.startMs - b.startMs) });
    setFocused(id);
  };
  if (!item) return null;
  return (
    <>
      <SpanWaveform item={item} selected={focused} select={setFocused} />
      <div className={wizard.controls}>
        <Button
          size="compact-sm"
          leftSection={<IconSparkles size={15} stroke={1.6} aria-hidden />}
          loading={suggest.isPending}
          onClick={() => suggest.mutate()}
        >
          {words.suggest}
        </Button>
        <Button size="compact-sm" leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />} onClick={add}>
          {words.add}
        </Button>
        <PreviewJoined />
        <span className={wizard.grow} />
        <span className={wizard.small}>{words.total(spans.length, formatShortTime(totalMs(spans)))}</span>
      </div>
      {suggest.error ? (
        <FailureNotice failure={apiFailure(suggest.error)} steps={{ retry: () => suggest.mutate() }} />
      ) : null}
      {suggest.data?.length === 0 ? <p className={wizard.warning}>{words.nothingSuggested}</p> : null}
      <PreviewFailure prefix="sample:" />
      <div className={classes.split}>
        <SpanList item={item} focused={focused} focus={setFocused} />
        <SampleFindings suggest={() => suggest.mutate()} isSuggesting={suggest.isPending} />
      </div>
    </>
  );
}

/** Replaces the chosen excerpts with the best clean ones. */
function useSuggestion() {
  return useMutation({
    mutationFn: async () => {
      const { itemId, transcriptId, speakerId } = useCloneDraft.getState();
      if (itemId === null) return [];
      const suggested = await client.voices.suggestSpans({
        itemId,
        ...(transcriptId === null ? {} : { transcriptId }),
        ...(speakerId === null ? {} : { speakerId }),
      });
      const spans = pickSuggested(suggested, () => crypto.randomUUID());
      if (spans.length > 0 && useCloneDraft.getState().itemId === itemId) setDraft({ spans });
      return spans;
    },
  });
}

function PreviewJoined() {
  const itemId = useCloneDraft((draft) => draft.itemId);
  const spans = useCloneDraft((draft) => draft.spans);
  const title = useMaterial()?.title ?? '';
  const name = `sample:${itemId}:${spansKey(spans)}`;
  const play = () => {
    if (itemId === null) return;
    const plain = spans.map(({ startMs, endMs }) => ({ startMs, endMs }));
    void playPreviewOf(name, { title: words.sampleOf(title), subtitle: words.joined(spans.length) }, () =>
      client.voices.sampleSound({ itemId, spans: plain }),
    );
  };
  return <PreviewButton name={name} label={words.play} disabled={spans.length === 0} onPreview={play} />;
}
