import { NumberInput, SegmentedControl, Select, Switch } from '@mantine/core';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import { EXPORT_FORMATS } from '../../../../shared/domain/subtitles/render-transcript.ts';
import { TRANSCRIPTION_LANGUAGES } from '../../../../shared/domain/transcript/limits.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';
import { useSetting } from '../use-setting.ts';
import { DraftInput } from './draft/draft-input.tsx';
import { exampleName, templateOf } from './example-name.ts';

const AUTOMATIC = '';

/** Defaults of new transcripts and of exports. */
export function TranscribingSection() {
  return (
    <>
      <LanguageRow />
      <SpeakersRow />
      <FormatRow />
      <NameRow />
      <SwitchRow id="exportNextToSource" />
      <SwitchRow id="savesSubtitles" />
      <SwitchRow id="subtitleSpeakerNames" />
      <LineEndingRow />
      <SwitchRow id="subtitleByteOrderMark" />
    </>
  );
}

function LanguageRow() {
  const { value, set, isChanged, onReset } = useSetting('transcribe', 'language');
  const data = [
    { value: AUTOMATIC, label: TEXTS.detect },
    ...TRANSCRIPTION_LANGUAGES.map((tag) => ({ value: tag, label: LANGUAGE_NAMES[tag] ?? tag })),
  ];
  return (
    <SettingRow id="language" isChanged={isChanged} onReset={onReset}>
      <Select
        searchable
        data={data}
        value={value ?? AUTOMATIC}
        onChange={(next) => set(next === AUTOMATIC ? null : next)}
        {...rowNames('language')}
      />
    </SettingRow>
  );
}

function SpeakersRow() {
  const { value, set, isChanged, onReset } = useSetting('transcribe', 'speakerCount');
  return (
    <SettingRow id="speakerCount" isChanged={isChanged} onReset={onReset}>
      <NumberInput
        className={classes.hinted}
        min={1}
        max={20}
        clampBehavior="strict"
        allowDecimal={false}
        placeholder={TEXTS.detect}
        value={value ?? ''}
        onChange={(next) => set(typeof next === 'number' ? next : null)}
        {...rowNames('speakerCount')}
      />
    </SettingRow>
  );
}

function FormatRow() {
  const { value, set, isChanged, onReset } = useSetting('transcribe', 'exportFormat');
  return (
    <SettingRow id="exportFormat" isChanged={isChanged} onReset={onReset}>
      <Select
        data={EXPORT_FORMATS.map((format) => ({ value: format, label: format.toUpperCase() }))}
        value={value}
        onChange={(next) => set(EXPORT_FORMATS.find((format) => format === next) ?? 'srt')}
        {...rowNames('exportFormat')}
      />
    </SettingRow>
  );
}

function NameRow() {
  const { value, set, isChanged, onReset } = useSetting('transcribe', 'exportNameTemplate');
  const { exportFormat } = useSettings().transcribe;
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <SettingRow id="exportNameTemplate" isWide isChanged={isChanged} onReset={onReset}>
      <DraftInput
        names={rowNames('exportNameTemplate')}
        value={value}
        maxLength={200}
        onDraft={setDraft}
        onCommit={(next) => set(templateOf(next, value))}
        description={TEXTS.preview(exampleName(templateOf(draft, value), exportFormat))}
      />
    </SettingRow>
  );
}

function LineEndingRow() {
  const { value, set, isChanged, onReset } = useSetting('transcribe', 'subtitleLineEnding');
  return (
    <SettingRow id="subtitleLineEnding" isChanged={isChanged} onReset={onReset}>
      <SegmentedControl
        data={[
          { value: 'lf', label: 'LF' },
          { value: 'crlf', label: 'CRLF' },
        ]}
        value={value}
        onChange={(next) => set(next === 'crlf' ? 'crlf' : 'lf')}
        {...rowNames('subtitleLineEnding')}
      />
    </SettingRow>
  );
}

type Switched = 'exportNextToSource' | 'savesSubtitles' | 'subtitleByteOrderMark' | 'subtitleSpeakerNames';

function SwitchRow({ id }: { id: Switched }) {
  const { value, set, isChanged, onReset } = useSetting('transcribe', id);
  return (
    <SettingRow id={id} isChanged={isChanged} onReset={onReset}>
      <Switch checked={value} onChange={(event) => set(event.currentTarget.checked)} {...rowNames(id)} />
    </SettingRow>
  );
}
