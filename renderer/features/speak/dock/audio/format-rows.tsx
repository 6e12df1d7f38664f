import { SegmentedControl, Select } from '@mantine/core';
import { SPEECH_BITRATES, SPEECH_SAMPLE_RATES } from '../../../../../shared/domain/speech/speech-options.ts';
import type { SoundFormat } from '../../../../../shared/domain/script/script-settings.ts';
import {
  mostBitrate,
  type SoundProblem,
  soundProblems,
} from '../../../../../shared/domain/recipe/speech/sound-problems.ts';
import classes from '../form/form.module.css';
import { texts } from './audio-texts.ts';
import { FormRow as Row } from '../form/form-row.tsx';

/** The file that takes are made as; what cannot be is disabled and explained. */
export function FormatRows({ sound, set }: { sound: SoundFormat; set: (sound: SoundFormat) => void }) {
  const change = (values: Partial<SoundFormat>) => {
    const next = { ...sound, ...values };
    const most = mostBitrate(next.sampleRateHz);
    // A rate that the new sample rate does not have gives way.
    set(next.format === 'mp3' && next.bitrate > most ? { ...next, bitrate: most } : next);
  };
  const isMp3 = sound.format === 'mp3';
  return (
    <>
      <Row label={texts.format}>
        <SegmentedControl
          fullWidth
          aria-label={texts.format}
          data={['mp3', 'wav', 'flac'].map((value) => ({ value, label: value.toUpperCase() }))}
          value={sound.format}
          onChange={(value) => change({ format: value as SoundFormat['format'] })}
        />
      </Row>
      <Row label={texts.rate}>
        <Select
          aria-label={texts.rate}
          data={SPEECH_SAMPLE_RATES.map((hz) => ({ value: String(hz), label: texts.kilohertz(hz) }))}
          value={String(sound.sampleRateHz)}
          onChange={(value) => change({ sampleRateHz: Number(value) as SoundFormat['sampleRateHz'] })}
        />
      </Row>
      <Row label={texts.bitrate}>
        <Select
          aria-label={texts.bitrate}
          disabled={!isMp3}
          data={SPEECH_BITRATES.map((bits) => ({
            value: String(bits),
            label: texts.kilobits(bits),
            disabled: bits > mostBitrate(sound.sampleRateHz),
          }))}
          value={String(sound.bitrate)}
          onChange={(value) => change({ bitrate: Number(value) as SoundFormat['bitrate'] })}
        />
      </Row>
      <Channels sound={sound} change={change} />
      <Notes sound={sound} />
    </>
  );
}

function Channels({ sound, change }: { sound: SoundFormat; change: (values: Partial<SoundFormat>) => void }) {
  return (
    <Row label={texts.channels}>
      <SegmentedControl
        fullWidth
        aria-label={texts.channels}
        data={[
          { value: '1', label: texts.mono },
          { value: '2', label: texts.stereo },
        ]}
        value={String(sound.channels)}
        onChange={(value) => change({ channels: value === '2' ? 2 : 1 })}
      />
    </Row>
  );
}

/** What is impossible or worth knowing. */
function Notes({ sound }: { sound: SoundFormat }) {
  const most = mostBitrate(sound.sampleRateHz);
  return (
    <>
      {sound.format === 'mp3' && most < 256_000 ? (
        <p className={classes.note}>{texts.bitrateAboveRate(most, sound.sampleRateHz)}</p>
      ) : null}
      {soundProblems(sound).map((problem) => (
        <p key={problem.reason} className={problem.isImpossible ? classes.warnText : classes.note}>
          {problemWords(problem, sound)}
        </p>
      ))}
    </>
  );
}

function problemWords(problem: SoundProblem, sound: SoundFormat): string {
  switch (problem.reason) {
    case 'not_streamed':
      return texts.notStreamed;
    case 'bitrate_unused':
      return texts.bitrateUnused;
    case 'bitrate_above_rate':
      return texts.bitrateAboveRate(problem.mostBitrate, sound.sampleRateHz);
  }
}
