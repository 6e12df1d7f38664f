import { usePanelEngine } from '../../../../api/settings/settings.ts';
import { client } from '../../../../api/client.ts';
import { PreviewButton } from '../../../../ui/preview/preview-button.tsx';
import { PreviewNotice } from '../../../../ui/preview/preview-notice.tsx';
import { playPreviewOf } from '../../preview/play-preview.ts';
import { transcriptTexts } from './transcript-texts.ts';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import classes from '../parts/clone.module.css';
import { useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { spansKey } from '../../clone-draft/spans/spans.ts';
import { useMaterial } from '../parts/use-clone-facts.ts';

const words = transcriptTexts;
const PLACE = 'treatment:';
const UNTREATED = { reduceNoise: false, normalizeVolume: false };

/** Plays the original sample and the processed one, to compare them. */
export function BeforeAndAfter() {
  const engine = usePanelEngine('voices');
  const reduceNoise = useCloneDraft((draft) => draft.reduceNoise);
  const normalizeVolume = useCloneDraft((draft) => draft.normalizeVolume);
  const isTreated = reduceNoise || normalizeVolume;
  return (
    <>
      <div className={classes.controls}>
        <PlayTreated treatment={UNTREATED} label={words.playOriginal} />
        <PlayTreated treatment={{ reduceNoise, normalizeVolume }} label={words.playProcessed} disabled={!isTreated} />
        <span className={classes.small}>{isTreated ? words.playedWith[engine] : words.nothingTreated}</span>
      </div>
      <PreviewNotice place={PLACE} />
    </>
  );
}

function PlayTreated(props: { treatment: typeof UNTREATED; label: string; disabled?: boolean }) {
  const { treatment, label, disabled = false } = props;
  const itemId = useCloneDraft((draft) => draft.itemId);
  const spans = useCloneDraft((draft) => draft.spans);
  const title = useMaterial()?.title ?? '';
  const { reduceNoise, normalizeVolume } = treatment;
  const name = `${PLACE}${JSON.stringify([itemId, spansKey(spans), reduceNoise, normalizeVolume])}`;
  const play = () => {
    if (itemId === null) return;
    const plain = spans.map(({ startMs, endMs }) => ({ startMs, endMs }));
    const subtitle = words.treatedWith(treatment);
    void playPreviewOf(name, { title: cloneTexts.spans.sampleOf(title), subtitle }, () =>
      client.voices.sampleSound({ itemId, spans: plain, treatment: { reduceNoise, normalizeVolume } }),
    );
  };
  return (
    <PreviewButton
      name={name}
      label={label}
      disabled={disabled || itemId === null || spans.length === 0}
      onPreview={play}
    />
  );
}
