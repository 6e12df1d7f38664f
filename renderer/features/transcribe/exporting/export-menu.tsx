import { Button, Checkbox, Popover, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasDoubtfulLanguage } from '../../../../shared/domain/transcript/recognition/doubtful-language.ts';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  showsSpeakersByDefault,
} from '../../../../shared/domain/subtitles/render-transcript.ts';
import { api } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { CopyOne, CopyRow } from './copy-buttons.tsx';
import { ExportCautions } from './export-cautions.tsx';
import classes from './exporting.module.css';
import { canChooseTimes, type ExportContents } from './export-options.ts';
import { previewName } from './preview-name.ts';
import { saveTranscript } from './save-transcript.ts';

/** The main action of the panel and its popover: format, what goes in, the name, where to. */
export function ExportMenu({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'export');
  const setOpen = (next: boolean) => useTranscribe.setState({ dialog: next ? 'export' : null });
  const hasLines = open.transcript.segments.length > 0;
  return (
    <Popover opened={isOpen && hasLines} onChange={setOpen} position="bottom-end" trapFocus returnFocus width="20rem">
      <Popover.Target>
        <Button
          variant="filled"
          leftSection={<IconFileExport size={16} stroke={1.6} aria-hidden />}
          data-disabled={!hasLines || undefined}
          aria-disabled={!hasLines}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.exporting.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.exporting.title} className={classes.popover}>
        {isOpen ? <ExportForm open={open} close={() => setOpen(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function ExportForm({ open, close }: { open: OpenTranscript; close: () => void }) {
  const settings = useSettings().transcribe;
  const [state, setState] = useState<ExportContents>({ withTimes: false, withSpeakers: true, withDoubtMarks: true });
  const [template, setTemplate] = useState(settings.exportNameTemplate);
  const change = (transcribe: Partial<typeof settings>) => void saveSettingsOrToast({ transcribe });
  const format = settings.exportFormat;
  // Subtitles keep the choice: viewers see who speaks, so names are the exception there.
  const hasSubtitleNames = showsSpeakersByDefault(format) ? null : settings.subtitleSpeakerNames;
  const options = { ...state, withSpeakers: hasSubtitleNames ?? state.withSpeakers };
  const setWithSpeakers = (withSpeakers: boolean) => {
    if (hasSubtitleNames === null) setState({ ...state, withSpeakers });
    else change({ subtitleSpeakerNames: withSpeakers });
  };
  const save = async () => {
    if (template.trim() !== '' && template !== settings.exportNameTemplate) change({ exportNameTemplate: template });
    await saveTranscript(open, { ...options, format, template, nextToSource: settings.exportNextToSource }, close);
  };
  return (
    <>
      <Select
        label={texts.exporting.format}
        data={EXPORT_FORMATS.map((value) => ({ value, label: texts.exporting.formats[value] }))}
        value={format}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => value !== null && change({ exportFormat: value })}
      />
      <Contents
        open={open}
        options={options}
        format={format}
        set={{
          times: (withTimes) => setState({ ...state, withTimes }),
          speakers: setWithSpeakers,
          doubtMarks: (withDoubtMarks) => setState({ ...state, withDoubtMarks }),
        }}
      />
      <NameField open={open} format={format} template={template} setTemplate={setTemplate} />
      <SegmentedControl
        aria-label={texts.exporting.where}
        data={[
          { value: 'folder', label: texts.exporting.chooseFolder },
          { value: 'source', label: texts.exporting.nextToSource },
        ]}
        value={settings.exportNextToSource ? 'source' : 'folder'}
        onChange={(value) => change({ exportNextToSource: value === 'source' })}
        fullWidth
      />
      <div className={classes.actions}>
        <Button variant="filled" onClick={() => void save()} disabled={template.trim() === ''}>
          {texts.exporting.save}
        </Button>
        {format === 'docx' ? null : <CopyOne open={open} format={format} options={options} />}
      </div>
      <CopyRow open={open} />
    </>
  );
}

/** What goes in, and whether the transcript is whole. */
function Contents(props: {
  open: OpenTranscript;
  options: ExportContents;
  format: ExportFormat;
  set: Record<'times' | 'speakers' | 'doubtMarks', (isOn: boolean) => void>;
}) {
  const { open, options, format, set } = props;
  const canChoose = canChooseTimes(format);
  return (
    <>
      <div className={classes.checks}>
        <Checkbox
          label={texts.exporting.withTimes}
          disabled={!canChoose}
          checked={options.withTimes || !canChoose}
          onChange={(event) => set.times(event.currentTarget.checked)}
        />
        <Checkbox
          label={texts.exporting.withSpeakers}
          checked={options.withSpeakers}
          onChange={(event) => set.speakers(event.currentTarget.checked)}
        />
        {hasDoubtfulLanguage(open.transcript) ? (
          <Checkbox
            label={texts.doubt.withMarks}
            disabled={format === 'json'}
            checked={options.withDoubtMarks || format === 'json'}
            onChange={(event) => set.doubtMarks(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      <ExportCautions transcript={open.transcript} isMarked={options.withDoubtMarks || format === 'json'} />
    </>
  );
}

function NameField(props: {
  open: OpenTranscript;
  format: ExportFormat;
  template: string;
  setTemplate: (template: string) => void;
}) {
  const { open, format, template, setTemplate } = props;
  const { id, recipe } = open.transcript;
  const item = useQuery(api.library.get.queryOptions({ input: { id } })).data;
  return (
    <TextInput
      label={texts.exporting.name}
      value={template}
      onChange={(event) => setTemplate(event.currentTarget.value)}
      description={item ? texts.exporting.preview(previewName(template, { item, recipe, format })) : null}
      title={texts.exporting.nameHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      spellCheck={false}
    />
  );
}
