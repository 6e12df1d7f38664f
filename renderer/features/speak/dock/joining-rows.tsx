import { NumberInput, SegmentedControl } from '@mantine/core';
import type { ScriptSettings } from '../../../../shared/domain/script/script-settings.ts';
import classes from './dock.module.css';
import { texts } from './dock-texts.ts';
import { FormRow as Row } from './form-row.tsx';

type Set = (values: Partial<ScriptSettings>) => void;

/** How lines follow one another: gaps, cross-fades, kept times. */
export function JoiningRows({ settings, set }: { settings: ScriptSettings; set: Set }) {
  const hasCrossfade = settings.crossfadeMs > 0;
  return (
    <section aria-label={texts.sound.joining}>
      <div className={classes.section}>
        <h2>{texts.sound.joining}</h2>
      </div>
      <div className={classes.form}>
        <Milliseconds
          label={texts.sound.gap}
          value={settings.gapMs}
          max={20_000}
          disabled={hasCrossfade}
          onChange={(gapMs) => set({ gapMs })}
        />
        <Milliseconds
          label={texts.sound.sectionGap}
          value={settings.sectionGapMs}
          max={60_000}
          onChange={(sectionGapMs) => set({ sectionGapMs })}
        />
        <Milliseconds
          label={texts.sound.crossfade}
          value={settings.crossfadeMs}
          max={200}
          onChange={(crossfadeMs) => set({ crossfadeMs })}
        />
        <p className={classes.note}>{hasCrossfade ? texts.sound.gapUnused : texts.sound.crossfadeHelp}</p>
        <Row label={texts.sound.timing}>
          <SegmentedControl
            fullWidth
            aria-label={texts.sound.timing}
            data={(['gaps', 'cues'] as const).map((value) => ({ value, label: texts.sound.timings[value] }))}
            value={settings.timing}
            onChange={(value) => set({ timing: value as ScriptSettings['timing'] })}
          />
        </Row>
      </div>
    </section>
  );
}

function Milliseconds(props: {
  label: string;
  value: number;
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const { label, value, max, disabled = false, onChange } = props;
  return (
    <Row label={label}>
      <NumberInput
        key={value}
        aria-label={label}
        min={0}
        max={max}
        step={50}
        allowDecimal={false}
        clampBehavior="strict"
        suffix={texts.sound.milliseconds}
        disabled={disabled}
        defaultValue={value}
        onBlur={(event) => {
          const next = Number.parseInt(event.currentTarget.value, 10);
          if (Number.isFinite(next) && next !== value) onChange(Math.min(max, Math.max(0, next)));
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Row>
  );
}
