import { Button, Popover, Tooltip } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction, useActions } from '../../../ui/actions/use-actions.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { ExportForm } from './export-form.tsx';
import { texts } from './plan/export-texts.ts';
import classes from './exporting.module.css';

/** Opens what can be exported: sound, subtitles, single takes. */
export function ExportMenu({ open }: { open: OpenScript }) {
  const isOpen = useSpeak((state) => state.dialog === 'export');
  const setOpen = (next: boolean) => useSpeak.setState({ dialog: next ? 'export' : null });
  useActions({ 'file.export': { run: () => setOpen(true) } });
  const { keys } = useAction('file.export');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus width="22rem">
      <Popover.Target>
        <Tooltip label={<TooltipWithKeys label={texts.title} chord={keys[0]} />} disabled={isOpen}>
          <Button leftSection={<IconShare2 size={16} stroke={1.6} aria-hidden />} onClick={() => setOpen(!isOpen)}>
            {texts.title}
          </Button>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.title} className={classes.popover}>
        {isOpen ? <ExportForm open={open} close={() => setOpen(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
