import { SegmentedControl } from '@mantine/core';
import { IconAbc, IconClockPause, IconMoodSmile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CommandId } from '../../../../shared/domain/commands.ts';
import { hostPlatform } from '../../../api/host.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { ariaKeyShortcuts } from '../../../ui/actions/chord.ts';
import { useAction } from '../../../ui/actions/use-actions.ts';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { useSaveStatus } from '../document/open-scripts.ts';
import type { OpenScript } from '../speak-context.tsx';
import { speakSlots } from '../speak-slots.ts';
import { useSpeak } from '../speak-store.ts';
import { texts } from '../texts.ts';
import { StageTitle } from './stage-title.tsx';
import classes from './stage.module.css';
import { ToolButton } from './tool-button.tsx';

/** Title, quiet facts, tools of the editor, how the text is shown, export. */
export function StageHeader({ open }: { open: OpenScript }) {
  const { script } = open;
  const { ExportMenu } = speakSlots;
  const isRaw = useSpeak((state) => state.isRaw);
  return (
    <header className={classes.header}>
      <StageTitle key={script.title} id={script.id} title={script.title} />
      <Facts open={open} />
      <span className={classes.space} />
      <Tool id="speak.soundTag" icon={IconMoodSmile} word={texts.header.soundTag}>
        <kbd className={classes.toolKey} aria-hidden>
          /
        </kbd>
      </Tool>
      <Tool id="speak.pause" icon={IconClockPause} word={texts.header.pause} />
      <Tool id="speak.sayAs" icon={IconAbc} word={texts.header.sayAs} />
      <span className={classes.rule} aria-hidden />
      <SegmentedControl
        size="xs"
        aria-label={texts.stage.view}
        value={isRaw ? 'raw' : 'script'}
        onChange={(value) => useSpeak.setState({ isRaw: value === 'raw' })}
        data={[
          { value: 'script', label: texts.stage.script },
          { value: 'raw', label: texts.stage.raw },
        ]}
      />
      {ExportMenu ? <ExportMenu open={open} /> : null}
    </header>
  );
}

function Tool(props: { id: CommandId; icon: PanelIcon; word: string; children?: ReactNode }) {
  const { id, icon, word, children } = props;
  const action = useAction(id);
  return (
    <ToolButton
      icon={icon}
      word={word}
      action={action}
      shortcuts={action.keys.length > 0 ? ariaKeyShortcuts(action.keys, hostPlatform()) : undefined}
      run={() => void actionRegistry.run(id)}
    >
      {children}
    </ToolButton>
  );
}

function Facts({ open: { script, order } }: { open: OpenScript }) {
  const { pendingCount, failed } = useSaveStatus(script.id);
  const isTyping = useSpeak((state) => state.draft !== null);
  const saving =
    failed.length > 0 ? texts.stage.notSaved : pendingCount > 0 || isTyping ? texts.stage.saving : texts.stage.saved;
  return <span className={classes.facts}>{texts.stage.facts([texts.lines(order.length), saving])}</span>;
}
