import { Button, Checkbox, Group, Modal, Select, Stack } from '@mantine/core';
import { TEXT_FORMATS, type TextFormat } from '../../../../shared/domain/library/item-export.ts';
import { useLibrary } from '../library-store.ts';
import { selectedIds } from '../order/order-items.ts';
import { texts } from '../texts.ts';
import { useExportDialog, useExportOptions } from './export-store.ts';
import { exportItems } from './take-out.ts';

const close = () => useExportDialog.setState({ isOpen: false });

/** Asks how what is selected becomes files; the folder is chosen in the system's dialog. */
export function ExportDialog() {
  const isOpen = useExportDialog((state) => state.isOpen);
  const count = useLibrary((state) => state.selection.ids.size);
  return (
    <Modal opened={isOpen} onClose={close} title={texts.out.title(count)}>
      {isOpen ? <ExportForm /> : null}
    </Modal>
  );
}

function ExportForm() {
  const { format, withSubtitles, withRecipes } = useExportOptions();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void exportItems(selectedIds());
      }}
    >
      <Stack gap="sm">
        <Select
          label={texts.out.format}
          description={texts.out.formatText}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={TEXT_FORMATS.map((value) => ({ value, label: texts.out.formats[value] }))}
          value={format}
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => value !== null && useExportOptions.setState({ format: value as TextFormat })}
        />
        <Checkbox
          label={texts.out.withSubtitles}
          checked={withSubtitles}
          onChange={(event) => useExportOptions.setState({ withSubtitles: event.currentTarget.checked })}
        />
        <Checkbox
          label={texts.out.withRecipes}
          checked={withRecipes}
          onChange={(event) => useExportOptions.setState({ withRecipes: event.currentTarget.checked })}
        />
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
