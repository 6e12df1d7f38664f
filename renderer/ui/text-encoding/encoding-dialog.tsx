import { Button, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import type { EncodingPreview } from '../../../shared/domain/script/script-views.ts';
import { encodingTexts as texts } from './encoding-texts.ts';
import classes from './encoding-dialog.module.css';
import { encodingName } from './encoding-names.ts';

/** A file whose letters can be read in several ways. */
export type UnsureFile = { fileName: string; fileId: string; encodings: readonly EncodingPreview[] };

/** Asks in which encoding a file is to be read, and shows how its text reads in each; null leaves the file out. */
export function EncodingDialog(props: { file: UnsureFile | undefined; answer: (encoding: string | null) => void }) {
  const { file, answer } = props;
  const [shown, setShown] = useState<UnsureFile | undefined>(undefined);
  // It is still read while the dialog fades.
  if (file && file !== shown) setShown(file);
  const given = (encoding: string | null) => file && answer(encoding);
  return (
    <Modal
      opened={file !== undefined}
      onClose={() => given(null)}
      title={shown && texts.title(shown.fileName)}
      size="lg"
      withCloseButton={false}
    >
      {shown ? <Choice key={shown.fileId} file={shown} answer={given} /> : null}
    </Modal>
  );
}

function Choice({ file, answer }: { file: UnsureFile; answer: (encoding: string | null) => void }) {
  const [encoding, setEncoding] = useState(file.encodings[0]?.encoding ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        answer(encoding);
      }}
    >
      <p className={classes.why}>{texts.why}</p>
      <Radio.Group aria-label={texts.encodings} value={encoding} onChange={setEncoding}>
        <div className={classes.choices}>
          {file.encodings.map((reading, index) => (
            <Radio
              key={reading.encoding}
              value={reading.encoding}
              data-autofocus={index === 0 || undefined}
              label={encodingName(reading.encoding)}
              description={
                <span className={classes.preview}>
                  {reading.lines.map((line, at) => (
                    <span key={at}>{line}</span>
                  ))}
                </span>
              }
            />
          ))}
        </div>
      </Radio.Group>
      <Group gap={6} mt={14} justify="flex-end">
        <Button variant="subtle" onClick={() => answer(null)}>
          {texts.leaveOut}
        </Button>
        <Button type="submit" variant="filled">
          {texts.importFile}
        </Button>
      </Group>
    </form>
  );
}
