import { TextInput } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { useState } from 'react';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import { usePanelEngine, useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';
import classes from './preview.module.css';

const MOST_CHARACTERS = 500;

/** The preview text of every voice, and what a preview costs. `isCentred`: above a centred column. */
export function PreviewTextBar({ isCentred = false }: { isCentred?: boolean }) {
  const engine = usePanelEngine('voices');
  const { speak } = useSettings();
  const [draft, setDraft] = useState<string | null>(null);
  const sentence = draft ?? speak.sampleSentence;
  const save = () => {
    setDraft(null);
    const text = sentence.trim();
    if (text !== '' && text !== speak.sampleSentence) void saveSettingsOrToast({ speak: { sampleSentence: text } });
  };
  const characters = characterCount(sentence.trim());
  return (
    <div className={classes.bar} data-centred={isCentred || undefined}>
      <TextInput
        className={classes.sentence ?? ''}
        aria-label={texts.preview.text}
        aria-describedby="voices-sentence-cost"
        placeholder={texts.preview.text}
        leftSection={<IconQuote size={15} stroke={1.6} aria-hidden />}
        maxLength={MOST_CHARACTERS}
        value={sentence}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          else if (event.key === 'Escape' && draft !== null) setDraft(null);
          else return;
          event.preventDefault();
        }}
      />
      <span id="voices-sentence-cost" className={classes.cost}>
        {engine === 'cloud' ? texts.preview.costCloud(characters) : texts.preview.costLocal(characters)}
      </span>
    </div>
  );
}
