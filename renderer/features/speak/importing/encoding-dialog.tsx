import { Button, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts.ts';
import classes from './encoding-dialog.module.css';
import { encodingName } from './encoding-names.ts';
import { answerEncoding, type UnsureFile, useUnsureFiles } from './unsure-files.ts';

/** Asks in which encoding a file is to be read, and shows how its text reads in each. */
export function EncodingDialog() {
  const file = useUnsureFiles(({ waiting }) => waiting[0]);
  const [shown, setShown] = useState<UnsureFile | undefined>(undefined);
  // It is still read while the dialog fades.
  if (file && file !== shown) setShown(file);
  const close = () => file && void answerEncoding(file, null);
  return (
    <Modal
      opened={file !== undefined}
      onClose={() => close()}
      title={shown && texts.importing.encodingTitle(shown.fileName)}
      size="lg"
      withCloseButton={false}
    >
      {shown ? <Choice key={shown.fileId} file={shown} close={close} /> : null}
    </Modal>
  );
}

function Choice({ file, close }: { file: UnsureFile; close: () => void }) {
  const [encoding, setEncoding] = useState(file.encodings[0]?.encoding ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void answerEncoding(file, encoding);
      }}
    >
      <p className={classes.why}>{texts.importing.encodingWhy}</p>
      <Radio.Group aria-label={texts.importing.encodings} value={encoding} onChange={setEncoding}>
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
        <Button variant="subtle" onClick={close}>
          {texts.importing.leaveOut}
        </Button>
        <Button type="submit" variant="filled">
          {texts.importing.importFile}
        </Button>
      </Group>
    </form>
  );
}
