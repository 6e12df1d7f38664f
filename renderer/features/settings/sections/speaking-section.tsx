import { Checkbox, Select, SegmentedControl } from '@mantine/core';
import { SPEECH_MODELS } from '../../../../shared/domain/speech/speech-options.ts';
import type { ScriptSettings } from '../../../../shared/domain/script/script-settings.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { useVoiceList } from '../../../api/voices/voices.ts';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';
import { useSetting } from '../use-setting.ts';
import { DraftInput } from './draft/draft-input.tsx';

const FORMATS = ['mp3', 'wav', 'flac'] as const;
const SUBTITLES = ['srt', 'vtt', 'json'] as const;
const AUTOMATIC = '';

/** What new scripts begin with, and defaults of their exports. */
export function SpeakingSection() {
  return (
    <>
      <VoiceRow />
      <ModelRow />
      <TakeFormatRow />
      <ExportFormatRow />
      <SubtitlesRow />
      <SentenceRow />
    </>
  );
}

/** A value that new scripts begin with. */
function useDefault<Key extends 'voiceId' | 'model'>(key: Key) {
  const { value: defaults, set } = useSetting('speak', 'defaults');
  const initial = DEFAULT_SETTINGS.speak.defaults[key];
  const setValue = (value: ScriptSettings[Key]) => set({ ...defaults, [key]: value });
  return {
    value: defaults[key],
    set: setValue,
    isChanged: defaults[key] !== initial,
    onReset: () => setValue(initial),
  };
}

function VoiceRow() {
  const { value, set, isChanged, onReset } = useDefault('voiceId');
  const ready = useVoiceList('speak').voices.filter(({ state }) => state === 'ready');
  const names = new Map(ready.map(({ id, name }) => [id, name]));
  // One that was deleted since is still what is set.
  if (value !== null && !names.has(value)) names.set(value, value);
  const data = [
    { value: AUTOMATIC, label: TEXTS.chooseVoice },
    ...[...names].map(([id, label]) => ({ value: id, label })).toSorted((a, b) => a.label.localeCompare(b.label)),
  ];
  return (
    <SettingRow id="speakVoice" isChanged={isChanged} onReset={onReset}>
      <Select
        searchable
        allowDeselect={false}
        data={data}
        value={value ?? AUTOMATIC}
        onChange={(next) => set(next === null || next === AUTOMATIC ? null : next)}
        {...rowNames('speakVoice')}
      />
    </SettingRow>
  );
}

function ModelRow() {
  const { value, set, isChanged, onReset } = useDefault('model');
  return (
    <SettingRow id="speakModel" isChanged={isChanged} onReset={onReset}>
      <Select
        allowDeselect={false}
        data={[...SPEECH_MODELS]}
        value={value}
        onChange={(next) => next !== null && set(next)}
        {...rowNames('speakModel')}
      />
    </SettingRow>
  );
}

function TakeFormatRow() {
  const { value: defaults, set } = useSetting('speak', 'defaults');
  const { format } = defaults.sound;
  const initial = DEFAULT_SETTINGS.speak.defaults.sound.format;
  const setFormat = (next: (typeof FORMATS)[number]) =>
    set({ ...defaults, sound: { ...defaults.sound, format: next } });
  return (
    <SettingRow id="speakTakeFormat" isChanged={format !== initial} onReset={() => setFormat(initial)}>
      <FormatControl id="speakTakeFormat" value={format} set={setFormat} />
    </SettingRow>
  );
}

function ExportFormatRow() {
  const { value, set, isChanged, onReset } = useSetting('speak', 'exportFormat');
  return (
    <SettingRow id="speakExportFormat" isChanged={isChanged} onReset={onReset}>
      <FormatControl id="speakExportFormat" value={value} set={set} />
    </SettingRow>
  );
}

type Format = (typeof FORMATS)[number];

function FormatControl(props: {
  id: 'speakTakeFormat' | 'speakExportFormat';
  value: Format;
  set: (format: Format) => void;
}) {
  const { id, value, set } = props;
  return (
    <SegmentedControl
      data={FORMATS.map((format) => ({ value: format, label: format.toUpperCase() }))}
      value={value}
      onChange={(next) => set(FORMATS.find((format) => format === next) ?? 'mp3')}
      {...rowNames(id)}
    />
  );
}

function SubtitlesRow() {
  const { value, set, isChanged, onReset } = useSetting('speak', 'exportSubtitles');
  const choose = (chosen: string[]) => set(SUBTITLES.filter((format) => chosen.includes(format)));
  return (
    <SettingRow id="speakSubtitles" isWide isChanged={isChanged} onReset={onReset}>
      <Checkbox.Group value={value} onChange={choose} {...rowNames('speakSubtitles')}>
        <div className={classes.choices}>
          {SUBTITLES.map((format) => (
            <Checkbox key={format} size="sm" value={format} label={TEXTS.subtitleFormats[format]} />
          ))}
        </div>
      </Checkbox.Group>
    </SettingRow>
  );
}

function SentenceRow() {
  const { value, set, isChanged, onReset } = useSetting('speak', 'sampleSentence');
  return (
    <SettingRow id="sampleSentence" isWide isChanged={isChanged} onReset={onReset}>
      <DraftInput
        names={rowNames('sampleSentence')}
        value={value}
        maxLength={500}
        onCommit={(next) => next.trim() !== '' && set(next.trim())}
      />
    </SettingRow>
  );
}
