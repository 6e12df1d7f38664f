import { SegmentedControl } from '@mantine/core';
import type { ScriptSettings } from '../../../../../shared/domain/script/script-settings.ts';
import classes from '../form/form.module.css';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { CueFit } from './cue-fit.tsx';
import { texts } from './audio-texts.ts';
import { FormRow as Row } from '../form/form-row.tsx';
import { MillisecondsField } from '../form/milliseconds-field.tsx';

type Set = (values: Partial<ScriptSettings>) => void;

/** How lines follow one another: gaps, cross-fades, kept times. */
export function JoiningRows({ open, set }: { open: OpenScript; set: Set }) {
  const { settings, lines } = open.script;
  const isDub = settings.timing === 'cues' && lines.some(({ cue }) => cue !== null);
  const hasCrossfade = settings.crossfadeMs > 0;
  return (
    <section aria-label={texts.joining}>
      <div className={classes.section}>
        <h2>{texts.joining}</h2>
      </div>
      <div className={classes.form}>
        <MillisecondsField
          label={texts.gap}
          value={settings.gapMs}
          max={20_000}
          disabled={hasCrossfade}
          onChange={(gapMs) => gapMs !== null && set({ gapMs })}
        />
        <MillisecondsField
          label={texts.sectionGap}
          value={settings.sectionGapMs}
          max={60_000}
          onChange={(sectionGapMs) => sectionGapMs !== null && set({ sectionGapMs })}
        />
        <MillisecondsField
          label={texts.crossfade}
          value={settings.crossfadeMs}
          max={200}
          onChange={(crossfadeMs) => crossfadeMs !== null && set({ crossfadeMs })}
        />
        <p className={classes.note}>{hasCrossfade ? texts.gapUnused : texts.crossfadeHelp}</p>
        <Row label={texts.timing}>
          <SegmentedControl
            fullWidth
            aria-label={texts.timing}
            data={(['gaps', 'cues'] as const).map((value) => ({ value, label: texts.timings[value] }))}
            value={settings.timing}
            onChange={(value) => set({ timing: value as ScriptSettings['timing'] })}
          />
        </Row>
        {isDub ? <CueFit open={open} /> : null}
      </div>
    </section>
  );
}
