import { SegmentedControl } from '@mantine/core';
import { IconAbc, IconClockPause, IconMoodSmile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CommandId } from '../../../../shared/domain/commands/commands.ts';
import { hostPlatform } from '../../../api/connection/host.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { ariaKeyShortcuts } from '../../../ui/actions/keys/chord.ts';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { StageTitle } from '../../../ui/collection/stage-title.tsx';
import { HeaderBar } from '../../../ui/layout/panel-header.tsx';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { useSaveStatus } from '../document/opened/open-scripts.ts';
import { ExportMenu } from '../exporting/export-menu.tsx';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { renameScript } from '../document/script-actions.ts';
import classes from './stage.module.css';
import { ToolButton } from './tool-button.tsx';
import { useIsTyping } from '../lines/selection/line-selection.ts';

/** Title, quiet facts, tools of the editor, how the text is shown, export. */
export function StageHeader({ open }: { open: OpenScript }) {
  const isRaw = useSpeak((state) => state.isRaw);
  return (
    <HeaderBar className={classes.header} title={<Title open={open} />} facts={<Facts open={open} />}>
      <Tool id="speak.soundTag" icon={IconMoodSmile} word={texts.header.soundTag}>
        <kbd className={classes.toolKey} aria-hidden>
          /
        </kbd>
      </Tool>
      <Tool id="speak.pause" icon={IconClockPause} word={texts.header.pause} />
      <Tool id="speak.sayAs" icon={IconAbc} word={texts.header.pronounceAs} />
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
      <ExportMenu open={open} />
    </HeaderBar>
  );
}

function Title({ open: { script } }: { open: OpenScript }) {
  const { id, title } = script;
  return (
    <StageTitle
      key={title}
      title={title}
      fieldLabel={texts.stage.titleField}
      rename={(next) => renameScript(id, next)}
    />
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
  const isTyping = useIsTyping();
  const saving =
    failed.length > 0 ? texts.stage.notSaved : pendingCount > 0 || isTyping ? texts.stage.saving : texts.stage.saved;
  return <span className={classes.facts}>{texts.stage.facts([texts.lines(order.length), saving])}</span>;
}
