import { Button, NumberInput } from '@mantine/core';
import { CAPTION_RULES, type CaptionRules } from '../../../../shared/domain/subtitles/caption-rules.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import classes from './checking.module.css';
import { checkingTexts } from './checking-texts.ts';

const words = checkingTexts.form;

type Field = Exclude<keyof CaptionRules, 'wideLineCharacters' | 'wideCharactersPerSecond'>;
/** Bounds as in captionRulesSchema. */
const FIELDS: readonly { name: Field; min: number; max: number; step: number; suffix: string }[] = [
  { name: 'lineCharacters', min: 10, max: 120, step: 1, suffix: '' },
  { name: 'lines', min: 1, max: 4, step: 1, suffix: '' },
  { name: 'charactersPerSecond', min: 5, max: 60, step: 1, suffix: '' },
  { name: 'minimumMs', min: 0, max: 5000, step: 50, suffix: ' ms' },
  { name: 'maximumMs', min: 1000, max: 60_000, step: 100, suffix: ' ms' },
  { name: 'gapMs', min: 0, max: 1000, step: 10, suffix: ' ms' },
];

/** The rules that lines are checked against; a change holds at once. */
export function RulesForm() {
  const { captionRules } = useSettings().transcribe;
  const set = (change: Partial<CaptionRules>) =>
    void saveSettingsOrToast({ transcribe: { captionRules: { ...captionRules, ...change } } });
  return (
    <div className={classes.form}>
      <h3 className={classes.title}>{words.title}</h3>
      <Button size="compact-xs" variant="subtle" onClick={() => set(CAPTION_RULES)}>
        {words.reset}
      </Button>
      {FIELDS.map((field) => (
        <RuleField key={field.name} {...field} value={captionRules[field.name]} set={set} />
      ))}
      <p className={classes.hint}>{words.hint}</p>
    </div>
  );
}

function RuleField(props: (typeof FIELDS)[number] & { value: number; set: (change: Partial<CaptionRules>) => void }) {
  const { name, min, max, step, suffix, value, set } = props;
  return (
    <>
      <span className={classes.label}>{words[name]}</span>
      <NumberInput
        size="xs"
        aria-label={words[name]}
        min={min}
        max={max}
        step={step}
        suffix={suffix}
        allowDecimal={name === 'charactersPerSecond'}
        clampBehavior="blur"
        value={value}
        onChange={(next) => {
          // Half a number is no rule yet.
          if (typeof next === 'number' && next >= min && next <= max) set({ [name]: next });
        }}
      />
    </>
  );
}
