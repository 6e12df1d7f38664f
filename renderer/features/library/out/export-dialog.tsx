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
import { useLibrary } from '../library-store.ts';
import { selectedIds } from '../order/order-items.ts';
import { texts } from '../texts.ts';
import { useExportDialog, useExportOptions } from './export-store.ts';
import { exportItems } from './take-out.ts';

const BESIDE = ['withSubtitles', 'withChapters', 'withRecipes', 'withList', 'withSheet'] as const;

const close = () => useExportDialog.setState({ isOpen: false });

/** While items are written the dialog stays: closing it ends that. */
const cancel = () => {
  const { writing } = useExportDialog.getState();
  if (writing) writing.cancel();
  else close();
};

/** Asks how what is selected becomes files; the folder is chosen in the system's dialog. */
export function ExportDialog() {
  const isOpen = useExportDialog((state) => state.isOpen);
  const writing = useExportDialog((state) => state.writing);
  const count = useLibrary((state) => state.selection.ids.size);
  return (
    <Modal opened={isOpen} onClose={cancel} title={texts.out.title(writing?.count ?? count)}>
      {writing ? <Writing count={writing.count} /> : isOpen ? <ExportForm /> : null}
    </Modal>
  );
}

function Writing({ count }: { count: number }) {
  return (
    <>
      <Group gap="sm" role="status">
        <Loader size="sm" />
        <Text>{texts.out.writing(count)}</Text>
      </Group>
      <Group justify="flex-end" mt="md">
        <Button onClick={cancel}>{texts.labels.cancel}</Button>
      </Group>
    </>
  );
}

function ExportForm() {
  const { format, form } = useExportOptions();
  const hasFiles = form !== 'csv';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void exportItems(selectedIds());
      }}
    >
      <Stack gap="sm">
        <Select
          label={texts.out.form}
          data={EXPORT_FORMS.map((value) => ({ value, label: texts.out.forms[value] }))}
          value={form}
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => value !== null && useExportOptions.setState({ form: value as ExportForm })}
        />
        <Select
          label={texts.out.format}
          disabled={!hasFiles}
          description={texts.out.formatText}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={TEXT_FORMATS.map((value) => ({ value, label: texts.out.formats[value] }))}
          value={format}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => value !== null && useExportOptions.setState({ format: value as TextFormat })}
        />
        <ImageFiles hasFiles={hasFiles} />
        <BesideFiles hasFiles={hasFiles} />
      </Stack>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button onClick={close}>{texts.labels.cancel}</Button>
        <Button type="submit" variant="filled">
          {texts.out.choose}
        </Button>
      </Group>
    </form>
  );
}

/** What images become, and whether they say how they were generated. */
function ImageFiles({ hasFiles }: { hasFiles: boolean }) {
  const { images = PLAIN_IMAGE_EXPORT } = useExportOptions();
  const change = (changes: Partial<ImageExport>) => useExportOptions.setState({ images: { ...images, ...changes } });
  return (
    <>
      <Select
        label={texts.out.images}
        disabled={!hasFiles}
        data={EXPORTED_IMAGE_FORMATS.map((value) => ({ value, label: texts.out.imageFormats[value] }))}
        value={images.format}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => value !== null && change({ format: value as ImageExport['format'] })}
      />
      <Checkbox
        label={texts.out.withoutRecipe}
        disabled={!hasFiles}
        checked={!images.withRecipe}
        onChange={(event) => change({ withRecipe: !event.currentTarget.checked })}
      />
    </>
  );
}

/** What lies beside the files; a list is all there is where there are none. */
function BesideFiles({ hasFiles }: { hasFiles: boolean }) {
  const options = useExportOptions();
  return BESIDE.map((name) => (
    <Checkbox
      key={name}
      label={texts.out[name]}
      disabled={!hasFiles}
      checked={name === 'withList' && !hasFiles ? true : (options[name] ?? false) && (hasFiles || name !== 'withSheet')}
      onChange={(event) => useExportOptions.setState({ [name]: event.currentTarget.checked })}
    />
  ));
}
