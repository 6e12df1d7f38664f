import { Button, Menu } from '@mantine/core';
import { IconFileText, IconFileTextSpark, IconPencil, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { newScript, importScripts } from '../importing/import-scripts.ts';
import { texts } from './list-texts.ts';
import { TranscriptDialog } from './transcript-dialog.tsx';

/** A new script: empty, from text files, or from a transcript. */
export function NewMenu() {
  const files = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <Button size="compact-sm" leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}>
            {texts.new}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={15} stroke={1.6} />} onClick={() => void newScript()}>
            {texts.empty}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileText size={15} stroke={1.6} />} onClick={() => files.current?.click()}>
            {texts.fromFiles}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileTextSpark size={15} stroke={1.6} />} onClick={() => setChoosing(true)}>
            {texts.fromTranscript}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept=".txt,.text,.md,.markdown,.srt,.vtt"
        aria-label={texts.fromFiles}
        onChange={(event) => {
          void importScripts([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <TranscriptDialog isOpen={isChoosing} close={() => setChoosing(false)} />
    </>
  );
}
