import { Select } from '@mantine/core';
import { mostBitrate } from '../../../../shared/domain/recipe/speech/sound-problems.ts';
import type { Settings } from '../../../../shared/domain/settings/settings.ts';
import { SPEECH_BITRATES } from '../../../../shared/domain/speech/speech-options.ts';
import { texts } from './plan/export-texts.ts';
import classes from './exporting.module.css';

const RATES = [8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** Sample rate and bit rate of the files; null is that of the takes. */
export function QualityFields(props: {
  format: Settings['speak']['exportFormat'];
  rate: number | null;
  setRate: (rate: number | null) => void;
  bitrate: number | null;
  setBitrate: (bitrate: number | null) => void;
}) {
  const { format, rate, setRate, bitrate, setBitrate } = props;
  const isMp3 = format === 'mp3';
  return (
    <div className={classes.pair}>
      <Select
        label={texts.rate}
        data={[
          { value: '', label: texts.sameRate },
          ...RATES.map((hz) => ({ value: String(hz), label: texts.kilohertz(hz) })),
        ]}
        value={rate === null ? '' : String(rate)}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => setRate(value ? Number(value) : null)}
      />
      <Select
        label={texts.bitrate}
        disabled={!isMp3}
        title={isMp3 ? undefined : texts.noBitrate}
        data={[
          { value: '', label: texts.sameBitrate },
          ...SPEECH_BITRATES.map((bits) => ({
            value: String(bits),
            label: texts.kilobits(bits),
            disabled: rate !== null && bits > mostBitrate(rate),
          })),
        ]}
        value={bitrate === null || !isMp3 ? '' : String(bitrate)}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => setBitrate(value ? Number(value) : null)}
      />
    </div>
  );
}
