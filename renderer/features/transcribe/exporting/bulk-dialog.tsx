import { Button, Checkbox, Input, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../../../shared/domain/subtitles/render-transcript.ts';
import type { TranscriptExport } from '../../../../shared/domain/transcript/transcript-export.ts';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import { client } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { saveSettingsOrToast, showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { useTranscribe } from '../document/transcribe-store.ts';
import { texts } from '../texts.ts';
import { BulkList } from './bulk-list.tsx';
import { bulkTexts as words } from './bulk-texts.ts';
import classes from './exporting.module.css';

/** As many as one request takes. */
const MOST = 500;

/** Exports several transcripts of the history at once. */
export function BulkExportDialog() {
  const isOpen = useTranscribe((state) => state.isBulkExporting);
  const close = () => useTranscribe.setState({ isBulkExporting: false });
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} size="lg">
      {isOpen ? <BulkForm close={close} /> : null}
    </Modal>
  );
}

function BulkForm({ close }: { close: () => void }) {
  const settings = useSettings().transcribe;
  const [ids, setIds] = useState<ReadonlySet<ItemId>>(new Set());
  const [formats, setFormats] = useState<readonly ExportFormat[]>([settings.exportFormat]);
  const [template, setTemplate] = useState(settings.exportNameTemplate);
  const [contents, setContents] = useState<BulkContents>({ withTimes: false, withChapters: false });
  const [failed, setFailed] = useState<TranscriptExport['failed']>([]);
  const [isRunning, setRunning] = useState(false);
  const nextToSource = settings.exportNextToSource;
  const run = async () => {
    setRunning(true);
    const nameTemplate = template.trim();
    const options = { formats: [...formats], nameTemplate, ...contents, nextToSource };
    try {
      const done = await client.transcripts.export({ ids: [...ids], ...options });
      if (done === null) return;
      tell(done, nextToSource);
      setFailed(done.failed);
      if (done.failed.length === 0) close();
    } catch (error) {
      showFailureToast(words.notExported, error);
    } finally {
      setRunning(false);
    }
  };
  const isPossible = ids.size > 0 && ids.size <= MOST && formats.length > 0 && template.trim() !== '';
  return (
    <form
      className={classes.bulk}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible && !isRunning) void run();
      }}
    >
      <BulkList ids={ids} setIds={setIds} />
      <FormatChecks formats={formats} setFormats={setFormats} />
      <NameTemplate template={template} setTemplate={setTemplate} />
      <ContentChecks contents={contents} setContents={setContents} />
      <Where isBeside={nextToSource} />
      {failed.length > 0 ? (
        <ErrorNotice tone="warn" what={words.failed(failed.length)} why={failed.map(reasonOf).join(' ')} />
      ) : null}
      <Button type="submit" variant="filled" disabled={!isPossible} loading={isRunning}>
        {ids.size > MOST ? words.mostly(MOST) : words.run(ids.size)}
      </Button>
    </form>
  );
}

/** What is written beside the text. */
type BulkContents = { withTimes: boolean; withChapters: boolean };

function ContentChecks(props: { contents: BulkContents; setContents: (contents: BulkContents) => void }) {
  const { contents, setContents } = props;
  return (
    <>
      <Checkbox
        label={texts.exporting.withTimes}
        checked={contents.withTimes}
        onChange={(event) => setContents({ ...contents, withTimes: event.currentTarget.checked })}
      />
      <Checkbox
        label={words.withChapters}
        checked={contents.withChapters}
        onChange={(event) => setContents({ ...contents, withChapters: event.currentTarget.checked })}
      />
    </>
  );
}

function NameTemplate(props: { template: string; setTemplate: (template: string) => void }) {
  const { template, setTemplate } = props;
  return (
    <TextInput
      label={texts.exporting.name}
      description={texts.exporting.nameHint}
      value={template}
      onChange={(event) => setTemplate(event.currentTarget.value)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      spellCheck={false}
    />
  );
}

function Where({ isBeside }: { isBeside: boolean }) {
  return (
    <SegmentedControl
      aria-label={texts.exporting.where}
      data={[
        { value: 'folder', label: texts.exporting.chooseFolder },
        { value: 'source', label: texts.exporting.nextToSource },
      ]}
      value={isBeside ? 'source' : 'folder'}
      onChange={(value) => void saveSettingsOrToast({ transcribe: { exportNextToSource: value === 'source' } })}
      fullWidth
    />
  );
}

function FormatChecks(props: {
  formats: readonly ExportFormat[];
  setFormats: (formats: readonly ExportFormat[]) => void;
}) {
  const { formats, setFormats } = props;
  const toggle = (format: ExportFormat, isOn: boolean) =>
    setFormats(EXPORT_FORMATS.filter((each) => (each === format ? isOn : formats.includes(each))));
  return (
    <Input.Wrapper label={words.formats} labelElement="div">
      <div className={classes.formats} role="group" aria-label={words.formats}>
        {EXPORT_FORMATS.map((format) => (
          <Checkbox
            key={format}
            label={texts.exporting.formats[format]}
            checked={formats.includes(format)}
            onChange={(event) => toggle(format, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Input.Wrapper>
  );
}

const reasonOf = ({ title, failure }: TranscriptExport['failed'][number]): string =>
  `${title}: ${failureSentences(failure)}`;

function tell({ fileNames, folder }: TranscriptExport, isBeside: boolean): void {
  if (fileNames.length === 0) return;
  const message = isBeside ? words.savedBeside(fileNames.length) : words.saved(fileNames.length, folder);
  announce(message);
  showToast({ message });
}
