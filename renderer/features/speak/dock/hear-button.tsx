import { voicePreviewName, voiceWish } from '../../../api/voice-preview.ts';
import { useSettings } from '../../../api/settings.ts';
import { useHearingState } from '../../../media/hearing.ts';
import { HearIcon } from '../../../ui/hearing/hear-icon.tsx';
import { HearingNotice } from '../../../ui/hearing/hearing-notice.tsx';
import { useHear } from '../../../ui/hearing/use-hear.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from './dock-texts.ts';

/** What is heard, and how it is called in the player; the sentence of the settings where `text` is left out. */
type Heard = {
  /** That of the settings where it is left out. */
  engine?: 'local' | 'cloud';
  voiceId: string;
  title: string;
  text?: string;
  pronunciations?: { word: string; replacement: string }[];
};

/** Hears a voice or a word, and stops it; below it stands why it could not be heard. */
export function HearButton(props: { heard: Heard; name: string; isWord?: boolean; disabled?: boolean }) {
  const { heard, name, isWord = false, disabled = false } = props;
  const { sampleSentence } = useSettings().speak;
  const words = { ...heard, text: heard.text ?? sampleSentence };
  const state = useHearingState(voicePreviewName(words));
  const { place, press } = useHear();
  return (
    <>
      <IconButton
        size="1.5rem"
        aria-label={state === 'playing' ? texts.cast.stop(name) : texts.cast.preview(name)}
        aria-busy={state === 'pending'}
        disabled={disabled}
        onClick={() => press(voiceWish(words))}
      >
        <HearIcon state={state} isWord={isWord} size={14} />
      </IconButton>
      <HearingNotice place={place} />
    </>
  );
}
