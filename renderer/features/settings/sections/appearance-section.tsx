import { SegmentedControl, Slider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { ROWS } from '../rows/row-texts.ts';
import { TEXTS } from '../texts.ts';
import { useSetting } from '../use-setting.ts';

const THEMES = [
  { value: 'system', label: TEXTS.system },
  { value: 'light', label: TEXTS.light },
  { value: 'dark', label: TEXTS.dark },
] as const;
const CONTRASTS = [
  { value: 'system', label: TEXTS.system },
  { value: 'normal', label: TEXTS.normal },
  { value: 'high', label: TEXTS.high },
] as const;
const MOTIONS = [
  { value: 'system', label: TEXTS.system },
  { value: 'full', label: TEXTS.full },
  { value: 'reduced', label: TEXTS.reduced },
] as const;

/** Theme, text size, contrast, motion. */
export function AppearanceSection() {
  return (
    <>
      <ChoiceRow id="theme" choices={THEMES} />
      <TextScaleRow />
      <ChoiceRow id="contrast" choices={CONTRASTS} />
      <ChoiceRow id="motion" choices={MOTIONS} />
    </>
  );
}

type ChoiceId = 'theme' | 'contrast' | 'motion';

function ChoiceRow(props: { id: ChoiceId; choices: readonly { value: string; label: string }[] }) {
  const { id, choices } = props;
  const { value, set, isChanged, onReset } = useSetting('appearance', id);
  return (
    <SettingRow id={id} isChanged={isChanged} onReset={onReset}>
      <SegmentedControl
        data={choices.map(({ value: choice, label }) => ({ value: choice, label }))}
        value={value}
        onChange={(next) => set(next as typeof value)}
        {...rowNames(id)}
      />
    </SettingRow>
  );
}

function TextScaleRow() {
  const { value, set, isChanged, onReset } = useSetting('appearance', 'textScale');
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return (
    <SettingRow id="textScale" isChanged={isChanged} onReset={onReset}>
      <div className={classes.line}>
        {/* Applied when let go: the slider itself would move under the pointer while it grows. */}
        <Slider
          className={classes.slider}
          min={80}
          max={200}
          step={10}
          value={draft}
          thumbLabel={ROWS.textScale.label}
          onChange={setDraft}
          onChangeEnd={set}
        />
        <span className={classes.number}>{TEXTS.percent(draft)}</span>
      </div>
    </SettingRow>
  );
}
