import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import type { ExportKind } from '../../../../shared/domain/narration/export-template.ts';
import type { Settings } from '../../../../shared/domain/settings/settings.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { chosenIds } from '../lines/selection/line-selection.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import {
  previewName,
  speakerOf,
  staleLines,
  takesOfLines,
  type MissingLines,
  missingLines,
} from './plan/export-plan.ts';
import { FormatControl, WhatControl, WhichControl } from './export-choices.tsx';
import { saveFiles } from './plan/export-files.ts';
import { texts } from './plan/export-texts.ts';
import classes from './exporting.module.css';
import { CopySubtitles } from './copy-subtitles.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { MissingLinesNotice } from './missing-lines-notice.tsx';
import { QualityFields } from './quality-fields.tsx';
import { SubtitleChoice } from './subtitle-choice.tsx';

type SpeakSettings = Settings['speak'];

/** Format, what goes in, names; refused while lines are not made. */
export function ExportForm({ open, close }: { open: OpenScript; close: () => void }) {
  const settings = useSettings().speak;
  const [what, setWhat] = useState<ExportKind>('whole');
  const [template, setTemplate] = useState(settings.exportNameTemplate);
  const [rate, setRate] = useState<number | null>(null);
  const [bitrate, setBitrate] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  const missing = useMemo(() => missingLines(open), [open]);
  const [isEvery, setEvery] = useState(false);
  const lineIds = isEvery ? open.order : chosenIds(open);
  const takeIds = takesOfLines(open, lineIds);
  const hasTakes = takesOfLines(open, open.order).length > 0;
  const format = settings.exportFormat;
  const isRefused = what === 'takes' ? takeIds.length === 0 : missing.missing.length > 0 || !hasTakes;
  const change = (speak: Partial<SpeakSettings>) => void saveSettingsOrToast({ speak });
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
      leavesOutMissing: missing.refused.length > 0,
      ...(what === 'takes' ? { takeIds } : {}),
    });
    setSaving(false);
    if (isDone) close();
  };
  return (
    <>
      <WhatControl open={open} what={what} setWhat={setWhat} />
      {what === 'takes' ? <WhichControl open={open} isEvery={isEvery} setEvery={setEvery} /> : null}
      <FormatControl format={format} setFormat={(exportFormat) => change({ exportFormat })} />
      <QualityFields format={format} rate={rate} setRate={setRate} bitrate={bitrate} setBitrate={setBitrate} />
      <SubtitleChoice chosen={settings.exportSubtitles} change={change} />
      <NameField
        open={open}
        what={what}
        first={what === 'takes' ? (lineIds[0] ?? null) : null}
        format={format}
        template={template}
        setTemplate={setTemplate}
      />
      <Remarks open={open} what={what} lineIds={lineIds} missing={missing} close={close} />
      <Button
        variant="filled"
        loading={isSaving}
        disabled={isRefused || template.trim() === ''}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
      <CopySubtitles id={open.script.id} disabled={!hasTakes} />
    </>
  );
}

/** What is not made, and what changed since it was. */
function Remarks(props: {
  open: OpenScript;
  what: ExportKind;
  lineIds: readonly LineId[];
  missing: MissingLines;
  close: () => void;
}) {
  const { open, what, lineIds, missing, close } = props;
  const isByLine = what === 'takes';
  const stale = staleLines(open, isByLine ? lineIds : open.order, what);
  return (
    <>
      {isByLine && takesOfLines(open, lineIds).length === 0 ? <p className={classes.note}>{texts.noTakes}</p> : null}
      {!isByLine && missing.missing.length > 0 ? (
        <MissingLinesNotice open={open} lineIds={missing.missing} close={close} />
      ) : null}
      {!isByLine && missing.refused.length > 0 ? (
        <MissingLinesNotice open={open} lineIds={missing.refused} close={close} isLeftOut />
      ) : null}
      <StaleNotice open={open} stale={stale} />
    </>
  );
}

function NameField(props: {
  open: OpenScript;
  what: ExportKind;
  /** The first of the lines that get files of their own. */
  first: LineId | null;
  format: string;
  template: string;
  setTemplate: (template: string) => void;
}) {
  const { open, what, first, format, template, setTemplate } = props;
  const [date] = useState(() => new Date());
  const speaker = first === null ? null : speakerOf(open, first);
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
