import { Button, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconPlayerPlayFilled } from '@tabler/icons-react';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { Keys } from '../../../ui/actions/keys/keys.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { isSkipped } from '../document/opened/line-states.ts';
import { dismissFailures, generateLines } from '../generation/generate-lines.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { checkTakes } from '../takes/take-actions.ts';
import { usePlayback } from '../playback/playback-store.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from './generate-bar-texts.ts';
import type { GenerationPlan } from '../generation/generation-plan.ts';
import classes from './generate-bar.module.css';

const MOST_CHECKED = 2000;

/** The main action of the panel, and the other ways to make lines. */
export function GenerateButton({ open, plan }: { open: OpenScript; plan: GenerationPlan }) {
  const { keys, enabled } = useAction('speak.makeChanged');
  const count = plan.lineIds.length;
  return (
    <>
      <MoreMenu open={open} />
      <Button
        variant="filled"
        className={classes.main ?? ''}
        leftSection={<IconPlayerPlayFilled size={14} aria-hidden />}
        rightSection={
          keys[0] ? (
            <span className={classes.keys}>
              <Keys chord={keys[0]} />
            </span>
          ) : null
        }
        aria-disabled={!enabled}
        data-disabled={!enabled || undefined}
        onClick={() => actionRegistry.run('speak.makeChanged')}
      >
        {count > 0 ? texts.generate(count) : texts.empty}
      </Button>
    </>
  );
}

function MoreMenu({ open }: { open: OpenScript }) {
  return (
    <Menu position="top-end" returnFocus closeOnItemClick>
      <Menu.Target>
        <IconButton aria-label={texts.more}>
          <IconDots size={16} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <MoreItems open={open} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Apart from the menu, so that lines are counted only while it is open. */
function MoreItems({ open }: { open: OpenScript }) {
  const { id } = open.script;
  const selected = useSpeak((state) => state.selection.ids);
  const playsWhileGenerating = usePlayback((state) => state.playsWhileGenerating);
  const failed = open.states.idsOf(({ status }) => status === 'failed');
  const makeable = open.states.idsOf(
    (state) => !isSkipped(state) && state.recipe !== null && state.problems.length === 0,
  );
  const unchecked = takesToCheck(open);
  const chosen = makeable.filter((lineId) => selected.has(lineId));
  return (
    <>
      <Menu.Item disabled={chosen.length === 0} onClick={() => void generateLines(id, chosen)}>
        {texts.generateSelected(Math.max(1, chosen.length))}
      </Menu.Item>
      <GenerateAll open={open} lineIds={makeable} />
      <Menu.Item disabled={failed.length === 0} onClick={() => void generateLines(id, failed)}>
        {texts.retry(Math.max(1, failed.length))}
      </Menu.Item>
      <Menu.Item disabled={failed.length === 0} onClick={() => void dismissFailures(id)}>
        {texts.dismiss}
      </Menu.Item>
      <Menu.Item disabled={unchecked.length === 0} onClick={() => void checkTakes(unchecked)}>
        {texts.checkAll(Math.max(1, unchecked.length))}
      </Menu.Item>
      <Menu.Divider />
      <Menu.CheckboxItem
        checked={playsWhileGenerating}
        checkIcon={<IconCheck size={15} stroke={1.6} aria-hidden />}
        onChange={(isOn) => usePlayback.setState({ playsWhileGenerating: isOn })}
      >
        {texts.playWhileGenerating}
      </Menu.CheckboxItem>
    </>
  );
}

/** Chosen takes that fit their lines and were not compared with them yet; as many as are compared at once. */
function takesToCheck({ states }: OpenScript): Take[] {
  const takes = [...states].flatMap(({ state: { take, causes } }) => (take && causes.length === 0 ? [take] : []));
  return takes.filter(({ check }) => check === null).slice(0, MOST_CHECKED);
}

function GenerateAll({ open, lineIds }: { open: OpenScript; lineIds: OpenScript['order'][number][] }) {
  const isLocal = usePanelEngine('speak') === 'local';
  const make = async () => {
    const ids = new Set(lineIds);
    const characters = open.script.lines.reduce(
      (sum, line) => sum + (ids.has(line.id) ? characterCount(line.text) : 0),
      0,
    );
    const isSure = await confirm({
      title: texts.askAll(lineIds.length),
      text: texts.askAllText(characters, isLocal ? texts.free : texts.billed),
      confirm: texts.askAllConfirm,
      cancel: texts.askAllCancel,
    });
    if (isSure) await generateLines(open.script.id, lineIds);
  };
  return (
    <Menu.Item disabled={lineIds.length === 0} onClick={() => void make()}>
      {texts.regenerateAll(lineIds.length)}
    </Menu.Item>
  );
}
