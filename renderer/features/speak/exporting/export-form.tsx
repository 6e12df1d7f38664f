import { Button, Checkbox, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { SPEECH_BITRATES } from '../../../../shared/domain/speech/speech-options.ts';
import { mostBitrate } from '../../../../shared/domain/script/sound-problems.ts';
import type { ExportKind } from '../../../../shared/domain/script/export-template.ts';
import type { Settings } from '../../../../shared/domain/settings.ts';
import { client } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { saveSettingsOrTell, tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { chosenIds } from '../script-commands.ts';
import type { OpenScript } from '../speak-context.tsx';
import { previewName, speakerOf, takesOfLines, unmadeLines } from './export-plan.ts';
import { texts } from './export-texts.ts';
import classes from './exporting.module.css';
import { CopySubtitles } from './copy-subtitles.tsx';
import { UnmadeLines } from './unmade-lines.tsx';

type SpeakSettings = Settings['speak'];
const RATES = [8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
const SUBTITLES = ['srt', 'vtt', 'json'] as const;

/** Format, what goes in, names; refused while lines are not made. */
export function ExportForm({ open, close }: { open: OpenScript; close: () => void }) {
  const settings = useSettings().speak;
  const [what, setWhat] = useState<ExportKind>('whole');
  const [template, setTemplate] = useState(settings.exportNameTemplate);
  const [rate, setRate] = useState<number | null>(null);
  const [bitrate, setBitrate] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  const unmade = useMemo(() => unmadeLines(open), [open]);
  const takeIds = takesOfLines(open, chosenIds(open));
  const format = settings.exportFormat;
  const isRefused = what === 'takes' ? takeIds.length === 0 : unmade.length > 0;
  const change = (speak: Partial<SpeakSettings>) => void saveSettingsOrTell({ speak });
  const save = async () => {
    if (template.trim() !== settings.exportNameTemplate) change({ exportNameTemplate: template.trim() });
    setSaving(true);
    const isDone = await saveFiles({
      id: open.script.id,
      format,
      ...(rate === null ? {} : { sampleRateHz: rate }),
      ...(bitrate === null || format !== 'mp3' ? {} : { bitrate }),
      subtitles: settings.exportSubtitles,
      nameTemplate: template.trim(),
      bySection: what === 'sections',
      ...(what === 'takes' ? { takeIds } : {}),
    });
    setSaving(false);
    if (isDone) close();
  };
  return (
    <>
      <WhatControl open={open} what={what} setWhat={setWhat} />
      <SegmentedControl
        fullWidth
        aria-label={texts.format}
        data={['mp3', 'wav', 'flac'].map((value) => ({ value, label: value.toUpperCase() }))}
        value={format}
        onChange={(value) => change({ exportFormat: value as SpeakSettings['exportFormat'] })}
      />
      <QualityFields format={format} rate={rate} setRate={setRate} bitrate={bitrate} setBitrate={setBitrate} />
      <SubtitleChoice chosen={settings.exportSubtitles} change={change} />
      <NameField open={open} what={what} format={format} template={template} setTemplate={setTemplate} />
      {what === 'takes' && takeIds.length === 0 ? <p className={classes.note}>{texts.noTakes}</p> : null}
      {what !== 'takes' && unmade.length > 0 ? <UnmadeLines open={open} lineIds={unmade} close={close} /> : null}
      <Button
        variant="filled"
        loading={isSaving}
        disabled={isRefused || template.trim() === ''}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
      <CopySubtitles id={open.script.id} disabled={takesOfLines(open, open.order).length === 0} />
    </>
  );
}

function WhatControl(props: { open: OpenScript; what: ExportKind; setWhat: (what: ExportKind) => void }) {
  const { open, what, setWhat } = props;
  const hasSections = open.script.lines.some((line) => line.section !== null);
  return (
    <SegmentedControl
      fullWidth
      aria-label={texts.what}
      data={(['whole', 'sections', 'takes'] as const).map((value) => ({
        value,
        label: texts.whats[value],
        disabled: value === 'sections' && !hasSections,
      }))}
      value={what}
      onChange={(value) => setWhat(value as ExportKind)}
    />
  );
}

function QualityFields(props: {
  format: SpeakSettings['exportFormat'];
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

function SubtitleChoice(props: {
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
    </fieldset>
  );
}

function NameField(props: {
  open: OpenScript;
  what: ExportKind;
  format: string;
  template: string;
  setTemplate: (template: string) => void;
}) {
  const { open, what, format, template, setTemplate } = props;
  const [date] = useState(() => new Date());
  const [first] = what === 'takes' ? chosenIds(open) : [];
  const speaker = first === undefined ? null : speakerOf(open, first);
  const name = previewName(template, { title: open.script.title, speaker, what, extension: format, date });
  return (
    <TextInput
      label={texts.name}
      title={texts.nameHelp}
      description={texts.preview(name)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      spellCheck={false}
      maxLength={200}
      value={template}
      onChange={(event) => setTemplate(event.currentTarget.value)}
    />
  );
}

async function saveFiles(input: Parameters<typeof client.scripts.export>[0]): Promise<boolean> {
  try {
    const saved = await client.scripts.export(input);
    if (!saved) return false;
    const names = saved.fileNames.length > 3 ? texts.files(saved.fileNames.length) : saved.fileNames.join(', ');
    const message = texts.done(names, saved.folder);
    announce(message);
    showToast({ message });
    return true;
  } catch (error) {
    tellFailure(texts.notSaved, error);
    return false;
  }
}
