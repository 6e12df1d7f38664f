import { Button, Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronUp, IconWand, IconX } from '@tabler/icons-react';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { useTranscribe } from '../document/transcribe-store.ts';
import classes from './checking.module.css';
import { checkingTexts as words } from './checking-texts.ts';
import type { LineProblems } from './line-problems.ts';
import { RulesForm } from './rules-form.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

/** How many lines break a rule, the way to them, and what mends them. */
export function CheckBar({ problems }: { problems: LineProblems }) {
  const count = problems.size;
  return (
    <section className={classes.bar} aria-label={words.bar}>
      <span className={classes.name}>{words.bar}</span>
      <span className={classes.count} role="status" data-broken={count > 0 || undefined}>
        {words.problems(count)}
      </span>
      <CommandButton id="transcript.previousProblem" icon={IconChevronUp} iconSize={16} />
      <CommandButton id="transcript.nextProblem" icon={IconChevronDown} iconSize={16} />
      <span className={classes.space} />
      <Button
        size="compact-sm"
        leftSection={<IconWand size={15} stroke={1.6} aria-hidden />}
        disabled={count === 0}
        onClick={() => void actionRegistry.run('transcript.mend')}
      >
        {words.fix}
      </Button>
      <Popover position="bottom-end" trapFocus returnFocus width="19rem">
        <Popover.Target>
          <Button size="compact-sm" leftSection={<IconAdjustmentsHorizontal size={15} stroke={1.6} aria-hidden />}>
            {words.rules}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <RulesForm />
        </Popover.Dropdown>
      </Popover>
      <IconButton aria-label={words.close} onClick={() => useTranscribe.setState({ isChecking: false })}>
        <IconX size={16} stroke={1.6} />
      </IconButton>
    </section>
  );
}
