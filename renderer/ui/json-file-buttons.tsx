import { Button, FileButton } from '@mantine/core';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';

type Props = {
  /** `importFile` names the file field for assistive technology. */
  words: { importFile: string; import: string; export: string };
  importFile: (file: File) => Promise<void>;
  exportAll: () => void;
  canExport: boolean;
};

/** Takes what a user saved from a JSON file, and writes all of it into one. */
export function JsonFileButtons({ words, importFile, exportAll, canExport }: Props) {
  return (
    <>
      <FileButton
        accept=".json"
        inputProps={{ 'aria-label': words.importFile }}
        onChange={(file) => file && void importFile(file)}
      >
        {(props) => (
          <Button {...props} size="compact-sm" variant="subtle" leftSection={<IconFileImport size={15} stroke={1.6} />}>
            {words.import}
          </Button>
        )}
      </FileButton>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconFileExport size={15} stroke={1.6} />}
        disabled={!canExport}
        onClick={exportAll}
      >
        {words.export}
      </Button>
    </>
  );
}
