import { voicePreviewName, voicePreview } from '../../../api/voices/voice-preview.ts';
import { usePanelEngine, useSettings } from '../../../api/settings/settings.ts';
import { usePreviewState } from '../../../media/preview.ts';
import { PreviewIcon } from '../../../ui/preview/preview-icon.tsx';
import { PreviewNotice } from '../../../ui/preview/preview-notice.tsx';
import { usePreview } from '../../../ui/preview/use-preview.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from './playback-texts.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** What is previewed, and how it is called in the player; the sentence of the settings where `text` is left out. */
type Preview = {
  /** That of the panel where it is left out. */
  engine?: EngineChoice;
  voiceId: string;
  title: string;
  text?: string;
  pronunciations?: { word: string; replacement: string }[];
};

/** Previews a voice or a word, and stops it; below it stands why it could not play. */
export function PreviewButton(props: { preview: Preview; name: string; isWord?: boolean; disabled?: boolean }) {
  const { preview, name, isWord = false, disabled = false } = props;
  const { sampleSentence } = useSettings().speak;
  const usual = usePanelEngine('speak');
  const words = { engine: usual, ...preview, text: preview.text ?? sampleSentence };
  const state = usePreviewState(voicePreviewName(words));
  const { place, press } = usePreview();
  return (
    <>
      <IconButton
        size="1.5rem"
        aria-label={state === 'playing' ? texts.stopPreview(name) : texts.preview(name)}
        aria-busy={state === 'pending'}
        disabled={disabled}
        onClick={() => press(voicePreview({ ...words, panel: 'speak' }))}
      >
        <PreviewIcon state={state} isWord={isWord} size={14} />
      </IconButton>
      <PreviewNotice place={place} />
    </>
  );
}
