import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconLetterCase,
  IconListCheck,
  IconRegex,
  IconReplace,
  IconX,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isNowhere } from '../collection/kept-focus/keep-focus.ts';
import type { PanelIcon } from '../layout/panel.ts';
import classes from './find-bar.module.css';
import type { FindState } from './find-matches.ts';
import { texts } from './find-texts.ts';
import { loadPatterns, patternProblem } from './patterns.ts';
import { WholeWordIcon } from './whole-word-icon.tsx';
import { IconButton } from '../icon-button.tsx';

type Props = {
  find: FindState;
  set: (change: Partial<FindState>) => void;
  /** Number of hits. */
  count: number;
  /** Name of the field. */
  field: string;
  /** Shows the next or previous hit; Enter may come before the hits of the last letters have been looked for. */
  step: (by: 1 | -1) => void;
  /** Replaces the hit that is shown, or goes to one. Without, nothing can be replaced. */
  replace?: () => void;
  replaceAll?: () => void;
  /** False where it appears by itself: then the keyboard stays where it is. */
  takesFocus?: boolean;
  /** Where hits can be looked for in selected lines alone: how many are selected, and their ids. */
  scope?: { selectedCount: number; take: () => string[] };
};

/** Find, and on request replace, in the lines of a document. */
export function FindBar(props: Props) {
  const { find, set, count, field: name, step, takesFocus = true, scope } = props;
  const problem = find.isPattern ? patternProblem(find) : null;
  const field = useRef<HTMLInputElement>(null);
  useReturnedFocus();
  useEffect(() => {
    if (!takesFocus) return;
    field.current?.focus();
    field.current?.select();
  }, [find.isReplacing, takesFocus]);
  const current = Math.min(find.current, count - 1);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') set({ isOpen: false });
    else return;
    event.preventDefault();
  };
  return (
    <search className={classes.bar} aria-label={texts.region}>
      <div className={classes.line}>
        <TextInput
          ref={field}
          className={classes.field ?? ''}
          aria-label={name}
          placeholder={name}
          value={find.text}
          error={problem !== null}
          onChange={(event) => set({ text: event.currentTarget.value, current: -1 })}
          onKeyDown={press}
        />
        <span className={classes.count} role="status">
          {find.text === ''
            ? ''
            : problem
              ? texts.patternProblems[problem]
              : texts.count(Math.max(current + 1, 0), count)}
        </span>
        <Options find={find} set={set} scope={scope} canReplace={props.replace !== undefined} />
        <IconButton aria-label={texts.previous} onClick={() => step(-1)}>
          <IconChevronUp size={16} stroke={1.6} />
        </IconButton>
        <IconButton aria-label={texts.next} onClick={() => step(1)}>
          <IconChevronDown size={16} stroke={1.6} />
        </IconButton>
        <IconButton aria-label={texts.close} onClick={() => set({ isOpen: false })}>
          <IconX size={16} stroke={1.6} />
        </IconButton>
      </div>
      {find.isReplacing ? <ReplaceLine {...props} /> : null}
    </search>
  );
}

/** Whoever closes it goes on where they were before, unless the panel knows better. */
function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () =>
      void setTimeout(() => {
        if (isNowhere() && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
  }, []);
}

/** What counts as a hit, and whether replacing is shown. */
function Options(props: Pick<Props, 'find' | 'set' | 'scope'> & { canReplace: boolean }) {
  const { find, set, scope, canReplace } = props;
  return (
    <>
      <Toggle
        label={texts.matchCase}
        icon={IconLetterCase}
        isOn={find.isCaseSensitive}
        set={(isCaseSensitive) => set({ isCaseSensitive, current: -1 })}
      />
      <Toggle
        label={texts.wholeWord}
        icon={WholeWordIcon}
        isOn={find.isWholeWord}
        set={(isWholeWord) => set({ isWholeWord, current: -1 })}
      />
      <Toggle
        label={texts.pattern}
        icon={IconRegex}
        isOn={find.isPattern}
        set={(isPattern) => void loadPatterns().then(() => set({ isPattern, current: -1 }))}
      />
      {scope && (scope.selectedCount > 1 || find.scope) ? (
        <Toggle
          label={texts.inSelection(find.scope?.length ?? scope.selectedCount)}
          icon={IconListCheck}
          isOn={find.scope !== null}
          set={(isOn) => set({ scope: isOn ? scope.take() : null, current: -1 })}
        />
      ) : null}
      {canReplace ? (
        <Toggle
          label={texts.showReplace}
          icon={IconReplace}
          isOn={find.isReplacing}
          set={(isReplacing) => set({ isReplacing })}
        />
      ) : null}
    </>
  );
}

function Toggle(props: { label: string; icon: PanelIcon; isOn: boolean; set: (isOn: boolean) => void }) {
  const { label, icon: Icon, isOn, set } = props;
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} aria-pressed={isOn} onClick={() => set(!isOn)}>
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

function ReplaceLine({ find, set, count, replace, replaceAll }: Props) {
  return (
    <div className={classes.line}>
      <TextInput
        className={classes.field ?? ''}
        aria-label={texts.replaceField}
        placeholder={texts.replaceField}
        value={find.replacement}
        onChange={(event) => set({ replacement: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') set({ isOpen: false });
          else if (event.key === 'Enter') replace?.();
          else return;
          event.preventDefault();
        }}
      />
      <Button size="compact-sm" onClick={replace} disabled={count === 0}>
        {texts.replace}
      </Button>
      <Button size="compact-sm" onClick={replaceAll} disabled={count === 0}>
        {texts.replaceAll}
      </Button>
    </div>
  );
}
