import { Select } from '@mantine/core';
import { hasLanguage } from '../../../../../shared/domain/speech/model-abilities.ts';
import { LANGUAGE_BOOSTS } from '../../../../../shared/domain/speech/speech-options.ts';
import classes from './form.module.css';
import { texts } from './form-texts.ts';
import { FormRow as Row } from './form-row.tsx';

/** The language that is helped with; those that the model does not have are disabled, one that is set all the same is warned of. */
export function LanguageSelect(props: {
  model: string;
  value: string | null;
  /** What it means that none is chosen. */
  nothing: string;
  onChange: (language: string | null) => void;
}) {
  const { model, value, nothing, onChange } = props;
  const isUnsupported = value !== null && !hasLanguage(model, value);
  return (
    <>
      <Row label={texts.language}>
        <Select
          aria-label={texts.language}
          searchable
          data={[
            { value: '', label: nothing },
            ...LANGUAGE_BOOSTS.map((language) => ({
              value: language,
              label: languageName(model, language),
              disabled: !hasLanguage(model, language),
            })),
          ]}
          value={value ?? ''}
          onChange={(language) => onChange(language || null)}
        />
      </Row>
      {isUnsupported ? <p className={classes.warnText}>{texts.languageWarn(value)}</p> : null}
    </>
  );
}

function languageName(model: string, language: string): string {
  if (language === 'auto') return texts.auto;
  return hasLanguage(model, language) ? language : `${language}: ${texts.languageUnsupported}`;
}
