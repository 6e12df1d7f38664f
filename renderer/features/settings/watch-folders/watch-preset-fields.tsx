import { Select, Switch } from '@mantine/core';
import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import type { WatchPreset } from '../../../../shared/domain/library/watch-folder.ts';
import { TRANSCRIPTION_LANGUAGES } from '../../../../shared/domain/transcript/limits.ts';
import classes from './watch-folders.module.css';
import { texts } from './watch-texts.ts';

const AS_SET = '';
const ENGINES = [
  { value: AS_SET, label: texts.engineDefault },
  { value: 'local', label: texts.engineLocal },
  { value: 'cloud', label: texts.engineCloud },
];
const LANGUAGES = [
  { value: AS_SET, label: texts.languageDefault },
  ...TRANSCRIPTION_LANGUAGES.map((tag) => ({ value: tag, label: LANGUAGE_NAMES[tag] ?? tag })),
];

type Props = { name: string; preset: WatchPreset; change: (preset: WatchPreset) => void };

/** What happens to new files of a watch folder; `name` is that of the folder. */
export function WatchPresetFields({ name, preset, change }: Props) {
  const { transcribes, engine, language } = preset;
  return (
    <div className={classes.preset}>
      <Switch
        label={texts.transcribe}
        checked={transcribes}
        onChange={(event) => change({ ...preset, transcribes: event.currentTarget.checked })}
      />
      {transcribes ? (
        <>
          <Select
            aria-label={texts.engine(name)}
            data={ENGINES}
            allowDeselect={false}
            value={engine ?? AS_SET}
            onChange={(next) => change({ ...preset, engine: next === 'local' || next === 'cloud' ? next : null })}
          />
          <Select
            aria-label={texts.language(name)}
            searchable
            data={LANGUAGES}
            allowDeselect={false}
            value={language ?? AS_SET}
            onChange={(next) => change({ ...preset, language: next === AS_SET ? null : next })}
          />
        </>
      ) : null}
    </div>
  );
}
