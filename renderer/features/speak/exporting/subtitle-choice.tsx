import { Checkbox } from '@mantine/core';
import type { Settings } from '../../../../shared/domain/settings/settings.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from './plan/export-texts.ts';
import classes from './exporting.module.css';

type SpeakSettings = Settings['speak'];
const SUBTITLES = ['srt', 'vtt', 'json'] as const;

/** Which subtitles are written beside the audio, and whether they name speakers. */
export function SubtitleChoice(props: {
  chosen: SpeakSettings['exportSubtitles'];
  change: (speak: Partial<SpeakSettings>) => void;
}) {
  const { chosen, change } = props;
  const set = (value: (typeof SUBTITLES)[number], isOn: boolean) =>
    change({ exportSubtitles: SUBTITLES.filter((each) => (each === value ? isOn : chosen.includes(each))) });
  return (
    <fieldset className={classes.checks}>
      <legend>{texts.subtitles}</legend>
      {SUBTITLES.map((value) => (
        <Checkbox
          key={value}
          label={texts.formats[value]}
          checked={chosen.includes(value)}
          onChange={(event) => set(value, event.currentTarget.checked)}
        />
      ))}
      <SpeakerNames isOff={!chosen.includes('srt') && !chosen.includes('vtt')} />
    </fieldset>
  );
}

/** One choice with that of transcripts: whether subtitles that name speakers are wanted does not depend on where they are from. */
function SpeakerNames({ isOff }: { isOff: boolean }) {
  const { subtitleSpeakerNames } = useSettings().transcribe;
  return (
    <Checkbox
      label={texts.speakerNames}
      title={texts.speakerNamesHelp}
      disabled={isOff}
      checked={subtitleSpeakerNames}
      onChange={(event) =>
        void saveSettingsOrToast({ transcribe: { subtitleSpeakerNames: event.currentTarget.checked } })
      }
    />
  );
}
