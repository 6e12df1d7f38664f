import { Button, Checkbox, Group, Loader, Modal, Select, Stack, Text } from '@mantine/core';
import {
  EXPORT_FORMS,
  EXPORTED_IMAGE_FORMATS,
  type ExportForm,
  type ImageExport,
  PLAIN_IMAGE_EXPORT,
  TEXT_FORMATS,
  type TextFormat,
} from '../../../../shared/domain/library/item-export.ts';
import { exportItems } from './export-items.ts';
import { type ExportQuestion, isAsked, useExportDialog, useExportOptions } from './export-store.ts';
import { exportTexts as texts } from './export-texts.ts';

const BESIDE = ['withSubtitles', 'withChapters', 'withRecipes', 'withList', 'withSheet'] as const;

const close = () => useExportDialog.setState({ question: null });

/** While items are written the dialog stays: closing it ends that. */
const cancel = () => {
  const { writing } = useExportDialog.getState();
  if (writing) writing.cancel();
  else close();
};

/** Asks how items become files; the folder is chosen in the system's dialog. One for each panel that shows items. */
export function ExportDialog() {
  const { question, writing } = useExportDialog();
  const title = question ? texts.title[question.subject](question.ids.length) : '';
  return (
    <Modal opened={question !== null} onClose={cancel} title={title}>
      {question === null ? null : writing ? (
        <Writing count={question.ids.length} />
      ) : (
        <ExportForm question={question} />
      )}
    </Modal>
  );
}

function Writing({ count }: { count: number }) {
  return (
    <>
      <Group gap="sm" role="status">
        <Loader size="sm" />
        <Text>{texts.writing(count)}</Text>
      </Group>
      <Group justify="flex-end" mt="md">
        <Button onClick={cancel}>{texts.cancel}</Button>
      </Group>
    </>
  );
}

function ExportForm({ question }: { question: ExportQuestion }) {
  const { subject } = question;
  const form = useExportOptions((options) => options.form);
  const hasFiles = form !== 'csv';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void exportItems(question);
      }}
    >
      <Stack gap="sm">
        <Select
          label={texts.form}
          data={EXPORT_FORMS.map((value) => ({ value, label: texts.forms[value] }))}
          value={form}
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => value !== null && useExportOptions.setState({ form: value as ExportForm })}
        />
        {isAsked(subject, 'format') ? <TextFiles hasFiles={hasFiles} /> : null}
        {isAsked(subject, 'images') ? <ImageFiles hasFiles={hasFiles} /> : null}
        {BESIDE.filter((name) => isAsked(subject, name)).map((name) => (
          <BesideFile key={name} name={name} hasFiles={hasFiles} />
        ))}
        <Text size="sm" c="dimmed">
          {texts.dragged}
        </Text>
      </Stack>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button onClick={close}>{texts.cancel}</Button>
        <Button type="submit" variant="filled">
          {texts.choose}
        </Button>
      </Group>
    </form>
  );
}

/** What transcripts become. */
function TextFiles({ hasFiles }: { hasFiles: boolean }) {
  const format = useExportOptions((options) => options.format);
  return (
    <Select
      label={texts.format}
      disabled={!hasFiles}
      data={TEXT_FORMATS.map((value) => ({ value, label: texts.formats[value] }))}
      value={format}
      comboboxProps={{ withinPortal: false }}
      onChange={(value) => value !== null && useExportOptions.setState({ format: value as TextFormat })}
    />
  );
}

/** What images become, and whether they say how they were generated. */
function ImageFiles({ hasFiles }: { hasFiles: boolean }) {
  const { images = PLAIN_IMAGE_EXPORT } = useExportOptions();
  const change = (changes: Partial<ImageExport>) => useExportOptions.setState({ images: { ...images, ...changes } });
  return (
    <>
      <Select
        label={texts.images}
        disabled={!hasFiles}
        data={EXPORTED_IMAGE_FORMATS.map((value) => ({ value, label: texts.imageFormats[value] }))}
        value={images.format}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => value !== null && change({ format: value as ImageExport['format'] })}
      />
      <Checkbox
        label={texts.withoutRecipe}
        disabled={!hasFiles}
        checked={!images.withRecipe}
        onChange={(event) => change({ withRecipe: !event.currentTarget.checked })}
      />
    </>
  );
}

/** What lies beside the files; a list is all there is where there are none. */
function BesideFile({ name, hasFiles }: { name: (typeof BESIDE)[number]; hasFiles: boolean }) {
  const isChosen = useExportOptions((options) => options[name]) ?? false;
  return (
    <Checkbox
      label={texts[name]}
      disabled={!hasFiles}
      checked={name === 'withList' && !hasFiles ? true : isChosen && (hasFiles || name !== 'withSheet')}
      onChange={(event) => useExportOptions.setState({ [name]: event.currentTarget.checked })}
    />
  );
}
