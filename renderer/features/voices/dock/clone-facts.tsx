import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { IconPackageExport } from '@tabler/icons-react';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import type { CloneRecipe, Voice } from '../../../../shared/domain/voices/voice.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { api } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { Fact, FactList } from '../../../ui/layout/inspector/fact-list.tsx';
import { PreviewButton } from '../../../ui/preview/preview-button.tsx';
import { usePreview } from '../../../ui/preview/use-preview.ts';
import { exportVoice } from '../bundle/voice-bundles.ts';
import { texts } from '../texts.ts';
import { bundleTexts } from '../bundle/bundle-texts.ts';
import classes from './dock.module.css';

/** How the voice was cloned: the stored sample to play, what it says, and the settings. */
export function CloneFacts({ voice, clone }: { voice: Voice; clone: CloneRecipe }) {
  const says = clone.sampleTranscript ?? clone.sampleText;
  return (
    <section className={classes.section} aria-label={texts.cloneFacts.title}>
      <h3 className={classes.heading}>{texts.cloneFacts.title}</h3>
      <SampleRow voice={voice} clone={clone} />
      <FactList isPlain>
        <Fact name={texts.cloneFacts.language} value={clone.language ?? texts.cloneFacts.anyLanguage} />
        <Fact name={texts.cloneFacts.treatment} value={texts.cloneFacts.treatments(clone)} />
        {clone.sampleName ? <Fact name={texts.cloneFacts.from} value={clone.sampleName} /> : null}
        {says === null ? null : <Fact name={texts.cloneFacts.says} value={says} isWide />}
      </FactList>
      {voice.consent ? (
        <Button
          size="compact-sm"
          title={bundleTexts.exportWhy}
          leftSection={<IconPackageExport size={15} stroke={1.6} aria-hidden />}
          onClick={() => void exportVoice(voice)}
        >
          {bundleTexts.export}
        </Button>
      ) : null}
    </section>
  );
}

function SampleRow({ voice, clone }: { voice: Voice; clone: CloneRecipe }) {
  const { press } = usePreview();
  const { sampleItemId } = clone;
  const sample = useQuery(api.library.get.queryOptions({ input: { id: sampleItemId } }));
  const durationMs = audioFactsOf(sample.data?.media)?.durationMs ?? null;
  if (sample.error) return <p className={classes.small}>{texts.cloneFacts.noSample}</p>;
  const request = {
    name: `sample:${sampleItemId}`,
    title: texts.cloneFacts.sampleOf(voice.name),
    subtitle: sample.data?.sourceName ?? '',
    make: async () => ({
      url: mediaUrl.playback(sampleItemId),
      peaksUrl: mediaUrl.peaks(sampleItemId),
      durationMs: durationMs ?? 0,
    }),
  };
  return (
    <PreviewButton
      name={request.name}
      label={texts.cloneFacts.playSample}
      disabled={durationMs === null}
      onPreview={() => press(request)}
    >
      {durationMs === null ? null : <span className={classes.length}>{formatShortTime(durationMs)}</span>}
    </PreviewButton>
  );
}
