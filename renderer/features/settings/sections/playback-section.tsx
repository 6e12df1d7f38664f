import { NumberInput } from '@mantine/core';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { useSetting } from '../use-setting.ts';

/** How the player behaves. */
export function PlaybackSection() {
  const { value, set, isChanged, onReset } = useSetting('player', 'skipSeconds');
  return (
    <SettingRow id="skipSeconds" isChanged={isChanged} onReset={onReset}>
      <NumberInput
        className={classes.narrow}
        min={1}
        max={60}
        clampBehavior="strict"
        suffix=" s"
        value={value}
        onChange={(next) => typeof next === 'number' && next >= 1 && set(next)}
        {...rowNames('skipSeconds')}
      />
    </SettingRow>
  );
}
